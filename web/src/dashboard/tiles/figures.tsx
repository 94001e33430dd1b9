import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../kit/ui/class-names.ts';
import styles from './tiles.module.css';

/** `to`: the list of what the figure counts, if there is one. */
type Figure = { label: string; value: string; to?: string | undefined; tone?: 'bad' | 'warn' | undefined };

/** Shows the figures of a tile before its chart. `children` holds extra links where a figure counts two lists. */
export const TileFigures = ({ figures, children }: { figures: Figure[]; children?: ReactNode }) => (
  <div className={styles.figures}>
    <dl>
      {figures.map(({ label, value, to, tone }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={classNames(tone && styles[tone])}>{to ? <Link to={to}>{value}</Link> : value}</dd>
        </div>
      ))}
    </dl>
    {children && <p className={styles.lists}>{children}</p>}
  </div>
);
