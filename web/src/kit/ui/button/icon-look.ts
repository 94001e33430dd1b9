import { classNames } from '../class-names.ts';
import { type ButtonProps, lookOf } from './button.tsx';
import styles from './icon-button.module.css';

/**
 * Returns the classes for the trigger of a menu, which has to be a plain button. It has a file of its own, because the
 * sign-in page loads `icon-button.tsx`.
 */
export const iconLookOf = ({ look, size = 'small' }: Pick<ButtonProps, 'look' | 'size'>) =>
  classNames(lookOf({ look, size }), styles['icon-button'], styles[size]);
