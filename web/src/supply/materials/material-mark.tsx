import type { Mark } from '@ieum/contract';
import { classNames } from '../../kit/ui/class-names.ts';
import { MARK_SYMBOLS } from './mark-look.ts';
import styles from './material-mark.module.css';

/**
 * Shows the symbol of goods on their color. A name beside it or the label of its item says what it means. The style sheet
 * draws the symbol, so it is no part of the text that the label must repeat.
 */
export const MaterialMark = ({ mark }: { mark: Mark }) => (
  <span className={classNames(styles.mark, styles[mark])} data-symbol={MARK_SYMBOLS[mark]} aria-hidden />
);
