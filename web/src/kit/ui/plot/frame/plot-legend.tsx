import { symbol } from 'd3-shape';
import type { SeriesLook } from '../series-look.ts';
import styles from './plot-legend.module.css';

export type LegendItem = { key: string; name: string } & ({ fill: string } | { line: SeriesLook } | { isTarget: true });

const SIDE = 14;
const LINE_WIDTH = 28;
const SYMBOL_AREA = 48;

/** Shows the names of the series. A single name needs no legend, unless there could be several. */
export const PlotLegend = ({ items, isAlwaysShown = false }: { items: LegendItem[]; isAlwaysShown?: boolean }) =>
  (isAlwaysShown || items.length > 1) && (
    <ul className={styles.legend}>
      {items.map((item) => (
        <li key={item.key} className={styles.item}>
          <Swatch item={item} />
          <bdi>{item.name}</bdi>
        </li>
      ))}
    </ul>
  );

const Swatch = ({ item }: { item: LegendItem }) => {
  if ('fill' in item) return <FillSwatch fill={item.fill} />;
  return 'line' in item ? <LineSwatch look={item.line} /> : <TargetSwatch />;
};

export const FillSwatch = ({ fill }: { fill: string }) => (
  <svg className={styles.swatch} width={SIDE} height={SIDE} aria-hidden="true">
    <rect width={SIDE} height={SIDE} rx={3} fill={fill} />
  </svg>
);

const LineSwatch = ({ look: { color, dash, symbol: type, turn } }: { look: SeriesLook }) => (
  <svg className={styles.swatch} width={LINE_WIDTH} height={SIDE} aria-hidden="true">
    <path d={`M0,${SIDE / 2}h${LINE_WIDTH}`} stroke={color} strokeWidth={2} strokeDasharray={dash} />
    <path
      d={symbol(type, SYMBOL_AREA)() ?? ''}
      transform={`translate(${LINE_WIDTH / 2},${SIDE / 2}) rotate(${turn})`}
      fill={color}
    />
  </svg>
);

const TargetSwatch = () => (
  <svg className={styles.swatch} width={LINE_WIDTH} height={SIDE} aria-hidden="true">
    <path className={styles.target} d={`M0,${SIDE / 2}h${LINE_WIDTH}`} />
  </svg>
);
