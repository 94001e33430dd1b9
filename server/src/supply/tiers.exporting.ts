import type { Language, LinkState, Output, ShareBand, tiersContract } from '@ieum/contract';
import { CSV_START, csvLine } from '../kit/csv.ts';

type Tiers = Pick<Output<typeof tiersContract.getSupplyTiers>, 'companies' | 'products' | 'links'>;

/** A line for each company, out of what its viewer may see and nothing else. */
export async function* tiersCsv({ companies, products, links }: Tiers, language: Language) {
  yield CSV_START + csvLine(HEADS[language]);
  const productsOf = Map.groupBy(products, ({ companyId }) => companyId);
  const bought = Map.groupBy(links, ({ supplierId }) => supplierId);
  const words = WORDS[language];
  for (const {
    id,
    tiers,
    name,
    nameEnglish,
    token,
    country,
    processGroup,
    hasCertificate,
    isPlaceholder,
  } of companies) {
    const own = productsOf.get(id) ?? [];
    const by = own.flatMap((product) => bought.get(product.id) ?? []);
    yield csvLine([
      tiers.join(' '),
      name || [words.masked, token].join(' '),
      nameEnglish,
      country,
      processGroup,
      each(own.map(({ hs }) => hs)),
      by.length,
      each(by.map(({ state }) => words.states[state])),
      each(by.map(({ share, band }) => (share === null ? BANDS[band] : `${share} %`))),
      isPlaceholder ? '' : (words.yesNo[Number(hasCertificate)] ?? ''),
      words.yesNo[Number(by.some(({ isLoop }) => isLoop))] ?? '',
    ]);
  }
}

const each = (values: string[]) => [...new Set(values.filter(Boolean))].toSorted().join('; ');

const BANDS: Record<ShareBand, string> = {
  '': '',
  under10: '< 10 %',
  to30: '10–30 %',
  to60: '30–60 %',
  over60: '≥ 60 %',
};

const HEADS: Record<Language, string[]> = {
  kr: ['차수', '협력사', '영문 이름', '국가', '업종(2자리)', 'HS', '공급 관계', '상태', '비중', '인증', '순환'],
  en: [
    'Tiers',
    'Supplier',
    'English name',
    'Country',
    'Industry',
    'HS',
    'Links',
    'State',
    'Share',
    'Certified',
    'Loop',
  ],
  cn: ['层级', '供应商', '英文名称', '国家', '行业', 'HS', '供应关系', '状态', '占比', '认证', '循环'],
  jp: ['階層', '取引先', '英語名', '国', '業種', 'HS', '取引関係', '状態', '比率', '認証', '循環'],
};

type Words = { masked: string; yesNo: [string, string]; states: Record<LinkState, string> };
const states = (words: string[]): Record<LinkState, string> => {
  const [proposed = '', countered = '', confirmed = '', disputed = '', unidentified = '', withdrawn = '', ended = ''] =
    words;
  return { proposed, countered, confirmed, disputed, unidentified, withdrawn, ended };
};
const WORDS: Record<Language, Words> = {
  kr: {
    masked: '협력사',
    yesNo: ['아니요', '예'],
    states: states(['제안됨', '수정 제안', '확인됨', '이의 제기', '미확인 협력사', '철회됨', '종료됨']),
  },
  en: {
    masked: 'Supplier',
    yesNo: ['No', 'Yes'],
    states: states(['Proposed', 'Countered', 'Confirmed', 'Disputed', 'Unidentified', 'Withdrawn', 'Ended']),
  },
  cn: {
    masked: '供应商',
    yesNo: ['否', '是'],
    states: states(['已提议', '已提出修改', '已确认', '有异议', '未识别', '已撤回', '已结束']),
  },
  jp: {
    masked: '取引先',
    yesNo: ['いいえ', 'はい'],
    states: states(['提案済み', '修正提案', '確認済み', '異議あり', '未特定', '取り下げ', '終了']),
  },
};
