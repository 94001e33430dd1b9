import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { useSize } from '../../../kit/ui/plot/frame/use-size.ts';
import { Scrolled } from '../../../kit/ui/scrolled/scrolled.tsx';
import type { FlowScreen } from '../address.ts';
import { layOut, type Picture } from '../picture/layout.ts';
import { bandsAlong } from './band-steps.ts';
import { FlowBands } from './bands.tsx';
import { FlowBoxes } from './boxes.tsx';
import styles from './drawing.module.css';
import { isFolded } from './fold.ts';
import { LABEL_WIDTHS, labelOf } from './labels.ts';
import { Legend, Patterns } from './legend.tsx';
import { type Scene, stopsOf } from './scene.ts';
import type { SceneWords } from './scene-words.ts';

const UNKNOWN_WIDTH = 900;
const HEIGHT = 560;
/** Above this number of bands a fast page matters more than the width of the labels. */
const MANY = 200;
/** SVG has no grouping element with this role. */
const AS_GROUP = { role: 'group' };

type FlowPictureProps = { scene: Scene; words: SceneWords; address: FlowScreen };

/** Draws the flows. The table has the same rows. */
export const FlowPicture = ({ scene, words, address }: FlowPictureProps) => {
  const { t } = useTranslation('flow');
  const id = useId();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const width = useSize(element)?.width ?? UNKNOWN_WIDTH;
  const { labels, picture } = useMemo(() => fitted(scene, words, Math.floor(width)), [scene, words, width]);
  useOwnInView(element, picture);
  const runs = useMemo(() => new Map(scene.runs.map((run) => [run.key, run])), [scene]);
  const near = useMemo(() => bandsAlong(scene.runs, address.band), [scene, address.band]);
  const { setAddress, band } = address;
  const choose = useCallback((key: string) => setAddress({ band: key === band ? '' : key }), [setAddress, band]);
  const columnName = (tier: number) => {
    if (tier > 0) return t('map.tier', { tier });
    return t(tier < 0 ? 'node.customers' : 'map.ownColumn');
  };
  return (
    <figure className={styles.figure}>
      <Scrolled label={t('map.frame')} className={styles.frame} onFrame={setElement}>
        <svg
          width={picture.width}
          height={picture.height}
          {...AS_GROUP}
          aria-label={t('map.picture', { bands: scene.runs.length, nodes: scene.nodes.length })}
        >
          <Patterns runs={scene.runs} id={id} />
          <g aria-hidden>
            {picture.columns.map(({ tier, x }) => (
              <g key={tier}>
                <path className={styles.column} d={`M${x + 4} 34V${picture.height - 12}`} />
                <text className={styles.head} x={x} y={24}>
                  {columnName(tier)}
                </text>
              </g>
            ))}
          </g>
          <FlowBands
            bands={picture.bands}
            runs={runs}
            patternId={id}
            chosen={band}
            near={near}
            hintId={`${id}hint`}
            nameOf={words.nameOf}
            onChoose={choose}
          />
          {picture.loops.map(({ key, path }) => (
            <path key={key} className={styles.back} d={path}>
              <title>{t('map.loop')}</title>
            </path>
          ))}
          <FlowBoxes boxes={picture.boxes} labels={labels} nodeOf={words.nodeOf} runs={scene.runs} />
        </svg>
      </Scrolled>
      <figcaption className={styles.caption}>
        <Legend runs={scene.runs} id={id} hasLoops={picture.loops.length > 0} />
        <span id={`${id}hint`}>{t('map.keys')}</span>
      </figcaption>
      <Folds scene={scene} words={words} address={address} />
    </figure>
  );
};

/** Takes the widest labels with which the picture fits into the frame, or the narrowest. */
const fitted = (scene: Scene, words: SceneWords, width: number) => {
  const [widest, ...narrower] = LABEL_WIDTHS;
  const lay = (room: number) => {
    const labels = new Map(
      scene.nodes.map((node) => [node.id, labelOf(words.shortName(node), words.lines(node), room)]),
    );
    const stops = stopsOf(scene, ({ id }) => labels.get(id) ?? { width: 0, height: 0 });
    return { labels, picture: layOut(stops, scene.runs, { width, height: HEIGHT }) };
  };
  let found = lay(widest);
  if (scene.runs.length > MANY) return found;
  for (const room of narrower) {
    if (found.picture.width <= width) break;
    found = lay(room);
  }
  return found;
};

/** Scrolls a picture that is wider than its frame to our products, which are at its end. */
const useOwnInView = (frame: HTMLElement | null, { width }: Picture) => {
  useEffect(() => {
    if (frame) frame.scrollLeft = width - frame.clientWidth;
  }, [frame, width]);
};

/** Opens and closes what stands together as others. */
const Folds = ({ scene, words, address }: FlowPictureProps) => {
  const { t } = useTranslation('flow');
  const folds = [...scene.others].filter(([, count]) => count > 0);
  if (folds.length === 0 && !isFolded(address.open)) return null;
  return (
    <div className={styles.folds}>
      {folds.map(([place]) => (
        <Button key={place} size="small" onClick={() => address.setAddress({ open: place }, true)}>
          {t('map.openOthers', { name: words.nodeName(place), tier: words.nodeOf(place)?.tier ?? 0 })}
        </Button>
      ))}
      {isFolded(address.open) && (
        <Button size="small" onClick={() => address.setAddress({ open: '' }, true)}>
          {t('map.closeOthers')}
        </Button>
      )}
    </div>
  );
};
