import {
  countryName,
  FAMILY_WORDS,
  fillIn,
  formatPercent,
  formatRange,
  type Language,
  LINK_STATE_WORDS,
  MATERIAL_WORDS,
  nameFor,
  type PercentRange,
  type ProductOrigins,
  TAG_OF,
} from '@ieum/contract';
import cn from '../../../../locales/cn/sheets/origins.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/origins.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/origins.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/origins.json' with { type: 'json' };
import { inOnePart, type SheetCell, sheetFile } from '../../kit/sheet/writer.ts';
import { bandSign } from '../tiers/band-signs.ts';

type Format = { format: 'csv' | 'xlsx'; language: Language; today: string };

const WORDS: Record<Language, typeof kr> = { kr, en, cn, jp };
const WIDTH = 18;

/**
 * Writes every step of every path in a line, from what its viewer is shown and nothing else. Each line says what the
 * shares rest on, so none is read without it.
 */
export const originsFile = (origins: ProductOrigins, { format, language, today }: Format) => {
  const words = WORDS[language];
  const material = origins.material ? MATERIAL_WORDS[origins.material][language] : '';
  const name = [words.name, material].filter(Boolean).join(' ');
  const columns = Object.values(words.columns).map((heading) => ({ heading, width: WIDTH }));
  const rows = inOnePart(linesOf(origins, language));
  return sheetFile(`${name}-${origins.product.name}-${today}`, format, [{ name, columns, rows }]);
};

const linesOf = (origins: ProductOrigins, language: Language): SheetCell[][] => {
  const { paths, steps } = origins;
  const words = WORDS[language];
  const basis = basisText(origins, language);
  const products = new Map(origins.products.map((product) => [product.id, product]));
  const companies = new Map(origins.companies.map((company) => [company.id, company]));
  const companyAt = (productId: string) => {
    const company = companies.get(products.get(productId)?.companyId ?? '');
    if (!company) return { name: productId === origins.product.id ? words.own : '', country: '' };
    const name = company.isMasked ? `${words.masked} ${company.token}` : nameFor(company, language);
    return { name, country: company.country };
  };
  const country = (code: string) => (code === '' ? '' : countryName(code, TAG_OF[language]));
  return paths.flatMap((path, at) =>
    // A path without a step is what nobody has stated of the own product.
    (path.steps.length > 0 ? path.steps : [-1]).map((nth): SheetCell[] => {
      const step = steps[nth];
      const goods = products.get(step?.from ?? '');
      const [from, to] = [companyAt(step?.from ?? ''), companyAt(step?.to ?? origins.product.id)];
      return [
        at + 1,
        step?.tier ?? null,
        from.name,
        country(from.country),
        to.name,
        goods?.name ?? '',
        goods?.hs ?? '',
        contentsText(goods, language),
        step ? shareText(step, language) : '',
        step ? LINK_STATE_WORDS[step.state][language] : '',
        words.states[path.state],
        words.ends[path.end],
        country(path.country),
        rangeText(path.share, language),
        basis,
      ];
    }),
  );
};

type Step = ProductOrigins['steps'][number];
const shareText = ({ share, band }: Step, language: Language) =>
  share === null ? bandSign(band, language) : formatPercent(share, TAG_OF[language]);

const rangeText = ({ from, to }: PercentRange, language: Language) =>
  formatRange((value) => formatPercent(value, TAG_OF[language]), from, to, TAG_OF[language]);

const contentsText = (goods: ProductOrigins['products'][number] | undefined, language: Language) =>
  [
    ...(goods && goods.family !== '' ? [FAMILY_WORDS[goods.family][language]] : []),
    ...(goods?.materials ?? []).map((material) => MATERIAL_WORDS[material][language]),
  ].join('; ');

const basisText = ({ basis }: ProductOrigins, language: Language) =>
  fillIn(WORDS[language].basis, {
    links: String(basis.links),
    confirmed: String(basis.confirmed),
    rows: String(basis.rows.carrying),
    weighed: String(basis.rows.weighed),
  });
