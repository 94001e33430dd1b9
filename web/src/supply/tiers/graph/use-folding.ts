import { useState } from 'react';
import { OPEN_MAX } from './layout.ts';

/** Holds the open groups, and the companies behind which nothing is drawn. */
export const useFolding = () => {
  const [opened, setOpened] = useState<string[]>([]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  return {
    opened,
    folded,
    openGroup: (key: string) => setOpened((before) => [...before, key].slice(-OPEN_MAX)),
    closeGroups: () => setOpened([]),
    fold: (id: string) => setFolded((before) => toggled(before, id)),
    unfoldAll: () => setFolded(new Set()),
  };
};
export type FoldingState = ReturnType<typeof useFolding>;

const toggled = (before: ReadonlySet<string>, id: string) =>
  before.has(id) ? new Set([...before].filter((key) => key !== id)) : new Set([...before, id]);
