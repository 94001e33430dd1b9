import {
  countryName,
  formatPercent,
  type Language,
  LINK_STATE_WORDS,
  namesFor,
  type Output,
  TAG_OF,
  type tiersContract,
  yesNo,
} from '@ieum/contract';
import cn from '../../../../locales/cn/sheets/tiers.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/tiers.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/tiers.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/tiers.json' with { type: 'json' };
import { CSV_START, csvLine } from '../../kit/sheet/csv-lines.ts';
import { bandSign } from './band-signs.ts';

type Tiers = Pick<Output<typeof tiersContract.getSupplyTiers>, 'companies' | 'products' | 'links'>;

/** Writes a line for each company, from what its viewer may see and nothing else. */
export async function* tiersCsv({ companies, products, links }: Tiers, language: Language) {
  yield CSV_START + csvLine(COLUMNS.map((column) => WORDS[language].columns[column]));
  const tag = TAG_OF[language];
  const productsOf = Map.groupBy(products, ({ companyId }) => companyId);
  const bought = Map.groupBy(links, ({ supplierId }) => supplierId);
  for (const { id, tiers, token, country, processGroup, hasCertificate, isPlaceholder, ...company } of companies) {
    const { first, beside } = namesFor(company, language);
    const own = productsOf.get(id) ?? [];
    const by = own.flatMap((product) => bought.get(product.id) ?? []);
    yield csvLine([
      tiers.join(' '),
      first || `${WORDS[language].masked} ${token}`,
      beside,
      country && countryName(country, tag),
      processGroup,
      each(own.map(({ hs }) => hs)),
      by.length,
      each(by.map(({ state }) => LINK_STATE_WORDS[state][language])),
      each(by.map(({ share, band }) => (share === null ? bandSign(band, language) : formatPercent(share, tag)))),
      isPlaceholder ? '' : yesNo(hasCertificate, language),
      yesNo(
        by.some(({ isLoop }) => isLoop),
        language,
      ),
    ]);
  }
}

const each = (values: string[]) => [...new Set(values.filter(Boolean))].toSorted().join('; ');

const WORDS: Record<Language, typeof kr> = { kr, en, cn, jp };
const COLUMNS = [
  'tiers',
  'supplier',
  'otherName',
  'country',
  'industry',
  'hs',
  'links',
  'state',
  'share',
  'certified',
  'loop',
] as const;
