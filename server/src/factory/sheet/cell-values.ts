import { type ProblemCode, SHEET_COLUMNS, type SheetField } from '@ieum/contract';
import { dayOf, numberOf } from '../../kit/sheet/typed-values.ts';
import { choiceOf, countryOf, isNoExemption } from './choices.ts';
import { isListField, readList } from './list-cells.ts';

type Value = string | number | unknown[] | undefined;
/** Converted cell, without a value where the cell is empty. */
export type ConvertedCell = { value: Value; problems: { problem: ProblemCode; at: number | null }[] };

const fine = (value: Value): ConvertedCell => ({ value, problems: [] });
const wrong = (problem: ProblemCode): ConvertedCell => ({ value: undefined, problems: [{ problem, at: null }] });
const or = (value: Value, problem: ProblemCode) => (value === undefined ? wrong(problem) : fine(value));

/** Converts the text of a cell by the kind of its column. */
export const convertCell = (field: SheetField, text: string): ConvertedCell => {
  const typed = text.trim();
  if (typed === '') return fine(undefined);
  switch (SHEET_COLUMNS[field].kind) {
    case 'number':
      return or(numberOf(typed), 'number');
    case 'day':
      return or(dayOf(typed), 'date');
    case 'country':
      return or(countryOf(typed), 'country');
    case 'choice':
      if (field === 'registrationExemption' && isNoExemption(typed)) return fine(undefined);
      return or(chosen(field, typed), 'choice');
    case 'list':
      return listed(field, typed);
    default:
      return fine(text);
  }
};

const chosen = (field: SheetField, typed: string) => {
  if (field === 'ksicRevision') return choiceOf(field, typed) ?? choiceOf(field, typed.replace(/\.0$/, ''));
  const isChoice =
    field === 'siteType' || field === 'state' || field === 'precision' || field === 'registrationExemption';
  return isChoice ? choiceOf(field, typed) : undefined;
};

const listed = (field: SheetField, typed: string): ConvertedCell => {
  if (!isListField(field)) return wrong('choice');
  const { items, problems } = readList(field, typed);
  return { value: items, problems };
};
