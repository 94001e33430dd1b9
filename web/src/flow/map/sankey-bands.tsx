import type { FlowBand } from '@ieum/contract';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/ui/class-names.ts';
import { ARROWS, bandBeside } from './band-steps.ts';
import mapStyles from './map.module.css';
import type { Ribbon } from './sankey-layout.ts';
import type { BandColours } from './sankey-legend.tsx';

/** SVG has no button element. */
const AS_BUTTON = { role: 'button' };
const RING = 6;

type SankeyBandsProps = {
  ribbons: Ribbon[];
  bands: Map<string, FlowBand>;
  colours: BandColours;
  /** Key of the followed band. `near` holds the bands on its way. */
  chosen: string;
  near: ReadonlySet<string>;
  hintId: string;
  nameOf: (band: FlowBand) => string;
  onChoose: (key: string) => void;
};

/** Draws the bands. Tab reaches one band and the arrow keys reach the others; a click or Enter follows a band. */
export const SankeyBands = (props: SankeyBandsProps) => {
  const { ribbons, bands, colours, chosen, near, hintId, nameOf, onChoose } = props;
  const elements = useRef(new Map<string, SVGPathElement>());
  const [focused, setFocused] = useState('');
  const isDrawn = (key: string) => ribbons.some((ribbon) => ribbon.key === key);
  const entry = [focused, chosen].find((key) => key !== '' && isDrawn(key)) ?? ribbons[0]?.key;
  const ring = ribbons.find(({ key }) => key === focused);
  const press = (event: KeyboardEvent, key: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && chosen !== '') return onChoose('');
    const isChoosing = event.key === 'Enter' || event.key === ' ';
    if (!isChoosing && !ARROWS.includes(event.key) && event.key !== 'Home') return;
    event.preventDefault();
    if (isChoosing) return onChoose(key);
    const next = event.key === 'Home' ? ribbons[0]?.key : bandBeside(ribbons, key, event.key);
    if (next !== undefined) elements.current.get(next)?.focus();
  };
  const lookOf = (key: string) =>
    classNames(mapStyles.ribbon, near.size > 0 && (near.has(key) ? mapStyles.near : mapStyles.far));
  return (
    <>
      {ring && <path className={mapStyles.ring} d={ring.path} strokeWidth={ring.width + RING} />}
      {ribbons.map(({ key, path, width }) => {
        const band = bands.get(key);
        if (!band) return null;
        const { colour, hatch, cross } = colours.get(band.materialGroup) ?? {};
        const vague = band.isWeightless ? cross : hatch;
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
            aria-label={nameOf(band)}
            className={lookOf(key)}
            d={path}
            stroke={band.kg === null ? `url(#${vague})` : colour}
            strokeWidth={width}
          >
            <title>{nameOf(band)}</title>
          </path>
        );
      })}
      <g aria-hidden>
        {ribbons.map(({ key, end }) => {
          const { isWeightless = false, rows = null } = bands.get(key) ?? {};
          return isWeightless && rows !== null && <Count key={key} rows={rows} end={end} />;
        })}
      </g>
    </>
  );
};

const COUNT_HEIGHT = 16;
const COUNT_WIDTH = 44;
const COUNT_GAP = 6;

/** Shows the number of rows behind a band without weight, next to its receiver. The band's name contains it too. */
const Count = ({ rows, end }: { rows: number } & Pick<Ribbon, 'end'>) => {
  const { t } = useTranslation('flow');
  const [x, y] = [end.x - COUNT_GAP - COUNT_WIDTH / 2, end.y];
  return (
    <>
      <rect
        className={mapStyles.count}
        x={x - COUNT_WIDTH / 2}
        y={y - COUNT_HEIGHT / 2}
        width={COUNT_WIDTH}
        height={COUNT_HEIGHT}
        rx={COUNT_HEIGHT / 2}
      />
      <text className={mapStyles.countText} x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {t('map.weightless.count', { count: rows })}
      </text>
    </>
  );
};
