import {
  CHOICE_WORDS,
  COLUMN_WORDS,
  countryName,
  type FactoryDetails,
  type FactoryState,
  type Language,
  regionName,
  SHEET_COLUMNS,
  SHEET_FIELDS,
  type SheetField,
  TAG_OF,
} from '@ieum/contract';
import type { SheetCell, SheetColumn } from '../../kit/sheet/writer.ts';
import { isListField, listText } from './list-cells.ts';

/** Returns a column for every field, named in the language. */
export const exportColumns = (language: Language, fields: readonly SheetField[] = SHEET_FIELDS): SheetColumn[] =>
  fields.map((field) => ({ heading: COLUMN_WORDS[field][language], width: SHEET_COLUMNS[field].width }));

/** Writes a factory as the cells of a row, from which an import reads the same factory. */
export const exportCells = (
  details: FactoryDetails,
  state: FactoryState,
  language: Language,
  fields: readonly SheetField[] = SHEET_FIELDS,
): SheetCell[] => fields.map((field) => cellOf(field, details, state, language));

const cellOf = (field: SheetField, details: FactoryDetails, state: FactoryState, language: Language): SheetCell => {
  if (isListField(field)) return listText(field, details[field], language);
  const value = field === 'state' ? state : valueAt(details, SHEET_COLUMNS[field].path);
  if (value === null || value === undefined || value === '') return null;
  switch (SHEET_COLUMNS[field].kind) {
    case 'number':
      return Number(value);
    case 'day':
      return { day: String(value) };
    case 'region':
      return regionName(String(value), language) || String(value);
    case 'country':
      return countryName(String(value), TAG_OF[language]);
    case 'choice':
      return choiceText(field, String(value), language);
    default:
      return String(value);
  }
};

const valueAt = (details: FactoryDetails, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), details);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const choiceText = (field: SheetField, value: string, language: Language) => {
  const words: Record<string, Record<string, Record<Language, string>>> = CHOICE_WORDS;
  return words[field]?.[value]?.[language] ?? value;
};
