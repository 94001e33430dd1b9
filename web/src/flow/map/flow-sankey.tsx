import '../../kit/ui/plot/plot-tokens.css';
import type { FlowBand } from '@ieum/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/ui/class-names.ts';
import { seriesLook } from '../../kit/ui/plot/series-look.ts';
import { useSize } from '../../kit/ui/plot/use-size.ts';
import styles from '../flow.module.css';
import type { FlowPicture } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import { Scrolled } from '../scrolled.tsx';
import { useBandWords } from './band-words.ts';
import type { FlowScreen } from './flow.address.ts';
import { type Box, followed, layFlows, nodeOfBox } from './flow-layout.ts';
import mapStyles from './map.module.css';

const UNKNOWN_WIDTH = 900;
const COLOURS = 8;
const NAME_GAP = 6;
const LETTERS = 20;
const NAMED_HEIGHT = 6;

type FlowSankeyProps = { data: FlowPicture; address: FlowScreen };

/** The picture; everything in it stands in the table below as well, and is chosen there by keyboard. */
export const FlowSankey = ({ data, address }: FlowSankeyProps) => {
  const { t } = useTranslation('flow');
  const [element, setElement] = useState<HTMLElement | null>(null);
  const width = useSize(element)?.width ?? UNKNOWN_WIDTH;
  const drawing = useMemo(() => layFlows(data.nodes, data.bands, width), [data, width]);
  const words = useBandWords(data, address.unit);
  const colours = useColours(data.bands);
  const bands = useMemo(() => new Map(data.bands.map((band) => [band.key, band])), [data]);
  const near = useMemo(() => followed(data.bands, address.band), [data, address.band]);
  const choose = (key: string) => address.setAddress({ band: key === address.band ? '' : key });
  const lookOf = (key: string) =>
    classNames(mapStyles.ribbon, near.size > 0 && (near.has(key) ? mapStyles.near : mapStyles.far));
  const titleOf = (band: FlowBand) =>
    `${words.nodeName(band.from)} → ${words.nodeName(band.to)}: ${words.amount(band)}`;
  return (
    <figure className={mapStyles.figure}>
      <Legend colours={colours} />
      <Scrolled label={t('map.frame')} className={mapStyles.frame} onFrame={setElement}>
        <svg
          width={drawing.width}
          height={drawing.height}
          role="img"
          aria-label={t('map.picture', { bands: data.bands.length, nodes: data.nodes.length })}
        >
          {drawing.ribbons.map(({ key, path, width: thickness }) => {
            const band = bands.get(key);
            if (!band) return null;
            return (
              <path
                key={key}
                {...chosenBy(() => choose(key))}
                className={classNames(lookOf(key), band.kg === null && mapStyles.guessed)}
                d={path}
                stroke={colours.get(band.materialGroup)}
                strokeWidth={thickness}
              >
                <title>{titleOf(band)}</title>
              </path>
            );
          })}
          {drawing.back.map(({ key, path }) => (
            <path key={key} className={mapStyles.back} d={path}>
              <title>{t('map.loop')}</title>
            </path>
          ))}
          {drawing.boxes.map((box) => (
            <NodeBox
              key={box.id}
              box={box}
              name={words.nodeName(nodeOfBox(box))}
              isOwn={words.nodeOf(nodeOfBox(box))?.isOwn ?? false}
            />
          ))}
        </svg>
      </Scrolled>
      <figcaption className={styles.note}>{t('map.caption')}</figcaption>
    </figure>
  );
};

/** With the mouse; by keyboard a band is chosen in the table below. */
const chosenBy = (onClick: () => void) => ({ onClick });

const NodeBox = ({ box, name, isOwn }: { box: Box; name: string; isOwn: boolean }) => (
  <g>
    <rect
      className={classNames(mapStyles.box, isOwn && mapStyles.own)}
      x={box.x}
      y={box.y}
      width={box.width}
      height={box.height}
      rx={2}
    >
      <title>{name}</title>
    </rect>
    {box.height >= NAMED_HEIGHT && (
      <text
        className={mapStyles.name}
        x={box.x + box.width + NAME_GAP}
        y={box.y + box.height / 2}
        dominantBaseline="middle"
      >
        {name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name}
      </text>
    )}
  </g>
);

/** The eight heaviest groups have a colour of their own; what is left shares one. */
const useColours = (bands: FlowBand[]) =>
  useMemo(() => {
    const heavy = [...Map.groupBy(bands, ({ materialGroup }) => materialGroup)]
      .map(([group, all]) => ({ group, kg: all.reduce((sum, { kg }) => sum + (kg ?? 0), 0), count: all.length }))
      .toSorted((one, other) => other.kg - one.kg || other.count - one.count || one.group.localeCompare(other.group));
    return new Map(
      heavy.map(({ group }, at) => [group, group !== '' && at < COLOURS ? seriesLook(at).color : 'var(--plot-rest)']),
    );
  }, [bands]);

const Legend = ({ colours }: { colours: Map<string, string> }) => {
  const { t } = useTranslation('flow');
  const { material } = useFlowWords();
  return (
    <ul className={mapStyles.legend} aria-label={t('map.legend')}>
      {[...colours].map(([group, colour]) => (
        <li key={group}>
          <svg width={14} height={14} aria-hidden>
            <rect width={14} height={14} rx={3} fill={colour} />
          </svg>
          {material(group)}
        </li>
      ))}
    </ul>
  );
};
