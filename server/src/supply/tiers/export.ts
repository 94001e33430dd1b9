import {
  countryName,
  formatPercent,
  kindWords,
  type Language,
  LINK_STATE_WORDS,
  nameFor,
  namesFor,
  type Output,
  TAG_OF,
  type TierCompany,
  type tiersContract,
  yesNo,
} from '@ieum/contract';
import cn from '../../../../locales/cn/sheets/tiers.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/tiers.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/tiers.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/tiers.json' with { type: 'json' };
import { inOnePart, type SheetCell, type WrittenSheet } from '../../kit/sheet/writer.ts';
import { bandSign } from './band-signs.ts';

type Tiers = Pick<Output<typeof tiersContract.getSupplyTiers>, 'roots' | 'companies' | 'products' | 'links'>;

/** Writes a line for each link, as the table on the screen does, from what its viewer may see and nothing else. */
export const tiersSheet = ({ roots, companies, products, links }: Tiers, language: Language): WrittenSheet => {
  const words = WORDS[language];
  const tag = TAG_OF[language];
  const productOf = new Map(products.map((product) => [product.id, product]));
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  const ownId = productOf.get(roots[0]?.id ?? '')?.companyId ?? '';
  const called = (id: string, company: TierCompany | undefined) => {
    if (!company) return id === ownId ? words.own : '';
    return nameFor(company, language) || (id === ownId ? words.own : `${words.masked} ${company.token}`);
  };
  const rowOf = ({ buyerId, supplierId, tiers, share, band, state, isLoop }: Tiers['links'][number]): SheetCell[] => {
    const product = productOf.get(supplierId);
    const company = companyOf.get(product?.companyId ?? '');
    const boughtBy = productOf.get(buyerId)?.companyId ?? '';
    return [
      tiers.join(' '),
      called(product?.companyId ?? '', company),
      company ? namesFor(company, language).beside : '',
      company?.country ? countryName(company.country, tag) : '',
      product?.name ?? '',
      product?.hs ?? '',
      product ? kindWords(product, language).join('; ') : '',
      called(boughtBy, companyOf.get(boughtBy)),
      share === null ? bandSign(band, language) : formatPercent(share, tag),
      LINK_STATE_WORDS[state][language],
      yesNo(isLoop, language),
      !company || company.isPlaceholder ? '' : yesNo(company.hasCertificate, language),
    ];
  };
  return {
    name: words.name,
    columns: COLUMNS.map((column) => ({ heading: words.columns[column], width: WIDTHS[column] ?? 14 })),
    rows: inOnePart(links.toSorted((a, b) => (a.tiers[0] ?? 0) - (b.tiers[0] ?? 0)).map(rowOf)),
  };
};

const WORDS: Record<Language, typeof kr> = { kr, en, cn, jp };
const COLUMNS = [
  'tiers',
  'supplier',
  'otherName',
  'country',
  'product',
  'hs',
  'materials',
  'buyer',
  'share',
  'state',
  'loop',
  'certified',
] as const;

const WIDTHS: Partial<Record<(typeof COLUMNS)[number], number>> = {
  supplier: 28,
  otherName: 28,
  product: 28,
  materials: 24,
  buyer: 28,
};
