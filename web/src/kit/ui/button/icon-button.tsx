import { classNames } from '../class-names.ts';
import { Button, type ButtonProps } from './button.tsx';
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
