import { FOUND_KINDS, type FoundKind, type Output, type Role, type searchContract } from '@ieum/contract';
import { resultListPath, resultPath } from './found-places.ts';
import type { Place } from './known-places.ts';

export const ENTRY_KINDS = ['page', 'action', 'material', ...FOUND_KINDS] as const;
type EntryKind = (typeof ENTRY_KINDS)[number];

export type Entry = {
  id: string;
  kind: EntryKind;
  to: string;
  title: string;
  detail: string;
  state: string;
  /** Opens the whole list instead of one record. */
  isMore?: boolean;
};
export type EntryGroup = { id: 'recent' | EntryKind; entries: Entry[] };

export const placeGroup = (kind: 'page' | 'action', places: Place[], max: number): EntryGroup => ({
  id: kind,
  entries: places.slice(0, max).map((place) => ({ ...place, kind, detail: '', state: '' })),
});

type FoundGroup = Output<typeof searchContract.search>['groups'][number];
type GroupContext = { role: Role; typed: string; more: (kind: FoundKind) => string };

export const foundGroup = ({ kind, rows, hasMore }: FoundGroup, { role, typed, more }: GroupContext): EntryGroup => {
  const entries: Entry[] = rows.map((row) => ({
    ...row,
    id: `${kind}-${row.id}`,
    kind,
    to: resultPath(role, kind, row),
  }));
  const list = hasMore ? resultListPath(role, kind, typed, rows) : undefined;
  if (list)
    entries.push({ id: `${kind}-more`, kind, to: list, title: more(kind), detail: '', state: '', isMore: true });
  return { id: kind, entries };
};
