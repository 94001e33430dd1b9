import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export const BUTTON_LOOKS = ['solid', 'subtle', 'outlined', 'ghost', 'inversed'] as const;
export const BUTTON_SIZES = ['small', 'medium', 'large'] as const;

type Look = {
  look?: (typeof BUTTON_LOOKS)[number];
  size?: (typeof BUTTON_SIZES)[number];
  isBlock?: boolean;
};

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    isSelected?: boolean;
    /** Something is under way: the button stays where it is, keeps the focus and ignores a second click. */
    isPending?: boolean;
    /** Keeps a disabled button reachable, so that a click on it can show the reason (S4.7). */
    onDisabledClick?: () => void;
  };

export const Button = ({
  look,
  size,
  isBlock,
  isSelected,
  isPending = false,
  onDisabledClick,
  disabled = false,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) => {
  const isInert = disabled || isPending;
  const staysReachable = isPending || onDisabledClick !== undefined;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isInert) return onClick?.(event);
    event.preventDefault();
    if (disabled) onDisabledClick?.();
  };

  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        lookOf({ look, size, isBlock }),
        isSelected && styles.selected,
        isPending && styles.pending,
        className,
      )}
      onClick={click}
      disabled={disabled && !staysReachable}
      aria-disabled={isInert && staysReachable ? true : undefined}
      aria-busy={isPending || undefined}
      aria-pressed={isSelected}
    >
      {isPending && <LoaderCircle className={styles.spinning} size={16} aria-hidden />}
      {children}
    </button>
  );
};

/** A link that looks like a button. */
export const LinkButton = ({ look, size, isBlock, className, ...rest }: LinkProps & Look) => (
  <Link {...rest} className={classNames(lookOf({ look, size, isBlock }), className)} />
);

type PartialLook = { [K in keyof Look]: Look[K] | undefined };

export const lookOf = ({ look = 'outlined', size = 'medium', isBlock = false }: PartialLook) =>
  classNames(styles.button, styles[look], styles[size], isBlock && styles.block);
