import { classNames } from '../class-names.ts';
import { Button, type ButtonProps } from './button.tsx';
import styles from './icon-button.module.css';

/** A picture alone says nothing to a screen reader, so the name is not optional. */
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
    {/* The button's own sign takes its place. */}
    {!isPending && children}
  </Button>
);
