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
const STORED = `
  insert into company (id, business_number) values (gen_random_uuid(), '1234567890');
  insert into account_user (email, name, password_hash, role) values ('kim@test.kr', '김이음', '-', 'supplier');
  insert into notice (user_id, kind, about, path, created_at)
    select id, kind, about::jsonb, path, now() from account_user,
      (values ('supply.sightAsked', '{"company": "한빛"}', '/a'), ('supply.sightAnswered', '{}', '/b'),
        ('review.handedIn', '{}', '/c'), ('review.action', '{"change": "handedIn", "title": "방호문"}', '/d'),
        ('flow.reminder', '{}', '/supply-chain/flow/making/one?period=2026-Q3')) as old (kind, about, path);
  insert into notice_preference (user_id, kind, in_app, by_mail)
    select id, 'review.handedIn', true, false from account_user;
  insert into notice_mail (recipient, subject, language, kind, body_text, body_html, state, created_at)
    values ('kim@test.kr', '-', 'kr', 'supply.sightAsked', '-', '-', 'sent', now());
  insert into review_action (title, owner_company_id, due_on, created_at, updated_at)
    select '방호문', id, '2026-12-01', now(), now() from company;
  insert into review_action_event (action_id, kind, at)
    select id, kind, now() from review_action, (values ('handed_in'), ('opened')) as old (kind);`;

it('24 gives what an older version stored the words of the glossary', async () => {
  await migrate(database, before('0060'));
  await run(database, STORED);
  expect((await migrate(database, MIGRATIONS))[0]).toBe('0060_glossary.sql');
  const { rows } = await sql`select kind, about, path from notice order by path`.execute(database.kysely);
  expect(rows).toEqual([
    { kind: 'supply.disclosureRequested', about: { company: '한빛' }, path: '/a' },
    { kind: 'supply.disclosureAnswered', about: {}, path: '/b' },
    { kind: 'review.submitted', about: {}, path: '/c' },
    { kind: 'review.action', about: { change: 'submitted', title: '방호문' }, path: '/d' },
    { kind: 'flow.reminder', about: {}, path: '/supply-chain/flow/production/one?period=2026-Q3' },
  ]);
  const kinds = sql`select kind from notice_preference union all select kind from notice_mail
    union all (select kind from review_action_event order by kind)`;
  expect((await kinds.execute(database.kysely)).rows).toEqual(
    ['review.submitted', 'supply.disclosureRequested', 'opened', 'submitted'].map((kind) => ({ kind })),
  );
});
