import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';

const FILE = /^(\d{4}-\d{2}-\d{2})\.(kr|en|cn|jp)\.html$/;

export type Terms = ReturnType<typeof readTerms>;

/** Reads all versions that ever were. A version's name is the day from which it is valid. */
export const readTerms = (folder: string) => {
  const texts = new Map<string, Buffer>();
  for (const name of readdirSync(folder)) {
    const [, version, language] = FILE.exec(name) ?? [];
    if (version) texts.set(`${version} ${language}`, readFileSync(join(folder, name)));
  }
  const versions = [...new Set([...texts.keys()].map((key) => key.slice(0, 10)))].sort();
  for (const version of versions) {
    const missing = LANGUAGES.filter((language) => !texts.has(`${version} ${language}`));
    if (missing.length) throw new Error(`The terms of ${version} are missing in ${missing.join(', ')}.`);
  }
  const textOf = (version: string, language: Language) => texts.get(`${version} ${language}`) ?? Buffer.alloc(0);

  return {
    versions,
    textOf,
    /** Returns the last version whose day has come in Korea. */
    versionAt: (now: Date) => {
      const today = todayInSeoul(now);
      const current = versions.findLast((version) => version <= today) ?? versions[0];
      if (!current) throw new Error('There are no terms.');
      return current;
    },
    /** Hashes exactly the bytes that were shown. */
    hashOf: (version: string, language: Language) =>
      createHash('sha256')
        .update(textOf(version, language) ?? '')
        .digest('hex'),
  };
};
