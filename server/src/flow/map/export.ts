import {
  countryName,
  FLOW_STATE_WORDS,
  type FlowBand,
  type FlowNode,
  fillIn,
  type flowMapContract,
  formatPeriods,
  kindWords,
  type Language,
  nameFor,
  type Output,
  TAG_OF,
  unitWord,
} from '@ieum/contract';
import cn from '../../../../locales/cn/sheets/flow-map.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/flow-map.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/flow-map.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/flow-map.json' with { type: 'json' };
import { inOnePart, type SheetCell, type WrittenSheet } from '../../kit/sheet/writer.ts';
import { bandSign } from '../../supply/tiers/band-signs.ts';

type Shown = Pick<Output<typeof flowMapContract.getFlowMap>, 'nodes' | 'bands' | 'threads'> & {
  from: string;
  to: string;
};

/** Writes a line for each band and each link without rows, from what its viewer may see and nothing else. */
export const mapSheet = ({ nodes, bands, threads, from, to }: Shown, language: Language): WrittenSheet => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const words = WORDS[language];
  const nameOf = (id: string) => {
    const node = byId.get(id);
    return node ? nodeName(node, language) : '';
  };
  const period = formatPeriods(from, to, TAG_OF[language]);
  const placesOf = (ends: { from: string; to: string }): SheetCell[] => [
    period,
    nameOf(ends.from),
    countryIn(byId.get(ends.from)?.country, language),
    nameOf(ends.to),
    countryIn(byId.get(ends.to)?.country, language),
  ];
  const rowOf = (band: FlowBand): SheetCell[] => {
    const { quantities, kg, isWeightless, states, rows, isGroup, count } = band;
    const [{ quantity, unit } = { quantity: null, unit: '' }, ...more] = quantities;
    const stateTexts = states && Object.entries(states).flatMap(([state, some]) => stateWord(state, some, language));
    return [
      ...placesOf(band),
      kindWords(band, language).join('; '),
      band.goods.map(({ name, hs }) => name || hs).join('; '),
      more.length === 0 ? quantity : null,
      more.length === 0 ? unitWord(unit, language) : null,
      isWeightless ? words.weightless : kg,
      kg === null && !isWeightless ? bandSign(band.band, language) : null,
      rows,
      isGroup ? count : null,
      stateTexts?.join('; ') ?? null,
    ];
  };
  const unrecorded = threads.map((thread): SheetCell[] => {
    const places = placesOf(thread);
    return COLUMNS.map((column, at) => (column === 'kg' ? words.unrecorded : (places[at] ?? null)));
  });
  return {
    name: words.name,
    columns: COLUMNS.map((column) => ({ heading: words.columns[column], width: WIDTHS[column] ?? 14 })),
    rows: inOnePart([...bands.map(rowOf), ...unrecorded]),
  };
};

const stateWord = (state: string, rows: number, language: Language) => {
  const words = Object.entries(FLOW_STATE_WORDS).find(([name]) => name === state)?.[1];
  return words && rows > 0 ? [`${words[language]} ${rows}`] : [];
};

const countryIn = (country: string | undefined, language: Language) =>
  country ? countryName(country, TAG_OF[language]) : '';

const nodeName = ({ kind, company, name, country, tier }: FlowNode, language: Language) => {
  const words = WORDS[language];
  if (kind === 'country') return countryIn(country, language) || words.unknown;
  if (kind === 'tier') return tierName(tier, words);
  if (kind === 'others') return words.others;
  const called = (company && nameFor(company, language)) || [words.masked, company?.token].join(' ');
  return name === '' ? called : `${called} ${name}`;
};

type Words = typeof kr;
const WORDS: Record<Language, Words> = { kr, en, cn, jp };
const COLUMNS = [
  'period',
  'from',
  'fromCountry',
  'to',
  'toCountry',
  'materials',
  'goods',
  'quantity',
  'unit',
  'kg',
  'share',
  'rows',
  'grouped',
  'state',
] as const;

const WIDTHS: Partial<Record<(typeof COLUMNS)[number], number>> = { from: 28, to: 28, goods: 28, state: 24 };

const tierName = (tier: number, words: Words) => {
  if (tier < 0) return words.customers;
  return tier === 0 ? words.own : fillIn(words.tier, { tier });
};
