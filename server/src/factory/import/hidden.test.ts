import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { countStored, lookingAfter, newFactories, useImports } from '../../../test/fixtures/factory/imports.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { findCells } from '../list/map.store.ts';
import { createPace } from './turns.ts';
import { undoImport } from './undo-step.ts';

const world = useWorld();
const { check, confirm, undo, runJobs, rowsOf } = useImports(world);

const ROWS = 130;
const NOTHING = { state: [], country: [], process: [], certificate: [], standard: [], completeness: [] };
const stored = (table: Parameters<typeof countStored>[1]) => countStored(world, table);

describe('an undo that removes in parts', () => {
  it('28.9 hides all of them at once, and continues after a crash in the middle', async () => {
    const ours = await world.supplier();
    const { id } = await check(ours, newFactories(ROWS));
    await confirm(ours, id);
    await ours.undoImport({ id });
    const totals = new Set<number>();
    const looking = (dyingAt: number) =>
      lookingAfter(world, async (no) => {
        totals.add((await ours.listFactories()).total);
        if (no === dyingAt) throw new Error('killed');
      });
    await expect(undoImport(looking(3), world.clock, id)).rejects.toThrow('killed');
    expect(await stored('factory')).toBeGreaterThan(0);
    await runJobs(looking(0));
    expect([...totals].toSorted()).toEqual([0]);
    expect(await ours.getImport({ id })).toMatchObject({ state: 'undone', left: 0 });
    expect([await stored('factory'), await stored('factory_hidden')]).toEqual([0, 0]);
    expect(await rowsOf(ours, id, 'new')).toMatchObject(Array.from({ length: 100 }, () => ({ undo: 'removed' })));
  });

  it('leaves and shows a factory that something else refers to', async () => {
    const ours = await world.supplier();
    const { id } = await check(ours, newFactories(30));
    await confirm(ours, id);
    const [, used] = await rowsOf(ours, id, 'new');
    await sql`create table factory_user (factory_id uuid references factory)`.execute(world.db());
    await sql`insert into factory_user values (${used?.factory?.id})`.execute(world.db());
    expect(await undo(ours, id)).toMatchObject({ state: 'undone', left: 1 });
    expect(await ours.listFactories()).toMatchObject({ total: 1, rows: [{ id: used?.factory?.id }] });
    expect(await rowsOf(ours, id, 'left')).toMatchObject([{ row: used?.row }]);
    expect(await stored('factory_hidden')).toBe(0);
  });
});

describe('factory_shown', () => {
  it('has every column of the table', async () => {
    const columnsOf = async (name: string) =>
      (
        await sql<{ name: string }>`
          select attname as name from pg_attribute
          where attrelid = ${name}::regclass and attnum > 0 and not attisdropped order by attname`.execute(world.db())
      ).rows;
    expect(await columnsOf('factory_shown')).toEqual(await columnsOf('factory'));
  });

  it('reads what is hidden once for a list, not for each factory', async () => {
    const ours = await world.supplier();
    await ours.registerFactory({ name: '울산', country: 'KR' });
    const actor = {
      role: 'supplier',
      memberRole: 'owner',
      companyId: await world.company('3333333333'),
      id: crypto.randomUUID(),
      sessionId: crypto.randomUUID(),
      passwordAt: world.clock(),
    } as const;
    const filters = { ...NOTHING, search: '', place: '', within: '' } as const;
    const days = { today: '2026-11-15', soon: '2027-02-13' };
    const { plans } = await watchStatements(world.db(), (db) => findCells(db, actor, filters, 0, days));
    expect(plans[0]).toMatch(/hashed SubPlan/);
  });
});

describe('createPace', () => {
  it('makes the next part as large as fits into the time of one, within its limits', () => {
    const pace = createPace(100);
    const sizes = [20, 20, 20, 400, 4000, 0].map((ms) => {
      pace.note(pace.rows(), ms);
      return pace.rows();
    });
    expect(sizes).toEqual([50, 100, 100, 10, 10, 20]);
    pace.note(0, 1);
    expect(pace.rows()).toBe(20);
  });
});
