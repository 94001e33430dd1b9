import { FLOW_STATE_WORDS, type FlowNode, type flowMapContract, type Language, type Output } from '@ieum/contract';
import { CSV_START, csvLine } from '../../kit/sheet/csv-lines.ts';
import { BAND_SIGNS } from '../../supply/tiers/band-signs.ts';

type Shown = Pick<Output<typeof flowMapContract.getFlowMap>, 'nodes' | 'bands'>;

/** Writes a line for each band, from what its viewer may see and nothing else. */
export async function* mapCsv({ nodes, bands }: Shown, language: Language) {
  yield CSV_START + csvLine(HEADS[language]);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const words = WORDS[language];
  const nameOf = (id: string) => {
    const node = byId.get(id);
    return node ? nodeName(node, words) : '';
  };
  for (const { from, to, kg, band, materialGroup, states, rows, isWeightless, count, isGroup } of bands) {
    const stateTexts = states && Object.entries(states).flatMap(([state, rows]) => stateWord(state, rows, language));
    yield csvLine([
      nameOf(from),
      byId.get(from)?.country ?? '',
      nameOf(to),
      byId.get(to)?.country ?? '',
      materialGroup,
      isWeightless ? words.weightless : (kg ?? ''),
      kg === null && !isWeightless ? BAND_SIGNS[band] : '',
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

const nodeName = ({ kind, company, name, country, tier }: FlowNode, words: Words) => {
  if (kind === 'country') return country || words.unknown;
  if (kind === 'tier') return words.tier(tier);
  if (kind === 'others') return words.others;
  const called = company?.name || [words.masked, company?.token].join(' ');
  return name === '' ? called : `${called} ${name}`;
};

const HEADS: Record<Language, string[]> = {
  kr: ['보낸 곳', '국가', '받은 곳', '국가', '자재군', '무게(kg)', '받은 곳에서의 비중', '행 수', '묶인 수', '상태'],
  en: [
    'From',
    'Country',
    'To',
    'Country',
    'Material group',
    'Kilograms',
    'Share of the receiver',
    'Rows',
    'Grouped',
    'State',
  ],
  cn: ['发出方', '国家', '接收方', '国家', '物料类别', '重量(kg)', '占接收方比例', '行数', '合并数', '状态'],
  jp: ['送り元', '国', '受け先', '国', '材料区分', '重さ(kg)', '受け先での比率', '行数', 'まとめた数', '状態'],
};

type Words = { masked: string; others: string; unknown: string; weightless: string; tier: (tier: number) => string };
const WORDS: Record<Language, Words> = {
  kr: {
    masked: '협력사',
    others: '그 밖',
    unknown: '모름',
    weightless: '무게 모름',
    tier: tierWords('고객', '우리 회사', (n) => `${n}차`),
  },
  en: {
    masked: 'Supplier',
    others: 'Others',
    unknown: 'Unknown',
    weightless: 'Weight unknown',
    tier: tierWords('Customers', 'Own company', (n) => `Tier ${n}`),
  },
  cn: {
    masked: '供应商',
    others: '其他',
    unknown: '未知',
    weightless: '重量未知',
    tier: tierWords('客户', '本公司', (n) => `${n} 级`),
  },
  jp: {
    masked: '取引先',
    others: 'その他',
    unknown: '不明',
    weightless: '重量不明',
    tier: tierWords('顧客', '自社', (n) => `${n}次`),
  },
};

function tierWords(customers: string, own: string, nth: (tier: number) => string) {
  return (tier: number) => {
    if (tier < 0) return customers;
    return tier === 0 ? own : nth(tier);
  };
}
