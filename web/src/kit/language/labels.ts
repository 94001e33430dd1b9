import type { Language } from '@ieum/contract';

/** Each in its own language, whatever the interface speaks: whoever seeks theirs can read it. */
export const LANGUAGE_LABELS: Record<Language, string> = { kr: '한국어', en: 'English', cn: '中文', jp: '日本語' };
