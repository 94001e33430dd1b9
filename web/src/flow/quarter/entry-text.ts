import { convert, FLOW_QUANTITY_MAX, type SheetLine, type Unit } from '@ieum/contract';
import { readNumber } from '../../kit/format/number-text.ts';

type Reading = { quantity: number } | { problem: 'number' | 'negative' | 'too_large' | 'unit_dimension' } | 'empty';

const DIGITS = 12;
/** The unit behind a number: 412 kg, 1,200톤. */
const WITH_UNIT = /^(.*[\d.])\s*(\D+)$/s;

/** Reads a quantity. One with another unit of the same kind is converted into the unit of the line. */
export const readEntry = (
  typed: string,
  { unit }: Pick<SheetLine, 'unit'>,
  unitOf: (word: string) => Unit | undefined,
): Reading => {
  const text = typed.trim();
  if (text === '') return 'empty';
  const [, number = text, word = ''] = WITH_UNIT.exec(text) ?? [];
  const { value, problem } = readNumber(number);
  if (value === null || problem) return { problem: 'number' };
  const said = word === '' ? unit : unitOf(word);
  if (said === undefined) return { problem: 'number' };
  const quantity = convert(value, said, unit);
  if (quantity === null) return { problem: 'unit_dimension' };
  if (quantity < 0) return { problem: 'negative' };
  if (quantity > FLOW_QUANTITY_MAX) return { problem: 'too_large' };
  return { quantity: said === unit ? quantity : Number(quantity.toPrecision(DIGITS)) };
};
