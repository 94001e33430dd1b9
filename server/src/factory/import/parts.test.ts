import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countStored, lookingAfter, newFactories, useImports } from '../../../test/fixtures/factory/imports.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import type { InTransaction } from '../../kit/db/database.ts';
import { ADDED_AT_ONCE, applyImport } from './apply-step.ts';

const world = useWorld();
const { check, confirm, runJobs, planDaily, rowsOf } = useImports(world);

const ROWS = 130;

const looking = (look: (no: number) => Promise<void>) => lookingAfter(world, look);
const stored = (table: Parameters<typeof countStored>[1]) => countStored(world, table);

/** Confirms an import of new factories without running it. */
const confirmed = async (ours: Awaited<ReturnType<typeof world.supplier>>, rows = ROWS) => {
  const { id, version } = await check(ours, newFactories(rows));
  await ours.confirmImport({ id, version });
  return id;
};

describe('an import that writes in parts', () => {
  it('28.9 shows all of them at once and only at the end, on every screen', async () => {
    const ours = await world.supplier();
    const theirs = await world.supplier(await world.company('2222222222'));
    const admin = await world.admin();
    const { id: there } = await ours.registerFactory({ name: '제0공장', code: 'N0', country: 'KR' });
    const id = await confirmed(ours);
    const seen = async () => {
      const { countries, processes } = await ours.getFactoryChoices();
      const { cells, unlocated } = await ours.listFactoryPoints({ zoom: 0 });
      return {
        own: (await ours.listFactories()).total,
        found: (await ours.listFactories({ search: '공장' })).total,
        made: (await ours.listFactories({ process: ['own:도금'] })).total,
        every: (await admin.listFactories()).total,
        other: (await theirs.listFactories()).total,
        choices: [countries, processes.length],
        places: [cells.reduce((sum, { count }) => sum + count, 0), unlocated],
        changed: (await ours.getFactory({ id: there })).country,
        rows: (await rowsOf(ours, id, 'new')).filter(({ factory }) => factory !== null).length,
      };
    };
    const looks: Awaited<ReturnType<typeof seen>>[] = [];
    const sizes: number[] = [];
    await runJobs(
      looking(async () => {
        looks.push(await seen());
        sizes.push(await stored('factory'));
        const hidden = await world.db().selectFrom('factory_hidden').select('factory_id as id').executeTakeFirst();
        if (hidden) await expect(ours.getFactory(hidden)).rejects.toMatchObject({ code: 'request.not_found' });
      }),
    );
    const none = {
      own: 1,
      found: 1,
      made: 0,
      every: 1,
      other: 0,
      choices: [['KR'], 0],
      places: [0, 1],
      changed: 'KR',
      rows: 0,
    };
    const all = {
      own: ROWS,
      found: ROWS,
      made: ROWS,
      every: ROWS,
      other: 0,
      choices: [['VN'], 1],
      places: [ROWS, 0],
      changed: 'VN',
      rows: 100,
    };
    const firstAll = looks.findIndex(({ own }) => own > 1);
    expect(looks.slice(0, firstAll)).toEqual(looks.slice(0, firstAll).map(() => none));
    expect(looks.slice(firstAll)).toEqual(looks.slice(firstAll).map(() => all));
    const written = sizes.map((size, at) => size - (sizes[at - 1] ?? 1));
    expect(Math.max(...written)).toBeLessThanOrEqual(ADDED_AT_ONCE);
    expect(written.filter((size) => size > 0).length).toBeGreaterThan(1);
    expect(await stored('factory_hidden')).toBe(0);
    expect(await ours.getImport({ id })).toMatchObject({ state: 'done', counts: { new: ROWS - 1, changed: 1 } });
  }, 120_000);

  it('28.9 continues after a crash in the middle, and writes no row twice', async () => {
    const ours = await world.supplier();
    const id = await confirmed(ours);
    const dying = looking(async (no) => {
      if (no === 6) throw new Error('killed');
    });
    await expect(applyImport(dying, world.clock, id)).rejects.toThrow('killed');
    const written = await stored('factory');
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(ROWS);
    expect(await ours.listFactories()).toMatchObject({ total: 0 });
    await runJobs();
    expect(await ours.getImport({ id })).toMatchObject({ state: 'done', done: ROWS });
    expect(await ours.listFactories()).toMatchObject({ total: ROWS });
    expect([await stored('factory'), await stored('factory_revision')]).toEqual([ROWS, ROWS]);
  });

  it('28.9 leaves nothing when it is cancelled in the middle', async () => {
    const ours = await world.supplier();
    const id = await confirmed(ours);
    await runJobs(
      looking(async (no) => {
        if (no === 8) await ours.cancelImport({ id });
      }),
    );
    expect(await ours.getImport({ id })).toMatchObject({ state: 'cancelled' });
    expect(await Promise.all([stored('factory'), stored('factory_hidden'), stored('factory_process')])).toEqual([
      0, 0, 0,
    ]);
    expect(await ours.registerFactory({ name: '제0공장', code: 'N0', country: 'KR' })).toMatchObject({ version: 1 });
  });

  it('28.9 leaves nothing when the last rows cannot be written, and checks them again', async () => {
    const ours = await world.supplier();
    const id = await confirmed(ours);
    await ours.registerFactory({ name: '다른 곳', code: `N${ROWS - 1}`, country: 'KR' });
    await runJobs();
    expect(await ours.getImport({ id })).toMatchObject({ state: 'checked', counts: { new: ROWS - 1, changed: 1 } });
    expect([await stored('factory'), await stored('factory_hidden')]).toEqual([1, 0]);
    await confirm(ours, id);
    expect(await ours.listFactories()).toMatchObject({ total: ROWS });
  });

  it('keeps the codes of hidden factories: two factories never get one code', async () => {
    const ours = await world.supplier();
    const other = await ours.registerFactory({ name: '다른 곳', code: 'X', country: 'KR' });
    await confirmed(ours);
    const taken = { status: 409, code: 'factory.code_taken' };
    let tried = 0;
    await runJobs(
      looking(async () => {
        if (tried > 0 || (await stored('factory_hidden')) === 0) return;
        tried += 1;
        const same = { name: '또', code: 'N0', country: 'KR' };
        await expect(ours.registerFactory(same)).rejects.toMatchObject(taken);
        const changed = { id: other.id, version: 1, ...same };
        await expect(ours.updateFactory(changed)).rejects.toMatchObject(taken);
      }),
    );
    expect(tried).toBe(1);
  });

  it('removes on the next day what a job that failed for good has left', async () => {
    const ours = await world.supplier();
    const id = await confirmed(ours);
    const dying = looking(async (no) => {
      if (no === 6) throw new Error('killed');
    });
    await expect(applyImport(dying, world.clock, id)).rejects.toThrow('killed');
    await world.db().updateTable('factory_import').set({ state: 'failed' }).where('id', '=', id).execute();
    await world.db().deleteFrom('kit_job').where('kind', '=', 'factory.applyImport').execute();
    await planDaily();
    world.passHours(24);
    await runJobs();
    expect([await stored('factory'), await stored('factory_hidden')]).toEqual([0, 0]);
  });

  it('refuses to write a row that another process has written meanwhile', async () => {
    const ours = await world.supplier();
    const id = await confirmed(ours);
    const overtaken = looking(async (no) => {
      if (no === 3)
        await sql`update factory_import_row set version_after = 1 where import_id = ${id}`.execute(world.db());
    });
    await expect(applyImport(overtaken, world.clock, id)).rejects.toThrow('another process');
    expect(await stored('factory')).toBe(0);
  });

  it('needs the same few statements for a part, however many rows it has', async () => {
    const ours = await world.supplier();
    const id = await confirmed(ours);
    const counts = new Set<number>();
    const counting: InTransaction = async (run) => {
      let statements = 0;
      const before = await stored('factory');
      const watched = world.db().withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          statements += 1;
          return result;
        },
      });
      const value = await run(watched);
      if ((await stored('factory')) > before) counts.add(statements);
      return value;
    };
    expect(await applyImport(counting, world.clock, id)).toBe('done');
    expect([...counts]).toEqual([3]);
  });
});
