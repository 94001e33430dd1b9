import { DEFAULT_LANGUAGE, formatNumber, languageOf, TAG_OF } from '@ieum/contract';
import type { FormatterModule } from 'i18next';

/** Formats every number that a text contains, so that no caller can forget it. */
export const wordFormatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _, lng = '') =>
    // i18next passes texts and everything else through as well.
    (typeof value === 'number' ? formatNumber(value, TAG_OF[languageOf(lng) ?? DEFAULT_LANGUAGE]) : value) as string,
};
