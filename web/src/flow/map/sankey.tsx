import '../../kit/ui/plot/plot-tokens.css';
import type { FlowBand } from '@ieum/contract';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabelled } from '../../kit/language/use-labelled.ts';
import { useSize } from '../../kit/ui/plot/frame/use-size.ts';
import { Scrolled } from '../../kit/ui/table/scrolled.tsx';
import styles from '../flow.module.css';
import type { FlowPicture } from '../flow.queries.ts';
import type { FlowScreen } from './address.ts';
import { useBandWords } from './band-words.ts';
import mapStyles from './map.module.css';
import { SankeyBands } from './sankey-bands.tsx';
import { SankeyBoxes } from './sankey-boxes.tsx';
import { type Box, bandsAlong, layOutFlows, nodeOfBox } from './sankey-layout.ts';
import { Hatches, SankeyLegend, useBandColours } from './sankey-legend.tsx';

const UNKNOWN_WIDTH = 900;
/** SVG has no grouping element with this role. */
const AS_GROUP = { role: 'group' };

type FlowSankeyProps = { data: FlowPicture; address: FlowScreen };

/** Draws the flows as a Sankey chart. The table below contains all of it as well. */
export const FlowSankey = ({ data, address }: FlowSankeyProps) => {
  const withLabel = useLabelled();
  const { t } = useTranslation('flow');
  const id = useId();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const width = useSize(element)?.width ?? UNKNOWN_WIDTH;
  const drawing = useMemo(() => layOutFlows(data.nodes, data.bands, width), [data, width]);
  const words = useBandWords(data, address.unit);
  useOwnInView(
    element,
    drawing.boxes.find((box) => words.nodeOf(nodeOfBox(box))?.isOwn),
  );
  const colours = useBandColours(data.bands, id);
  const bands = useMemo(() => new Map(data.bands.map((band) => [band.key, band])), [data]);
  const near = useMemo(() => bandsAlong(data.bands, address.band), [data, address.band]);
  const nameOf = (band: FlowBand) =>
    [
      withLabel(`${words.nodeName(band.from)} → ${words.nodeName(band.to)}`, words.amount(band)),
      band.isGroup && t('map.group', { count: band.count }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <figure className={mapStyles.figure}>
      <SankeyLegend
        colours={colours}
        hasGuessed={data.bands.some(({ kg, isWeightless }) => kg === null && !isWeightless)}
        hasWeightless={data.bands.some(({ isWeightless }) => isWeightless)}
        hasLoops={drawing.back.length > 0}
      />
      <Scrolled label={t('map.frame')} className={mapStyles.frame} onFrame={setElement}>
        <svg
          width={drawing.width}
          height={drawing.height}
          {...AS_GROUP}
          aria-label={t('map.picture', { bands: data.bands.length, nodes: data.nodes.length })}
        >
          <Hatches colours={colours} />
          <SankeyBands
            ribbons={drawing.ribbons}
            bands={bands}
            colours={colours}
            chosen={address.band}
            near={near}
            hintId={`${id}hint`}
            nameOf={nameOf}
            onChoose={(key) => address.setAddress({ band: key === address.band ? '' : key })}
          />
          {drawing.back.map(({ key, path }) => (
            <path key={key} className={mapStyles.back} d={path}>
              <title>{t('map.loop')}</title>
            </path>
          ))}
          <SankeyBoxes
            boxes={drawing.boxes}
            nameOf={words.nodeName}
            amountOf={words.nodeAmount}
            isOwn={(node) => words.nodeOf(node)?.isOwn ?? false}
          />
        </svg>
      </Scrolled>
      <figcaption className={styles.note}>
        {t('map.caption')} <span id={`${id}hint`}>{t('map.keys')}</span>
      </figcaption>
    </figure>
  );
};

/** Scrolls a chart that is larger than its frame to our company once. */
const useOwnInView = (frame: HTMLElement | null, own: Box | undefined) => {
  const isDone = useRef(false);
  useEffect(() => {
    if (!frame || !own || isDone.current) return;
    isDone.current = true;
    frame.scrollTo(own.x - frame.clientWidth / 2, own.y + own.height / 2 - frame.clientHeight / 2);
  }, [frame, own]);
};
