import {
  CAPACITY_PERIODS,
  CHOICE_WORDS,
  columnFinder,
  countryName,
  EARLIER_LINK_HEADINGS,
  type Language,
  LINK_COLUMNS,
  LINK_STATE_WORDS,
  type LinkColumn,
  linksContract,
  nameFor,
  type SupplyLink,
  TAG_OF,
  unitOfWord,
  unitWord,
} from '@ieum/contract';
import { choiceOf, countryOf } from '../../factory/sheet/choices.ts';
import { dayOf, numberOf } from '../../kit/sheet/typed-values.ts';
import type { SheetCell } from '../../kit/sheet/writer.ts';
import type { ReadRow, SheetProblem } from './rows.ts';

export const linkColumnOf = columnFinder(LINK_COLUMNS, EARLIER_LINK_HEADINGS);

const WIDTH = 16;
export const linkHeadings = (language: Language) =>
  Object.values(LINK_COLUMNS).map((words) => ({ heading: words[language], width: WIDTH }));

type Written = Pick<SupplyLink, 'product' | 'partner' | 'partnerProduct' | 'figures' | 'state'>;

/** Leaves out the business number: the company that proposed by one knows it, and nobody else may. */
export const linkCells = ({ product, partner, partnerProduct, figures, state }: Written, language: Language) => {
  const { spendShare, volume, validFrom, validTo } = figures;
  const cells: SheetCell[] = [
    product?.name ?? null,
    nameFor(partner, language) || null,
    null,
    partner.country ? countryName(partner.country, TAG_OF[language]) : null,
    partnerProduct.name || null,
    partnerProduct.partNumber || null,
    partnerProduct.hs || null,
    spendShare,
    volume?.quantity ?? null,
    volume ? unitWord(volume.unit, language) : null,
    volume ? CHOICE_WORDS.period[volume.period][language] : null,
    { day: validFrom },
    validTo === '' ? null : { day: validTo },
    LINK_STATE_WORDS[state][language],
  ];
  return cells;
};

const proposal = linksContract.proposeLink.input.omit({ side: true, productId: true, note: true });

/** Parses what a row proposes; the caller knows the own products and finds the one that it names. */
export const linkOfRow = ({ row, cells, problems }: ReadRow<LinkColumn>) => {
  const found: SheetProblem[] = [...problems];
  const refuse = (column: LinkColumn) => found.push({ row, column, problem: 'invalid' });
  const figure = (column: 'spendShare' | 'quantity') => {
    const cell = (cells[column] ?? '').replace(/%$/, '');
    const number = cell === '' ? null : numberOf(cell);
    if (number === undefined) refuse(column);
    return number ?? null;
  };
  const day = (column: 'validFrom' | 'validTo') => {
    const cell = cells[column] ?? '';
    const read = cell === '' ? '' : dayOf(cell);
    if (read === undefined) refuse(column);
    return read ?? '';
  };
  const quantity = figure('quantity');
  const period = cells.period ? (choiceOf('period', cells.period) ?? cells.period) : CAPACITY_PERIODS[0];
  const unit = cells.unit ? (unitOfWord(cells.unit) ?? cells.unit) : 'KGM';
  const volume = quantity === null ? null : { quantity, unit, period };
  const validFrom = day('validFrom');
  const figures = {
    spendShare: figure('spendShare'),
    volume,
    validTo: day('validTo'),
    ...(validFrom && { validFrom }),
  };
  const { company = '', country = '', product = '', partNumber = '', hs = '', businessNumber = '' } = cells;
  const words = { company, country: country && (countryOf(country) ?? country), product, partNumber, hs };
  const isUnidentified = company === '' && businessNumber === '';
  const input = { words, figures, isUnidentified, ...(businessNumber && { businessNumber }) };
  if (found.length > 0) return { problems: found };
  const { data, error } = proposal.safeParse(input);
  if (error) return { problems: error.issues.map(({ path }) => ({ row, column: columnAt(path), problem: 'invalid' })) };
  return { asked: data, problems: [] };
};

/** Returns the column of a path: `figures.volume.unit` and `words.hs` have columns of their own. */
const columnAt = (path: readonly PropertyKey[]) => {
  const last = String(path.at(-1));
  return last === 'volume' ? 'quantity' : last;
};
