import type { LanguageTag } from '../language.ts';

const SIGNS: Record<LanguageTag, string> = { ko: '~', en: '–', zh: '–', ja: '～' };

/** Returns the sign between the ends of a range. It has no blanks around it. */
export const rangeSign = (tag: LanguageTag) => SIGNS[tag];

/** Formats 34–61%, or 34% where both ends are equal. `text` formats one value. */
export const formatRange = (text: (value: number) => string, from: number, to: number, tag: LanguageTag) =>
  from === to ? text(from) : `${text(from).replace(/%$/, '')}${rangeSign(tag)}${text(to)}`;

const COLONS: Record<LanguageTag, string> = { ko: ': ', en: ': ', zh: '：', ja: '：' };

/** Joins a label and its text with the colon of the language. */
export const labelled = (label: string, text: string, tag: LanguageTag) => `${label}${COLONS[tag]}${text}`;

/** Adds a note in brackets. Chinese and Japanese brackets are as wide as a letter and have no blank before them. */
export const bracketed = (text: string, note: string, tag: LanguageTag) =>
  tag === 'zh' || tag === 'ja' ? `${text}（${note}）` : `${text} (${note})`;
