import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSize } from '../../../kit/ui/plot/frame/use-size.ts';
import { GraphCard } from './card.tsx';
import styles from './graph.module.css';
import { BreaksCard } from './inspector/breaks-card.tsx';
import { breaksSize, DETAIL, DOCKED, emptiestCorner } from './inspector/corners.ts';
import { DetailCard } from './inspector/detail-card.tsx';
import { CARD_HEIGHT, layoutOf } from './layout/layout.ts';
import { GraphLines } from './lines.tsx';
import { ROOT_HEIGHT } from './look.ts';
import type { Picture } from './picture.ts';
import { TierHeads } from './tier-heads.tsx';
import type { ChainState } from './use-chain-state.ts';
import { useGraphKeys } from './use-graph-keys.ts';
import { useView } from './use-view.ts';

const USUAL = { width: 1240, height: 520 };
/** Space beside the picture, and the height of the tiers above it. */
const AROUND = { across: 24, down: 52 };

/** Draws the chain in columns, as large as its frame. The table shows the same to readers who cannot see it. */
export const TierGraph = ({ picture, state }: { picture: Picture; state: ChainState }) => {
  const { t } = useTranslation('tier');
  const [outer, setOuter] = useState<HTMLElement | null>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const size = useRoom(outer);
  const items = useRef(new Map<string, HTMLElement>());
  const [areBreaksClosed, setBreaksClosed] = useState(false);
  const selected = picture.cards.get(state.selected);
  const hasBreaks = !areBreaksClosed && state.lit === undefined && picture.answer.breaks.total > 0;
  const whole = useMemo(() => drawn(picture, size), [picture, size]);
  const lit = state.lit?.cards;
  const corner = useMemo(() => emptiestCorner(whole, size, DETAIL, lit), [whole, size, lit]);
  const listed = useMemo(() => placeForBreaks(whole, size, picture), [whole, size, picture]);
  const isDocked = selected !== undefined && corner === undefined;
  const layout = useMemo(
    () => (isDocked ? drawn(picture, { ...size, width: size.width - DETAIL.width }) : whole),
    [isDocked, picture, size, whole],
  );
  const view = useView(frame, layout, state);
  const press = useGraphKeys({ picture, layout, state, items });
  const entry = state.focused && picture.cards.has(state.focused) ? state.focused : (layout.cards[0]?.id ?? '');
  // The content has hundreds of parts, and a move or a zoom changes none of them.
  const content = useMemo(
    () => (
      <>
        <GraphLines picture={picture} layout={layout} state={state} />
        {layout.cards.map((placed) => {
          const card = picture.cards.get(placed.id);
          return (
            card && (
              <GraphCard
                key={placed.id}
                ref={(element) => {
                  if (element) items.current.set(placed.id, element);
                  else items.current.delete(placed.id);
                }}
                card={card}
                placed={placed}
                picture={picture}
                state={state}
                isEntry={placed.id === entry}
              />
            )
          );
        })}
      </>
    ),
    [picture, layout, state, entry],
  );
  return (
    <div
      ref={setOuter}
      className={styles.graph}
      style={{ '--least': `${Math.ceil(whole.heightMin + AROUND.down)}px` } as CSSProperties}
    >
      <TierHeads picture={picture} layout={layout} scale={view.scale} scrollLeft={view.left} />
      <div ref={setFrame} className={styles.frame} {...view.drag}>
        <div className={styles.sized} style={{ width: layout.width * view.scale, height: layout.height * view.scale }}>
          <div
            className={styles.canvas}
            role="tree"
            aria-label={t('graph.label')}
            aria-describedby="tier-graph-hint"
            style={{ width: layout.width, height: layout.height, transform: `scale(${view.scale})` }}
            onKeyDown={press}
          >
            {content}
          </div>
        </div>
      </div>
      {selected && (
        <aside className={styles.inspector} data-corner={corner ?? DOCKED} aria-label={t('panel.label')}>
          <DetailCard card={selected} picture={picture} state={state} />
        </aside>
      )}
      {!selected && hasBreaks && listed && (
        <BreaksCard picture={picture} state={state} {...listed} onClose={() => setBreaksClosed(true)} />
      )}
      <p id="tier-graph-hint" className="visually-hidden">
        {t('graph.hint')}
      </p>
    </div>
  );
};

const BREAKS_MAX = 4;
const BREAKS_MIN = 2;

/** Finds a corner for the largest gaps, fewer of them where there is less room. */
const placeForBreaks = (
  layout: ReturnType<typeof layoutOf>,
  size: { width: number; height: number },
  { answer }: Picture,
) => {
  const most = Math.min(BREAKS_MAX, answer.breaks.total);
  for (let count = most; count >= Math.min(BREAKS_MIN, most) && count > 0; count -= 1) {
    const corner = emptiestCorner(layout, size, breaksSize(count), undefined);
    if (corner) return { corner, count };
  }
  return undefined;
};

/** Measures around the picture, because a card beside it makes the picture itself smaller. */
const useRoom = (outer: HTMLElement | null) => {
  const size = useSize(outer);
  return useMemo(
    () => (size ? { width: size.width - AROUND.across, height: size.height - AROUND.down } : USUAL),
    [size],
  );
};

const drawn = ({ cards, lines, answer }: Picture, { width, height }: { width: number; height: number }) =>
  layoutOf({
    cards: [...cards.values()].map(({ id, column, isRoot }) => ({
      id,
      column,
      height: isRoot && answer.roots.length === 1 ? ROOT_HEIGHT : CARD_HEIGHT,
    })),
    edges: lines.map(({ id, from, to }) => ({ id, from, to })),
    width,
    height,
  });
