import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Layout, PlacedCard } from './layout/layout.ts';
import type { Picture } from './picture.ts';
import type { ChainState } from './use-chain-state.ts';

type GraphKeysProps = {
  picture: Picture;
  layout: Layout;
  state: ChainState;
  items: RefObject<Map<string, HTMLElement>>;
};

/** Arrow keys walk between cards: left and right along lines, up and down in a column. Escape releases the selection. */
export const useGraphKeys = ({ picture, layout, state, items }: GraphKeysProps) => {
  const left = useRef<PlacedCard>(undefined);
  // A group that was opened is gone: the focus goes on to the card that is nearest to its place.
  useEffect(() => {
    const from = left.current;
    if (!from || layout.cards.some(({ id }) => id === from.id)) return;
    left.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = nearest(
      layout.cards.filter(({ x }) => x === from.x),
      from.y,
    );
    if (next) items.current.get(next.id)?.focus();
  }, [layout, items]);

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = layout.cards.find(({ id }) => id === state.focused) ?? layout.cards[0];
    if (!at) return;
    if (event.key === 'Enter' || event.key === ' ') left.current = at;
    if (event.key === 'Escape') {
      const { selected, address } = state;
      if (selected === '' && address.mark === '' && address.open.length === 0) return;
      event.preventDefault();
      left.current = at;
      if (selected !== '') address.setAddress({ node: '', company: '' });
      else if (address.mark !== '') address.setAddress({ mark: '' });
      else address.setAddress({ open: address.open.slice(0, -1) });
      return;
    }
    const next = nextCard(picture, layout, at, event.key);
    if (!next) return;
    event.preventDefault();
    items.current.get(next.id)?.focus();
  };
};

const nextCard = ({ above, below }: Picture, { cards }: Layout, at: PlacedCard, key: string) => {
  const placed = new Map(cards.map((card) => [card.id, card]));
  const connected = (ids: string[]) =>
    nearest(
      ids.flatMap((id) => placed.get(id) ?? []),
      at.y,
    );
  const column = cards.filter(({ x }) => x === at.x);
  if (key === 'ArrowRight') return connected((below.get(at.id) ?? []).map(({ to }) => to));
  if (key === 'ArrowLeft') return connected((above.get(at.id) ?? []).map(({ from }) => from));
  if (key === 'ArrowUp')
    return nearest(
      column.filter(({ y }) => y < at.y),
      at.y,
    );
  if (key === 'ArrowDown')
    return nearest(
      column.filter(({ y }) => y > at.y),
      at.y,
    );
  if (key === 'Home') return cards[0];
  return undefined;
};

const nearest = (cards: PlacedCard[], y: number) => cards.toSorted((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y))[0];
