import { describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../test/fixtures/database/databases.ts';
import { migrationsIn } from '../db/migrate.ts';
import { newManifest, readManifest } from './manifest.ts';

const migrations = migrationsIn(MIGRATIONS);
const whole = newManifest({
  madeAt: '2026-11-15T00:00:00.000Z',
  version: '0.1.0',
  migrations,
  tables: [{ name: 'company', columns: ['id'], rows: 1, sha256: '0'.repeat(64) }],
  sequences: [{ name: 'kit_job_seq_seq', value: '9007199254740993' }],
  files: { count: 1, bytes: 2, missing: 0, damaged: 0 },
});
const read = (changes: object) => readManifest(Buffer.from(JSON.stringify({ ...whole, ...changes })), MIGRATIONS);

describe('readManifest', () => {
  it('takes what this version and older ones have made', () => {
    expect(read({})).toEqual(whole);
    expect(read({ migrations: migrations.slice(0, 2) }).migrations).toHaveLength(2);
  });

  it('refuses what a newer version has made, with a sentence', () => {
    const sentence = 'The backup was made by a newer Ieum: restore it with that version.';
    expect(() => read({ format: 2, tables: 'otherwise' })).toThrow(sentence);
    const newer = [...migrations, { name: '9000_later.sql', hash: '0'.repeat(64) }];
    expect(() => read({ migrations: newer })).toThrow(`${sentence} It has the migration 9000_later.sql.`);
  });

  it('refuses a backup whose migrations were others', () => {
    const other = migrations.map(({ name }) => ({ name, hash: '0'.repeat(64) }));
    expect(() => read({ migrations: other })).toThrow('is not the one that the backup was made with');
  });
});
