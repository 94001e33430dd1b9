import { type FlowBand, type FlowNode, type Mark, markOf } from '@ieum/contract';
import type { Run, Size, Stop } from '../picture/parts.ts';
import { type Choice, choicesOf } from './band-goods.ts';
import { foldColumns } from './fold.ts';
import { type SharePart, sharesOf } from './shares.ts';

type Answer = {
  nodes: readonly FlowNode[];
  bands: readonly FlowBand[];
  threads: readonly { from: string; to: string }[];
};
export type View = { unit: 'kg' | 'percent'; choice: Choice | ''; open: string };

/** How a band is filled: plainly, hatched where only its share is known, crossed where its weight is unknown. */
type Fill = 'plain' | 'share' | 'weightless' | 'thread';
export type SceneRun = Run & {
  weight: number;
  fill: Fill;
  mark: Mark;
  /** The band of the answer; none for a link without rows and for folded bands. */
  band?: FlowBand;
  share?: SharePart;
  /** Number of folded bands. */
  count: number;
};
export type Scene = {
  nodes: FlowNode[];
  runs: SceneRun[];
  /** Number of bands behind each place that stands for others. */
  others: Map<string, number>;
};

/** Middle of each range of shares. Used only for drawing, never shown as a number. */
const MIDDLES: Record<FlowBand['band'], number> = { '': 0.1, under10: 0.05, to30: 0.2, to60: 0.45, over60: 0.8 };

/** Returns what the picture, the list and the table show of an answer: all of it, or one material. */
export const sceneOf = ({ nodes, bands, threads }: Answer, { unit, choice, open }: View): Scene => {
  const chosen = choice === '' ? bands : bands.filter((band) => band.isGroup || choicesOf(band).includes(choice));
  const shares = unit === 'percent' ? sharesOf(nodes, chosen) : undefined;
  const shown = shares ? chosen.filter(({ key }) => shares.has(key)) : chosen;
  const ends = new Set(shown.flatMap(({ from, to }) => [from, to]));
  const ties = unit === 'kg' ? threads.filter(({ from, to }) => choice === '' || (ends.has(from) && ends.has(to))) : [];
  const runs = [...shown.map((band) => runOf(band, shares?.get(band.key))), ...ties.map(threadOf)];
  const folded = foldColumns(nodes, runs, open, mergeOf);
  const used = new Set(folded.runs.flatMap(({ from, to }) => [from, to]));
  const extra = [...folded.others].map(([id, { tier }]) => ({ ...OTHERS, id, tier }));
  return {
    nodes: [...nodes, ...extra].filter(({ id }) => used.has(id)),
    runs: folded.runs,
    others: new Map([...folded.others].map(([id, { count }]) => [id, count])),
  };
};

const OTHERS = { kind: 'others' as const, company: null, name: '', country: '', isOwn: false };

const runOf = (band: FlowBand, share: SharePart | undefined): SceneRun => {
  const { key, from, to, isLoop, kg, isWeightless } = band;
  const ends = { key, from, to, isLoop, band, mark: markOf(band), count: band.isGroup ? band.count : 1 };
  if (share) {
    const fill = isWeightless && share.from < share.to ? 'weightless' : 'plain';
    return { ...ends, share, fill, size: amount(share.drawn), weight: share.drawn };
  }
  if (isWeightless) return { ...ends, fill: 'weightless', size: { kind: 'fixed' }, weight: Number(band.isOwn) };
  if (kg !== null) return { ...ends, fill: 'plain', size: amount(kg), weight: 1 + kg };
  return { ...ends, fill: 'share', size: { kind: 'part', part: MIDDLES[band.band] }, weight: MIDDLES[band.band] };
};

const amount = (value: number): Size => ({ kind: 'amount', amount: value });

const threadKey = ({ from, to }: { from: string; to: string }) => `thread ${from} ${to}`;

const threadOf = (ends: { from: string; to: string }): SceneRun => ({
  ...ends,
  key: threadKey(ends),
  isLoop: false,
  size: { kind: 'thread' },
  weight: 0,
  fill: 'thread',
  mark: 'none',
  count: 1,
});

/** One band for many: as high as all of them where they have an amount, otherwise as high as one. */
const mergeOf = (members: readonly SceneRun[], ends: { key: string; from: string; to: string }): SceneRun => {
  const amounts = members.flatMap(({ size }) => (size.kind === 'amount' ? [size.amount] : []));
  const parts = members.flatMap(({ size }) => (size.kind === 'part' ? [size.part] : []));
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  const marks = new Set(members.map(({ mark }) => mark));
  const [mark = 'none'] = marks;
  const common = {
    ...ends,
    isLoop: false,
    mark: marks.size === 1 ? mark : ('none' as const),
    count: members.reduce((sum, { count }) => sum + count, 0),
    weight: 0,
  };
  if (amounts.length > 0) return { ...common, fill: 'plain', size: amount(total(amounts)) };
  if (parts.length > 0) return { ...common, fill: 'share', size: { kind: 'part', part: Math.min(1, total(parts)) } };
  if (members.every(({ fill }) => fill === 'thread')) return { ...common, fill: 'thread', size: { kind: 'thread' } };
  return { ...common, fill: 'weightless', size: { kind: 'fixed' } };
};

/** Returns the stops of a scene with the room that their labels need. */
export const stopsOf = ({ nodes }: Scene, labelSize: (node: FlowNode) => Stop['label']): Stop[] =>
  nodes.map((node) => ({ id: node.id, tier: node.tier, isOwn: node.isOwn, label: labelSize(node) }));
