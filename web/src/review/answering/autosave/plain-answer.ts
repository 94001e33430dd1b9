import { type AnswerValue, canonicalJson } from '@ieum/contract';

/** Returns an answer as the server stores it: trimmed, and null if it is empty. */
export const plainAnswer = (value: AnswerValue | null): AnswerValue | null => {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim().normalize('NFC') || null;
  return Array.isArray(value) && value.length === 0 ? null : value;
};

const textOf = (value: AnswerValue | null) => canonicalJson(plainAnswer(value));

/** Tests that the input is complete: text that is not a number yet cannot be saved. */
export const isWhole = (value: AnswerValue | null) => !(typeof value === 'number' && Number.isNaN(value));

export const isSameAnswer = (left: AnswerValue | null, right: AnswerValue | null) =>
  isWhole(left) && isWhole(right) && textOf(left) === textOf(right);
