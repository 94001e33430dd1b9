import {
  dimensionOf,
  FLOW_SIDE_WORDS,
  FLOW_SIDES,
  type Language,
  type LanguageTag,
  monthOfDay,
  NAME_FIELDS,
  type Names,
  nameFor,
  periodAfter,
  quarterOfDay,
  sideOfWord,
  UNITS,
  type Unit,
} from '@ieum/contract';
import { countryOptions } from '../../../kit/format/country-names.ts';
import { findByName } from './names.ts';
import type { Known, Reading } from './reading.ts';
import type { GridColumn, GridRow } from './rows.ts';

const PERIODS = 4;
const MOST = 50;

type SuggestionInput = {
  column: GridColumn;
  row: GridRow;
  reading: Reading;
  known: Known;
  language: Language;
  tag: LanguageTag;
  unitName: (unit: Unit) => string;
};

/** Returns the possible values of a cell, which depend on the other cells of its row. */
export const suggestionsFor = ({ column, row, reading, known, language, tag, unitName }: SuggestionInput): string[] => {
  const { choices, factories, products, today } = known;
  const text = (name: GridColumn) => row.cells[name] ?? '';
  const side = sideOfWord(text('side'));
  const fitting = choices.filter(
    (choice) =>
      (side === undefined || choice.side === side) &&
      isCalled(choice.partner, column === 'partner' ? '' : text('partner')),
  );
  switch (column) {
    case 'period':
      return [monthOfDay(today), quarterOfDay(today)].flatMap((now) =>
        Array.from({ length: PERIODS }, (_, back) => periodAfter(now, -back)),
      );
    case 'side':
      return FLOW_SIDES.map((flowSide) => FLOW_SIDE_WORDS[flowSide][language]);
    case 'partner':
      return some(fitting.map(({ partner }) => nameFor(partner, language)));
    case 'product':
      return some(side === 'own' ? products.map(({ name }) => name) : fitting.map(({ product }) => product.name));
    case 'goods':
      return some(fitting.map(({ goods }) => goods.name));
    case 'from':
    case 'to': {
      const [linked] = fitting.length === 1 ? fitting : [];
      const named = linked?.[`${column}Factories`] ?? [];
      const isOwn = side === 'own' || (linked && linked.side === (column === 'from' ? 'out' : 'in'));
      return some([...named, ...(isOwn ? factories : [])].map(({ name }) => name));
    }
    case 'unit': {
      const own = UNITS.find((unit) => unit === reading.hints.unit);
      return UNITS.filter((unit) => !own || dimensionOf(unit) === dimensionOf(own)).map(unitName);
    }
    case 'originCountry':
      return countryOptions(tag).map(({ label }) => label);
    default:
      return [];
  }
};

const isCalled = (partner: Names, typed: string) =>
  typed === '' || findByName([partner], () => NAME_FIELDS.map((field) => partner[field] ?? ''), typed).length > 0;
const some = (names: string[]) => [...new Set(names.filter(Boolean))].slice(0, MOST);
