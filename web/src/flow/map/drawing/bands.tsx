import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../kit/ui/class-names.ts';
import { markColor } from '../../../supply/materials/mark-look.ts';
import { COUNT_WIDTH } from '../picture/parts.ts';
import type { DrawnBand } from '../picture/ways.ts';
import { ARROWS, bandBeside } from './band-steps.ts';
import styles from './drawing.module.css';
import { patternOf } from './legend.tsx';
import type { SceneRun } from './scene.ts';

/** SVG has no button element. */
const AS_BUTTON = { role: 'button' };

type FlowBandsProps = {
  bands: readonly DrawnBand[];
  runs: ReadonlyMap<string, SceneRun>;
  patternId: string;
  /** Key of the followed band. `near` holds the bands on its way. */
  chosen: string;
  near: ReadonlySet<string>;
  hintId: string;
  nameOf: (run: SceneRun) => string;
  onChoose: (key: string) => void;
};

/** Draws the bands. Tab reaches one band and the arrow keys follow the flow; a click or Enter selects a band. */
export const FlowBands = memo((props: FlowBandsProps) => {
  const { bands, runs, patternId, chosen, near, hintId, nameOf, onChoose } = props;
  const elements = useRef(new Map<string, SVGPathElement>());
  const [focused, setFocused] = useState('');
  const keys = new Set(bands.map(({ key }) => key));
  const entry = [focused, chosen].find((key) => keys.has(key)) ?? bands[0]?.key;
  const press = (event: KeyboardEvent, key: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && chosen !== '') return onChoose(chosen);
    const isChoosing = event.key === 'Enter' || event.key === ' ';
    if (!isChoosing && !ARROWS.includes(event.key) && event.key !== 'Home') return;
    event.preventDefault();
    if (isChoosing) return onChoose(key);
    const next = event.key === 'Home' ? bands[0]?.key : bandBeside(bands, key, event.key);
    if (next !== undefined) elements.current.get(next)?.focus();
  };
  return (
    <>
      {bands.map((band) => {
        const { key } = band;
        const run = runs.get(key);
        if (!run) return null;
        const isThread = run.fill === 'thread';
        const look = {
          className: classNames(
            isThread ? styles.thread : styles.band,
            near.size > 0 && (near.has(key) ? styles.near : styles.far),
            key === chosen && styles.chosen,
          ),
          d: isThread ? band.line : band.area,
          ...(!isThread && {
            fill: run.fill === 'plain' ? markColor(run.mark) : `url(#${patternOf(patternId, run)})`,
            stroke: markColor(run.mark),
          }),
        };
        const state = {
          tabIndex: key === entry ? 0 : -1,
          'aria-pressed': key === chosen,
          'aria-describedby': key === entry ? hintId : undefined,
          onClick: () => onChoose(key),
          onKeyDown: (event: KeyboardEvent) => press(event, key),
          onFocus: () => setFocused(key),
        };
        return (
          <path
            key={key}
            ref={(element) => {
              if (element) elements.current.set(key, element);
              else elements.current.delete(key);
            }}
            {...AS_BUTTON}
            {...state}
            {...look}
            aria-label={nameOf(run)}
          >
            <title>{nameOf(run)}</title>
          </path>
        );
      })}
      <g aria-hidden>
        {bands.map((band) => {
          const rows = runs.get(band.key)?.fill === 'weightless' ? runs.get(band.key)?.band?.rows : null;
          return rows !== null && rows !== undefined && <Count key={band.key} rows={rows} band={band} />;
        })}
      </g>
    </>
  );
});
FlowBands.displayName = 'FlowBands';

const COUNT_HEIGHT = 18;
const COUNT_GAP = 4;

/** Shows the number of rows behind a band without weight, on its level part. The band's name contains it too. */
const Count = ({ rows, band }: { rows: number; band: DrawnBand }) => {
  const { t } = useTranslation('flow');
  const width = COUNT_WIDTH - COUNT_GAP;
  const [x, y] = [band.x + band.level - width, band.y + band.height / 2];
  return (
    <>
      <rect
        className={styles.count}
        x={x}
        y={y - COUNT_HEIGHT / 2}
        width={width}
        height={COUNT_HEIGHT}
        rx={COUNT_HEIGHT / 2}
      />
      <text className={styles.countText} x={x + width / 2} y={y} textAnchor="middle" dominantBaseline="central">
        {t('map.weightless.count', { count: rows })}
      </text>
    </>
  );
};
