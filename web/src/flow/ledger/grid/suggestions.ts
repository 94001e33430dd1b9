import {
  dimensionOf,
  FLOW_SIDE_WORDS,
  FLOW_SIDES,
  type Language,
  type LanguageTag,
  monthOfDay,
  periodAfter,
  quarterOfDay,
  sideOfWord,
  UNITS,
  type Unit,
} from '@ieum/contract';
import { countryOptions } from '../../../kit/format/country-names.ts';
import { called } from './names.ts';
import type { Known, Reading } from './reading.ts';
import type { GridColumn, GridRow } from './rows.ts';

const PERIODS = 4;
const MOST = 50;

type Asked = {
  column: GridColumn;
  row: GridRow;
  reading: Reading;
  known: Known;
  language: Language;
  tag: LanguageTag;
  unitName: (unit: Unit) => string;
};

/** What a cell could hold, given what its row says already. */
export const suggestionsFor = ({ column, row, reading, known, language, tag, unitName }: Asked): string[] => {
  const { choices, factories, products, today } = known;
  const text = (name: GridColumn) => row.cells[name] ?? '';
  const side = sideOfWord(text('side'));
  const fitting = choices.filter(
    (choice) =>
      (side === undefined || choice.side === side) &&
      isCalled(choice.partner.name, column === 'partner' ? '' : text('partner')),
  );
  switch (column) {
    case 'period':
      return [monthOfDay(today), quarterOfDay(today)].flatMap((now) =>
        Array.from({ length: PERIODS }, (_, back) => periodAfter(now, -back)),
      );
    case 'side':
      return FLOW_SIDES.map((one) => FLOW_SIDE_WORDS[one][language]);
    case 'partner':
      return some(fitting.map(({ partner }) => partner.name));
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

const isCalled = (name: string, typed: string) => typed === '' || called([name], (one) => [one], typed).length > 0;
const some = (names: string[]) => [...new Set(names.filter(Boolean))].slice(0, MOST);
