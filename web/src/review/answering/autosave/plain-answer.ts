import { type AnswerValue, canonicalJson } from '@ieum/contract';

/** As the server keeps it: nothing around words, and nothing for what is empty. */
export const plainAnswer = (value: AnswerValue | null): AnswerValue | null => {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim().normalize('NFC') || null;
  return Array.isArray(value) && value.length === 0 ? null : value;
};

const textOf = (value: AnswerValue | null) => canonicalJson(plainAnswer(value));

/** While what stands there is no number, there is nothing to keep. */
export const isWhole = (value: AnswerValue | null) => !(typeof value === 'number' && Number.isNaN(value));

export const isSameAnswer = (one: AnswerValue | null, other: AnswerValue | null) =>
  isWhole(one) && isWhole(other) && textOf(one) === textOf(other);
