import { type Mark, marksOf } from '@ieum/contract';
import { useMemo, useState } from 'react';
import type { TierScreen } from '../address.ts';
import type { Card, Picture } from './picture.ts';
import { type Highlight, highlightOf } from './selection.ts';

/** What the reader has chosen in the graph or in the tree. The address keeps it, so it can be sent. */
export type ChainState = {
  address: TierScreen;
  /** Card that is selected; empty without one. */
  selected: string;
  /** Card that the keyboard is at. */
  focused: string;
  setFocused: (id: string) => void;
  color: TierScreen['color'];
  /** What stays in full color; undefined while nothing is chosen. */
  lit: Highlight | undefined;
  /** Cards found by the search, in the order of the picture. */
  found: string[];
  /** Counts how often the reader asked for the fitted picture. */
  fits: number;
  fit: () => void;
  select: (id: string) => void;
  act: (card: Card) => void;
};

/** Combines the selection, the chosen material and the search. */
export const useChainState = (picture: Picture, address: TierScreen, found: string[]): ChainState => {
  const { node, company, mark, color, open, setAddress } = address;
  const [focused, setFocused] = useState('');
  const [fits, setFits] = useState(0);
  const selected = useMemo(() => selectedIn(picture, node, company), [picture, node, company]);
  const lit = useMemo(() => {
    if (selected !== '') return highlightOf(picture, [selected], true);
    if (address.search.trim() !== '') return highlightOf(picture, found, false);
    if (mark === '') return undefined;
    const marked = [...picture.cards.values()].filter((card) => isMarked(card, mark));
    return highlightOf(
      picture,
      marked.map(({ id }) => id),
      false,
    );
  }, [picture, selected, mark, found, address.search]);
  const select = (id: string) => setAddress({ node: id === selected ? '' : id, company: '' });
  const act = (card: Card) => {
    if (!card.group) return select(card.id);
    if (card.group.canOpen) return setAddress({ open: [...open, card.id].slice(-OPEN_MAX) }, true);
    const { country, column } = card.group;
    setAddress({ view: 'table', tier: [String(column)], country: country ? [country] : [] }, true);
  };
  const fit = () => setFits((before) => before + 1);
  const at = focused || selected;
  return { address, selected, focused: at, setFocused, color, lit, found, fits, fit, select, act };
};

const OPEN_MAX = 6;

/** Our own product has every material of its chain, so it is not stressed. */
const isMarked = ({ product, isRoot }: Card, mark: Mark) =>
  !isRoot && product !== undefined && marksOf(product).includes(mark);

/** A link from another page names a company: its card nearest to us is selected. */
const selectedIn = ({ cards }: Picture, node: string, company: string) => {
  if (cards.has(node)) return node;
  if (company === '') return '';
  const own = [...cards.values()].filter((card) => card.company?.id === company && !card.isRoot);
  return own.toSorted((a, b) => a.column - b.column)[0]?.id ?? '';
};
