import { FillSwatch } from '../frame/plot-legend.tsx';
import styles from './donut-legend.module.css';
import type { DonutPart } from './donut-part.ts';

/** Shows the share of each part in figures, because a ring is hard to read by angle alone. */
export const DonutLegend = ({ parts }: { parts: DonutPart[] }) => (
  <ul className={styles.legend}>
    {parts.map(({ id, name, fill, valueText, shareText }) => (
      <li key={id} className={styles.part}>
        <FillSwatch fill={fill} />
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.value}>{valueText}</span>
        <span className={styles.share}>{shareText}</span>
      </li>
    ))}
  </ul>
);
