import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { findOwnersOfCodes, insertHidden, updateFactories } from './bulk.store.ts';
import { findFactsOf, NO_FACTS } from './facts.store.ts';
import { refuseProblems, type Saving, savedOf } from './writer.ts';

type NewFactory = { id: string; saving: Saving };
export type ChangedFactory = NewFactory & { version: number };

/** Adds many factories of one company in one statement. Nobody sees them until the import shows them. */
export const addFactories = async (db: Db, importId: string, factories: NewFactory[]) => {
  const [first] = factories;
  if (!first) return;
  for (const { saving } of factories) refuseProblems(saving.details, saving.at);
  const made = await insertHidden(
    db,
    importId,
    factories.map(({ id, saving }) => ({ id, companyId: saving.companyId, saved: savedOf(saving, NO_FACTS) })),
    first.saving.kind,
  );
  if (made < factories.length) fail('factory.code_taken', { code: 'taken' });
};

/** Changes many locked factories of one company as `changeFactory` does, in three statements. */
export const changeFactories = async (db: Db, factories: ChangedFactory[]) => {
  const [first] = factories;
  if (!first) return;
  for (const { saving } of factories) refuseProblems(saving.details, saving.at);
  const { companyId, at, kind } = first.saving;
  const owners = await findCodeOwners(db, companyId, factories);
  const isTaken = factories.some(({ id, saving }) => (owners.get(saving.details.code) ?? id) !== id);
  if (isTaken) fail('factory.code_taken', { code: 'taken' });
  const ids = factories.map(({ id }) => id);
  const facts = await findFactsOf(db, ids, todayInSeoul(at));
  await updateFactories(
    db,
    factories.map(({ id, version, saving }) => ({
      id,
      companyId,
      version: version + 1,
      saved: savedOf(saving, facts.get(id) ?? NO_FACTS),
    })),
    kind,
  );
};

/** Returns the current owners of the codes that these factories are to have. */
export const findCodeOwners = async (db: Db, companyId: string, factories: NewFactory[]) => {
  const codes = factories.flatMap(({ saving }) => saving.details.code || []);
  if (codes.length === 0) return new Map<string, string>();
  const found = await findOwnersOfCodes(db, companyId, codes);
  return new Map(found.map(({ id, code }) => [code, id]));
};
