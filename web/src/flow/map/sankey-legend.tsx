import type { FlowBand } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { seriesLook } from '../../kit/ui/plot/series-look.ts';
import { useFlowWords } from '../flow-words.ts';
import mapStyles from './map.module.css';

const COLOURS = 8;
const REST = 'var(--plot-rest)';
const TILE = 8;
const SAMPLE = 14;

/** Colors by material group. `hatch` marks estimated bands, `cross` bands without weight. */
export type BandColours = Map<string, { colour: string; hatch: string; cross: string }>;

/** Gives the eight heaviest groups a color each. The others share one. */
export const useBandColours = (bands: FlowBand[], id: string): BandColours =>
  useMemo(() => {
    const heavy = [...Map.groupBy(bands, ({ materialGroup }) => materialGroup)]
      .map(([group, flows]) => ({ group, kg: flows.reduce((sum, { kg }) => sum + (kg ?? 0), 0), count: flows.length }))
      .toSorted((a, b) => b.kg - a.kg || b.count - a.count || a.group.localeCompare(b.group));
    return new Map(
      heavy.map(({ group }, at) => {
        const colour = group !== '' && at < COLOURS ? seriesLook(at).color : REST;
        return [group, { colour, hatch: `${id}-${at}`, cross: `${id}-x${at}` }];
      }),
    );
  }, [bands, id]);

/** Defines the patterns for estimated bands and bands without weight, in the color of their group. */
export const Hatches = ({ colours }: { colours: BandColours }) => (
  <defs>
    {[...colours.values()].map(({ colour, hatch }) => (
      <pattern
        key={hatch}
        id={hatch}
        width={TILE}
        height={TILE}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={TILE} height={TILE} fill={colour} fillOpacity={0.35} />
        <rect width={TILE / 2} height={TILE} fill={colour} />
      </pattern>
    ))}
    {[...colours.values()].map(({ colour, cross }) => (
      <pattern
        key={cross}
        id={cross}
        width={TILE}
        height={TILE}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={TILE} height={TILE} fill={colour} fillOpacity={0.15} />
        <path d={`M0 0V${TILE}M0 0H${TILE}`} stroke={colour} strokeWidth={2} />
      </pattern>
    ))}
  </defs>
);

type SankeyLegendProps = { colours: BandColours; hasGuessed: boolean; hasWeightless: boolean; hasLoops: boolean };

export const SankeyLegend = ({ colours, hasGuessed, hasWeightless, hasLoops }: SankeyLegendProps) => {
  const { t } = useTranslation('flow');
  const { material } = useFlowWords();
  const [first] = colours.values();
  return (
    <ul className={mapStyles.legend} aria-label={t('map.legend')}>
      {[...colours].map(([group, { colour }]) => (
        <li key={group}>
          <Sample fill={colour} />
          {material(group)}
        </li>
      ))}
      {hasGuessed && first && (
        <li>
          <Sample fill={`url(#${first.hatch})`} />
          {t('map.guessed')}
        </li>
      )}
      {hasWeightless && first && (
        <li>
          <Sample fill={`url(#${first.cross})`} />
          {t('map.weightless.legend')}
        </li>
      )}
      {hasLoops && (
        <li>
          <svg width={SAMPLE * 2} height={SAMPLE} aria-hidden>
            <path className={mapStyles.back} d={`M0 ${SAMPLE / 2}H${SAMPLE * 2}`} />
          </svg>
          {t('map.loop')}
        </li>
      )}
    </ul>
  );
};

const Sample = ({ fill }: { fill: string }) => (
  <svg width={SAMPLE} height={SAMPLE} aria-hidden>
    <rect className={mapStyles.sample} width={SAMPLE} height={SAMPLE} rx={3} fill={fill} />
  </svg>
);
