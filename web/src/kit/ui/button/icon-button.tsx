import { classNames } from '../class-names.ts';
import { Button, type ButtonProps, lookOf } from './button.tsx';
import styles from './icon-button.module.css';

/** Requires a label, because an icon alone says nothing to a screen reader. */
export const IconButton = ({
  label,
  look = 'ghost',
  size = 'small',
  isPending = false,
  className,
  children,
  ...rest
}: Omit<ButtonProps, 'isBlock'> & { label: string }) => (
  <Button
    {...rest}
    look={look}
    size={size}
    isPending={isPending}
    className={classNames(styles['icon-button'], styles[size], className)}
    aria-label={label}
    title={label}
  >
    {/* The button shows its own pending icon instead. */}
    {!isPending && children}
  </Button>
);

/** Returns the classes for the trigger of a menu, which has to be a plain button. */
export const iconLookOf = ({ look, size = 'small' }: Pick<ButtonProps, 'look' | 'size'>) =>
  classNames(lookOf({ look, size }), styles['icon-button'], styles[size]);
