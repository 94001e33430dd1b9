import { completenessOf, type Factory, type FactoryDetails, type factoryContract } from '@ieum/contract';
import { forgetDocument } from '../document/kept-files.ts';
import { todayInSeoul } from '../kit/clock.ts';
import type { Db } from '../kit/db/database.ts';
import type { Handlers } from '../kit/http/context.ts';
import { fail } from '../kit/http/failure.ts';
import { findEvidenceDocuments } from './evidence/evidence.store.ts';
import { can } from './factory.policy.ts';
import { factoryListing } from './list/list.service.ts';
import { findFacts } from './record/facts.store.ts';
import { lastMaintainedAt } from './record/freshness.ts';
import { factoryHistory } from './record/history.service.ts';
import { findLookAlike } from './record/lookalikes.ts';
import { deleteFactory, findFactory, lockFactory, type Viewer } from './record/record.store.ts';
import { addFactory, changeFactory, wholeDetails } from './record/writer.ts';

export const factoryService: Handlers<typeof factoryContract> = {
  ...factoryListing,
  ...factoryHistory,

  async getFactory({ db, actor, clock, recordAccess }, { id }) {
    const { companyId, ...factory } = await presentWhole(db, actor, id, clock());
    const namesPeople = factory.contacts.some(({ name }) => name !== '');
    if (actor.role === 'admin' && namesPeople)
      recordAccess({ kind: 'contact', personId: null, companyId, recordId: id });
    return factory;
  },

  async registerFactory({ db, actor, clock }, { state, isNew, ...details }) {
    if (!can(actor).register) fail('access.denied');
    if (!isNew) await refuseAlike(db, actor.companyId, details);
    const saving = { companyId: actor.companyId, by: actor.id, at: clock(), confirmedAt: null };
    const { id } = await addFactory(db, { ...saving, details, state, kind: 'registered' });
    return present(db, actor, id, clock());
  },

  async updateFactory({ db, actor, clock }, { id, version, ...details }) {
    const factory = await lockOwn(db, actor, id, version);
    await changeFactory(db, factory, { ...savingOf(actor, factory, clock()), details, kind: 'changed' });
    return present(db, actor, id, clock());
  },

  async changeFactoryState({ db, actor, clock }, { id, version, state }) {
    const factory = await lockOwn(db, actor, id, version);
    await changeFactory(db, factory, { ...savingOf(actor, factory, clock()), state, kind: 'state_changed' });
    return present(db, actor, id, clock());
  },

  async confirmFactory({ db, actor, clock }, { id, version }) {
    const factory = await lockOwn(db, actor, id, version);
    const at = clock();
    const saving = { ...savingOf(actor, factory, at), confirmedAt: at.toISOString() };
    await changeFactory(db, factory, { ...saving, kind: 'confirmed' });
    return present(db, actor, id, at);
  },

  async removeFactory({ db, actor }, { id }) {
    if (!can(actor).register) fail('access.denied');
    const factory = (await lockFactory(db, actor.companyId, id)) ?? fail('request.not_found');
    if (factory.state !== 'draft') fail('factory.in_use');
    const documentIds = await findEvidenceDocuments(db, id);
    await deleteFactory(db, id);
    // The next sweep deletes the files themselves.
    for (const documentId of documentIds) await forgetDocument(db, documentId);
    return {};
  },
};

type Supplier = Extract<Viewer, { role: 'supplier' }>;
type Locked = NonNullable<Awaited<ReturnType<typeof lockFactory>>>;

const lockOwn = async (db: Db, actor: Supplier, id: string, version: number) => {
  if (!can(actor).register) fail('access.denied');
  const factory = (await lockFactory(db, actor.companyId, id)) ?? fail('request.not_found');
  return factory.version === version ? factory : fail('factory.changed_meanwhile');
};

/** Keeps every value; the caller overwrites what changes. */
const savingOf = (actor: Supplier, { details, state, confirmedAt }: Locked, at: Date) => ({
  companyId: actor.companyId,
  details: wholeDetails(details),
  state,
  confirmedAt,
  by: actor.id,
  at,
});

const refuseAlike = async (db: Db, companyId: string, details: FactoryDetails) => {
  const lookalike = await findLookAlike(db, companyId, details);
  if (lookalike) fail('factory.looks_alike', { id: lookalike.id });
};

const present = async (db: Db, actor: Viewer, id: string, now: Date): Promise<Factory> => {
  const { companyId: _, ...factory } = await presentWhole(db, actor, id, now);
  return factory;
};

const presentWhole = async (db: Db, actor: Viewer, id: string, now: Date) => {
  const row = (await findFactory(db, actor, id)) ?? fail('request.not_found');
  const { details: stored, updatedBy, ...rest } = row;
  const details = wholeDetails(stored);
  const facts = await findFacts(db, id, todayInSeoul(now));
  const freshAt = lastMaintainedAt(row);
  const { score, nextSteps } = completenessOf({ ...facts, details, state: row.state, freshAt }, now);
  return {
    ...details,
    ...rest,
    updatedBy: updatedBy ?? '',
    completeness: score,
    nextSteps,
    facts,
    can: { edit: can(actor).register },
  };
};
