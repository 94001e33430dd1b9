import type { Mark } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { markColor } from '../../../supply/materials/mark-look.ts';
import styles from './drawing.module.css';
import type { SceneRun } from './scene.ts';

const TILE = 8;
const [WIDE, HIGH] = [28, 12];

export const patternOf = (id: string, { fill, mark }: Pick<SceneRun, 'fill' | 'mark'>) => `${id}${fill}-${mark}`;

/** Defines the hatches: lines for what is known only as a share, crossed lines where the weight is unknown. */
export const Patterns = ({ runs, id }: { runs: readonly SceneRun[]; id: string }) => {
  const marks = (fill: SceneRun['fill']) => [
    ...new Set(runs.filter((run) => run.fill === fill).map(({ mark }) => mark)),
  ];
  return (
    <defs>
      {(['share', 'weightless'] as const).flatMap((fill) =>
        marks(fill).map((mark) => (
          <Pattern key={`${fill} ${mark}`} id={patternOf(id, { fill, mark })} fill={fill} mark={mark} />
        )),
      )}
    </defs>
  );
};

const Pattern = ({ id, fill, mark }: { id: string; fill: 'share' | 'weightless'; mark: Mark }) => {
  const color = markColor(mark);
  return (
    <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={TILE} height={TILE} fill={color} fillOpacity={0.12} />
      {fill === 'share' ? (
        <rect width={TILE / 2.5} height={TILE} fill={color} fillOpacity={0.8} />
      ) : (
        <path d={`M0 0V${TILE}M0 0H${TILE}`} stroke={color} strokeWidth={1.5} strokeOpacity={0.7} />
      )}
    </pattern>
  );
};

type LegendProps = { runs: readonly SceneRun[]; id: string; hasLoops: boolean };

/** Explains only what the picture contains. */
export const Legend = ({ runs, id, hasLoops }: LegendProps) => {
  const { t } = useTranslation('flow');
  const first = (fill: SceneRun['fill']) => runs.find((run) => run.fill === fill);
  const [plain, share, weightless, thread] = [first('plain'), first('share'), first('weightless'), first('thread')];
  return (
    <ul className={styles.legend} aria-label={t('map.legend')}>
      {plain && (
        <li>
          <Sample fill={markColor(plain.mark)} />
          {t(plain.share ? 'map.known.share' : 'map.known.weight')}
        </li>
      )}
      {weightless && (
        <li>
          <Sample fill={`url(#${patternOf(id, weightless)})`} />
          {t('map.weightless.legend')}
        </li>
      )}
      {share && (
        <li>
          <Sample fill={`url(#${patternOf(id, share)})`} />
          {t('map.known.band')}
        </li>
      )}
      {thread && (
        <li>
          <Line className={styles.thread} />
          {t('map.unrecorded')}
        </li>
      )}
      {hasLoops && (
        <li>
          <Line className={styles.back} />
          {t('map.loop')}
        </li>
      )}
    </ul>
  );
};

const Sample = ({ fill }: { fill: string }) => (
  <svg width={WIDE} height={HIGH} aria-hidden>
    <rect className={styles.sample} width={WIDE} height={HIGH} rx={2} fill={fill} />
  </svg>
);

const Line = ({ className }: { className: string | undefined }) => (
  <svg width={WIDE} height={HIGH} aria-hidden>
    <path className={className} d={`M0 ${HIGH / 2}H${WIDE}`} />
  </svg>
);
