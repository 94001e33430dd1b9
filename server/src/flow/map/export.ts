import {
  countryName,
  FLOW_STATE_WORDS,
  type FlowNode,
  fillIn,
  type flowMapContract,
  type Language,
  MATERIAL_GROUPS,
  MATERIAL_WORDS,
  nameFor,
  type Output,
  TAG_OF,
} from '@ieum/contract';
import cn from '../../../../locales/cn/sheets/flow-map.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/flow-map.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/flow-map.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/flow-map.json' with { type: 'json' };
import { CSV_START, csvLine } from '../../kit/sheet/csv-lines.ts';
import { bandSign } from '../../supply/tiers/band-signs.ts';

type Shown = Pick<Output<typeof flowMapContract.getFlowMap>, 'nodes' | 'bands'>;

/** Writes a line for each band, from what its viewer may see and nothing else. */
export async function* mapCsv({ nodes, bands }: Shown, language: Language) {
  yield CSV_START + csvLine(COLUMNS.map((column) => WORDS[language].columns[column]));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const words = WORDS[language];
  const nameOf = (id: string) => {
    const node = byId.get(id);
    return node ? nodeName(node, language) : '';
  };
  for (const { from, to, kg, band, materialGroup, states, rows, isWeightless, count, isGroup } of bands) {
    const stateTexts = states && Object.entries(states).flatMap(([state, rows]) => stateWord(state, rows, language));
    yield csvLine([
      nameOf(from),
      countryIn(byId.get(from)?.country, language),
      nameOf(to),
      countryIn(byId.get(to)?.country, language),
      materialIn(materialGroup, language),
      isWeightless ? words.weightless : (kg ?? ''),
      kg === null && !isWeightless ? bandSign(band, language) : '',
      rows ?? '',
      isGroup ? count : '',
      stateTexts?.join('; ') ?? '',
    ]);
  }
}

const stateWord = (state: string, rows: number, language: Language) => {
  const words = Object.entries(FLOW_STATE_WORDS).find(([name]) => name === state)?.[1];
  return words && rows > 0 ? [`${words[language]} ${rows}`] : [];
};

const countryIn = (country: string | undefined, language: Language) =>
  country ? countryName(country, TAG_OF[language]) : '';

const materialIn = (group: string, language: Language) => {
  const known = MATERIAL_GROUPS.find((candidate) => candidate === group);
  return known ? MATERIAL_WORDS[known][language] : group;
};

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
  'from',
  'fromCountry',
  'to',
  'toCountry',
  'materialGroup',
  'kg',
  'share',
  'rows',
  'grouped',
  'state',
] as const;

const tierName = (tier: number, words: Words) => {
  if (tier < 0) return words.customers;
  return tier === 0 ? words.own : fillIn(words.tier, { tier });
};
