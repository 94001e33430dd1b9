import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '../../src/kit/db/migrate.ts';
import { openPostgres } from '../../src/kit/db/postgres.ts';
import { databaseOfEngine } from '../../src/kit/pglite/embedded.ts';
import { openEngine } from '../../src/kit/pglite/engine.ts';
import { MIGRATIONS, useFolders, usePostgres } from '../fixtures/database/databases.ts';
import { run } from '../fixtures/database/odd-rows.ts';

const newFolder = useFolders();
const url = await usePostgres();
const database = url
  ? await openPostgres({ url, deadlineMs: 60_000, onError: () => undefined })
  : await databaseOfEngine(await openEngine({}));
afterAll(() => database.close());

const before = (name: string) => {
  const folder = newFolder();
  for (const file of readdirSync(MIGRATIONS).sort())
    if (file < name) cpSync(join(MIGRATIONS, file), join(folder, file));
  return folder;
};

const IDENTITY =
  '{"name": "한강화학", "nameEnglish": "", "representative": "", "country": "KR", "number": "1234567890"}';
const STORED = `
  insert into company (business_number, name, name_english, state)
    values ('1234567890', '한강합성수지', 'Hangang Polymers', 'verified');
  insert into account_user (email, name, password_hash, role) values ('kim@test.kr', '김이음', '-', 'supplier');
  insert into document (storage_key, name, media_type, size, sha256, company_id, uploaded_by, created_at)
    select 'key', 'a.pdf', 'application/pdf', 1, '-', company.id, account_user.id, now() from company, account_user;
  insert into company_case (kind, company_id, submitted_by, business_number, has_check_digit, document_id, submitted_at)
    select 'identity', company.id, account_user.id, '1234567890', true, document.id, now()
    from company, account_user, document;
  insert into company_case_round (case_id, round, kind, submitted_at, document_id, typed, note, fields, identity)
    select id, 1, 'identity', now(), document_id, '{}', '', '[]', '{"before": ${IDENTITY}, "after": ${IDENTITY}}'
    from company_case;
  insert into company_former_identity (company_id, case_id, name, name_english, representative, country, number, until)
    select company_id, id, '한강화학', '', '', 'KR', '1234567890', now() from company_case;`;

it('25.4 adds names in other scripts to a database with companies, cases and former names', async () => {
  await migrate(database, before('0061'));
  await run(database, STORED);
  expect((await migrate(database, MIGRATIONS))[0]).toBe('0061_company_names.sql');
  const names = sql`select name, name_english, name_chinese, name_japanese, number from company_name`;
  expect((await names.execute(database.kysely)).rows).toEqual([
    {
      name: '한강합성수지',
      name_english: 'Hangang Polymers',
      name_chinese: '',
      name_japanese: '',
      number: '1234567890',
    },
  ]);
  const former = sql`select name, name_chinese, name_japanese from company_former_identity`;
  expect((await former.execute(database.kysely)).rows).toEqual([
    { name: '한강화학', name_chinese: '', name_japanese: '' },
  ]);
  await run(database, `update company set name_chinese = '汉江合成树脂'`);
  const found = sql`select search_text from company`;
  expect((await found.execute(database.kysely)).rows).toEqual([
    { search_text: expect.stringMatching(/^한강합성수지\nhangangpolymers\n汉江合成树脂\n1234567890\n/) },
  ]);
});
