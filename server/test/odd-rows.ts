import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { readContent } from '../src/kit/backup-content.ts';
import type { Database } from '../src/kit/db.ts';
import { migrate, migrationsIn } from '../src/kit/migrate.ts';
import { restoreContent } from '../src/kit/restore-content.ts';
import { MIGRATIONS } from './databases.ts';

const ODD = `
  create table odd (
    id bigint primary key, words text, short varchar(5), fixed char(4), exact numeric, money numeric(20, 4), near float8,
    at timestamptz, local timestamp, day date, hour time, span interval, bytes bytea, thing jsonb, raw json, flag boolean,
    tags text[], numbers bigint[], period tstzrange, halved bigint generated always as (id / 2) stored, "Select ""me""" text
  );
  create table odd_keyless (word text);
  insert into odd_keyless values ('b'), ('a'), ('가'), ('B'), (null), ('a');
  insert into odd values
    (9007199254740993, E'가나다 🏭 é\\u0301 "quoted" \\\\ \\t\\r\\n\\x01\\x7f\\u2028', '', 'a', 0.1000000000000000000001, 1234567890123456.7890,
      0.1::float8 + 0.2::float8, '2026-11-15 01:02:03.123456+09', '0001-01-01 00:00:00.000001', '9999-12-31', '23:59:59.999999',
      '1 year 2 mons -3 days 04:05:06.000007', '\\x00ff10', '{"가": [1.10, null, "\\u0001"], "n": 12345678901234567890}',
      '{"b":1,  "a":2, "b":3}', true, array['', null, 'null', 'a,b', '"', '{}'], array[9223372036854775807, -9223372036854775808],
      '[2026-01-01 00:00:00+00,)', default, ''),
    (-9223372036854775807, '', null, null, 'NaN', null, 'Infinity', '-infinity', 'infinity', null, null, null, '', 'null', 'null',
      null, '{}', null, 'empty', default, '2'),
    (0, null, ' ', '', -0.00, 0, '-0', null, null, null, null, null, null, null, null, false, null, null, null, default, null);`;

/** People, files and the circle between them, a job without a payload, and numbers that were drawn and lost. */
const PEOPLE = `
  insert into company (id, business_number) values ('00000000-0000-4000-8000-000000000001', '1234567890');
  insert into account_user (id, email, name, password_hash, role)
    values ('00000000-0000-4000-8000-000000000002', 'kim@test.kr', '김이음', '-', 'supplier');
  insert into document (id, storage_key, name, media_type, size, sha256, uploaded_by, created_at) values
    ('00000000-0000-4000-8000-000000000003', 'aa/bb', '사진.jpg', 'image/jpeg', 1, '-', '00000000-0000-4000-8000-000000000002', now());
  update account_user set picture_id = '00000000-0000-4000-8000-000000000003';
  insert into kit_job (kind, key, payload, due_at) select 'k', i::text, 'null', now() from generate_series(1, 3000) i;
  delete from kit_job where key = '3000';
  insert into kit_audit (at, operation, request_id, address) select now(), 'o', i::text, '::1' from generate_series(1, 700) i;`;

export const run = (database: Database, text: string) => sql.raw(text).execute(database.kysely);

/** What the rows come to, when nobody wants the rows. */
export const contentOf = (database: Database) => readContent(database, async () => undefined);

export const placeIn = (folder: string) => ({
  migrationsFolder: folder,
  migrations: migrationsIn(folder),
  ownRows: ['kit_migration', 'kit_job', 'factory_standard', 'factory_code_list', 'factory_code_entry'],
});

export const fillWithPeople = async (database: Database) => {
  await run(database, PEOPLE);
  return database;
};

/** Values of every kind that a database can hold, sent from one to the other; `folder` takes their migrations. */
export const sendOddRows = async (source: Database, target: Database, folder: string) => {
  cpSync(MIGRATIONS, folder, { recursive: true });
  writeFileSync(join(folder, '9000_odd.sql'), ODD);
  await migrate(source, folder);
  await fillWithPeople(source);
  return restoreContent(target, { ...placeIn(folder), feed: (load) => readContent(source, load) });
};

export const expectOddRows = async (target: Database) => {
  const { rows } = await sql`
    select id::text, words, near = 0.1::float8 + 0.2::float8 as is_near, to_char(at, 'US') as micros, encode(bytes, 'hex') as bytes,
      thing ->> 'n' as big, thing -> '가' ->> 0 as scale, raw::text, tags[3] as word, halved = id / 2 as is_generated
    from odd where id > 1`.execute(target.kysely);
  expect(rows).toEqual([
    {
      ...{ id: '9007199254740993', is_near: true, micros: '123456', bytes: '00ff10', big: '12345678901234567890' },
      ...{ scale: '1.10', raw: '{"b":1,  "a":2, "b":3}', word: 'null', is_generated: true },
      words: '가나다 🏭 é\u0301 "quoted" \\ \t\r\n\x01\x7f\u2028',
    },
  ]);
  const nothing = await sql`select thing::text, raw::text from odd where id < 0`.execute(target.kysely);
  expect(nothing.rows).toEqual([{ thing: 'null', raw: 'null' }]);
};

/** What watches over the rows has come along too. */
export const expectWatched = async (target: Database) => {
  await expect(run(target, 'delete from kit_audit')).rejects.toThrow('the audit log is never changed');
  await expect(run(target, 'delete from document')).rejects.toMatchObject({ code: '23503' });
  const next = `insert into kit_job (kind, key, payload, due_at) values ('k', 'next', 'null', now()) returning seq`;
  expect((await run(target, next)).rows).toEqual([{ seq: 3_001 }]);
};
