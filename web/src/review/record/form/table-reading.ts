import { type Column, type LanguageTag, plainHeading } from '@ieum/contract';
import { countryOfWord } from '../../../flow/ledger/grid/names.ts';
import { readNumber } from '../../../kit/format/number-text.ts';
import { parseDateText } from '../../../kit/ui/date/date-text.ts';
import type { Cell } from './table-rows.ts';

/** Turns pasted text into a cell's value. Text that cannot be parsed stays as it is, for the user to correct. */
export const cellReader =
  (tag: LanguageTag) =>
  (column: Column, typed: string): Cell => {
    switch (column.kind) {
      case 'number': {
        const { value } = readNumber(typed);
        return value === null || Number.isNaN(value) ? typed : value;
      }
      case 'date':
        return parseDateText(typed, tag) ?? typed;
      case 'country':
        return countryOfWord(typed) ?? typed;
      case 'choice':
        return optionOf(column, typed) ?? typed;
      default:
        return typed;
    }
  };

const optionOf = ({ options }: Column, typed: string) =>
  options.find(({ key, words }) =>
    [key, ...Object.values(words)].some((word) => word !== '' && plainHeading(word) === plainHeading(typed)),
  )?.key;
