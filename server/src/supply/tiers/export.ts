import { type Language, LINK_STATE_WORDS, type Output, type tiersContract, yesNo } from '@ieum/contract';
import { CSV_START, csvLine } from '../../kit/sheet/csv-lines.ts';
import { BAND_SIGNS } from './band-signs.ts';

type Tiers = Pick<Output<typeof tiersContract.getSupplyTiers>, 'companies' | 'products' | 'links'>;

/** Writes a line for each company, from what its viewer may see and nothing else. */
export async function* tiersCsv({ companies, products, links }: Tiers, language: Language) {
  yield CSV_START + csvLine(HEADS[language]);
  const productsOf = Map.groupBy(products, ({ companyId }) => companyId);
  const bought = Map.groupBy(links, ({ supplierId }) => supplierId);
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
      name || `${MASKED[language]} ${token}`,
      nameEnglish,
      country,
      processGroup,
      each(own.map(({ hs }) => hs)),
      by.length,
      each(by.map(({ state }) => LINK_STATE_WORDS[state][language])),
      each(by.map(({ share, band }) => (share === null ? BAND_SIGNS[band] : `${share} %`))),
      isPlaceholder ? '' : yesNo(hasCertificate, language),
      yesNo(
        by.some(({ isLoop }) => isLoop),
        language,
      ),
    ]);
  }
}

const each = (values: string[]) => [...new Set(values.filter(Boolean))].toSorted().join('; ');

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
  jp: ['階層', 'サプライヤー', '英語名', '国', '業種', 'HS', '取引関係', '状態', '比率', '認証', '循環'],
};

const MASKED: Record<Language, string> = { kr: '협력사', en: 'Supplier', cn: '供应商', jp: 'サプライヤー' };
