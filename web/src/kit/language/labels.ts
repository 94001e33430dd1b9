import type { Language } from '@ieum/contract';

/** Name of each language in that language itself, so its readers recognise it whatever the interface shows. */
export const LANGUAGE_LABELS: Record<Language, string> = { kr: '한국어', en: 'English', cn: '中文', jp: '日本語' };
