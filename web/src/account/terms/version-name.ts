import type { LanguageTag } from '@ieum/contract';
import { formatDate } from '../../kit/format/moment.ts';

/** Formats a version's name, which is the day from which it is valid. */
export const versionName = (version: string, tag: LanguageTag) =>
  /^\d{4}-\d\d-\d\d$/.test(version) ? formatDate(version, tag) : version;
