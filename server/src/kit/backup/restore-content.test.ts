import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { MIGRATIONS, SNAPSHOT, useFolders } from '../../../test/fixtures/database/databases.ts';
import {
  contentOf,
  expectGuards,
  expectOddRows,
  fillWithPeople,
  placeIn,
  run,
  sendOddRows,
} from '../../../test/fixtures/database/odd-rows.ts';
import { leftToAll } from '../../../test/suite.ts';
import type { Database } from '../db/database.ts';
import { migrate, migrationsIn } from '../db/migrate.ts';
import { databaseOfEngine, openInMemory } from '../pglite/embedded.ts';
import { openEngine } from '../pglite/engine.ts';
import { type OnPage, type Page, readContent } from './content.ts';
import { refuseFilledPlace, restoreContent } from './restore-content.ts';

const newFolder = useFolders();
const opened: Database[] = [];
afterAll(() => Promise.all(opened.map((database) => database.close())));

const kept = (database: Database) => {
  opened.push(database);
  return database;
};
const started = async () => kept(await openInMemory(SNAPSHOT));
const empty = async () => kept(await databaseOfEngine(await openEngine({})));

const place = placeIn(MIGRATIONS);

const collect = async (database: Database) => {
  const pages: Page[] = [];
  const content = await readContent(database, async (page) => void pages.push(page));
  return { pages, content };
};

describe('restoreContent', () => {
  it('brings every row and value exactly, and all that watches over them', async () => {
    const target = await started();
    const sent = await sendOddRows(await started(), target, newFolder());
    expect(await contentOf(target)).toEqual(sent);
    expect(sent.tables).toContainEqual(expect.objectContaining({ name: 'kit_job', rows: 2_999 }));
    expect(sent.tables).toContainEqual(expect.objectContaining({ name: 'odd_keyless', rows: 6 }));
    await expectOddRows(target);
    await expectGuards(target);
  });

  it('keeps nothing of what does not arrive whole', async () => {
    const { pages, content } = await collect(await fillWithPeople(await started()));
    const target = await started();
    const before = await contentOf(target);
    const feed = (sent: Page[]) => async (load: OnPage) => {
      for (const page of sent) await load(page);
      return content;
    };
    const send = (sent: Page[]) => restoreContent(target, { ...place, feed: feed(sent) });
    const changed = pages.map((page) => ({ ...page, text: page.text.replace('김이음', '박이음') }));
    await expect(send(changed)).rejects.toThrow('account_user did not arrive as it was sent');
    await expect(send(pages.filter(({ table }) => table !== 'kit_audit'))).rejects.toThrow('kit_audit did not arrive');
    await expect(send(pages.filter(({ table }) => table !== 'document'))).rejects.toMatchObject({ code: '23503' });
    await expect(send(pages.map((page) => ({ ...page, columns: ['x'] })))).rejects.toThrow('has no place');
    expect(await contentOf(target)).toEqual(before);
    await send(pages);
    expect(await contentOf(target)).toEqual(content);
  });

  // The gate keeps a start that runs every migration, in `embedded.test.ts`.
  leftToAll(() => {
    it('brings what an older version made up to this one', async () => {
      const older = newFolder();
      for (const name of readdirSync(MIGRATIONS).sort().slice(0, 6)) cpSync(join(MIGRATIONS, name), join(older, name));
      const source = await empty();
      await migrate(source, older);
      await run(
        source,
        `insert into company (business_number) values ('1234567890');
         insert into account_user (email, name, password_hash, role, company_id)
           select 'kim@test.kr', '김이음', '-', 'supplier', id from company;`,
      );
      const target = await empty();
      const feed = (load: OnPage) => readContent(source, load);
      await restoreContent(target, { ...place, migrations: migrationsIn(older), feed });
      expect(await migrate(target, MIGRATIONS)).toEqual([]);
      expect((await run(target, 'select role, state from company_member')).rows).toEqual([
        { role: 'owner', state: 'active' },
      ]);
    });
  });
});

describe('refuseFilledPlace', () => {
  it('takes a place that was only started, and no other', async () => {
    const target = await started();
    await run(target, `insert into kit_job (kind, key, payload, due_at) values ('k', '1', 'null', now())`);
    await refuseFilledPlace(target, place);
    await expect(refuseFilledPlace(target, { ...place, migrations: place.migrations.slice(0, -1) })).rejects.toThrow(
      'made by a newer Ieum than the data',
    );
    await run(target, `insert into company (business_number) values (null)`);
    await expect(refuseFilledPlace(target, place)).rejects.toThrow('There is data already (in company)');
  });

  it('leaves alone what is not of Ieum', async () => {
    const foreign = await empty();
    await run(foreign, 'create table somebody_elses (id int)');
    await expect(refuseFilledPlace(foreign, place)).rejects.toThrow('tables that are not of Ieum');
    await expect(contentOf(foreign)).rejects.toThrow('There is no database of Ieum to read');
  });
});
