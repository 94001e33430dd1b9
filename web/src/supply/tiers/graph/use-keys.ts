import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { TierScreen } from '../address.ts';
import type { TierModel } from '../model.ts';
import { type Drawn, type Layout, neighbourOf, OTHERS, otherCountries } from './layout.ts';
import type { FoldingState } from './use-folding.ts';

type GraphKeysProps = {
  model: TierModel;
  layout: Layout;
  address: TierScreen;
  folding: FoldingState;
  focused: string;
  nodes: RefObject<Map<string, HTMLButtonElement>>;
};
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Handles clicks and keys. A keyboard user's focus stays in the graph when the graph changes. */
export const useGraphKeys = ({ model, layout, address, folding, focused, nodes }: GraphKeysProps) => {
  const left = useRef<Drawn>(undefined);
  useEffect(() => {
    const from = left.current;
    if (!from) return;
    left.current = undefined;
    // Never takes the focus from an element outside the graph.
    if (layout.drawn.has(from.key) || document.activeElement !== document.body) return;
    const next = heirOf(layout, from);
    if (next) nodes.current.get(next.key)?.focus();
  }, [layout, nodes]);

  const act = (drawn: Drawn) => {
    const { key, kind, country, column, node } = drawn;
    left.current = drawn;
    if (node) return address.setAddress({ company: node.id });
    if (kind === 'rest') return address.setAddress({ view: 'table', country: [country] }, true);
    if (country === OTHERS) {
      return address.setAddress({ view: 'table', country: otherCountries(model, layout, column) }, true);
    }
    folding.openGroup(key);
  };
  const leave = () => {
    left.current = layout.drawn.get(focused);
    if (address.company !== '') address.setAddress({ company: '' });
    else folding.closeGroups();
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return leave();
    const at = layout.drawn.get(focused);
    if (event.key === ' ' && at?.node) {
      event.preventDefault();
      folding.fold(at.node.id);
    }
    if (!ARROWS.includes(event.key) && event.key !== 'Home') return;
    event.preventDefault();
    const next = event.key === 'Home' ? model.ownId : neighbourOf(layout, focused, event.key);
    if (next !== undefined) nodes.current.get(next)?.focus();
  };
  return { press, act };
};

/** Returns what replaces a box that is gone: a member of the group that was opened, or the group again. */
const heirOf = ({ drawn }: Layout, { column, country }: Drawn) => {
  const beside = [...drawn.values()].filter((box) => box.column === column);
  const alike = beside.filter((box) => box.country === country);
  return alike.find(({ kind }) => kind === 'company') ?? alike[0] ?? beside[0];
};
