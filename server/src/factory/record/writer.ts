import {
  completenessOf,
  type FactoryDetails,
  type FactoryState,
  factoryDetails,
  factoryProblems,
  regionOf,
} from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { type Facts, findFacts, NO_FACTS } from './facts.store.ts';
import { nextAgeingDay } from './freshness.ts';
import { cleanFactoryName } from './lookalikes.ts';
import { insertFactory, isCodeTaken, updateFactory } from './record.store.ts';
import { insertRevision, type RevisionKind } from './revision.store.ts';

export type Saving = {
  companyId: string;
  details: FactoryDetails;
  state: FactoryState;
  kind: RevisionKind;
  by: string;
  at: Date;
  /** Time of the last confirmation of all details. */
  confirmedAt: string | null;
};

/** Registers a factory: the row and its first revision. */
export const addFactory = async (db: Db, saving: Saving) => {
  refuseProblems(saving.details, saving.at);
  const made = await insertFactory(db, saving.companyId, savedOf(saving, NO_FACTS));
  if (!made) return fail('factory.code_taken', { code: 'taken' });
  await insertRevision(db, made.id, saving.kind);
  return made;
};

/** Changes a locked factory: the row and one more revision. Returns the new version. */
export const changeFactory = async (db: Db, { id, version }: { id: string; version: number }, saving: Saving) => {
  refuseProblems(saving.details, saving.at);
  if (await isCodeTaken(db, saving.companyId, saving.details.code, id)) fail('factory.code_taken', { code: 'taken' });
  const facts = await findFacts(db, id, todayInSeoul(saving.at));
  await updateFactory(db, id, version + 1, savedOf(saving, facts));
  await insertRevision(db, id, saving.kind);
  return version + 1;
};

/** Fills in defaults for fields that are newer than the stored row. */
export const wholeDetails = (stored: Partial<FactoryDetails>): FactoryDetails => ({ ...NOTHING_KNOWN, ...stored });
const NOTHING_KNOWN = factoryDetails.parse({ name: '-', country: 'KR' });

export const refuseProblems = (details: FactoryDetails, at: Date) => {
  const problems = factoryProblems(details, todayInSeoul(at));
  if (problems.length > 0)
    fail('request.invalid', Object.fromEntries(problems.map(({ field, problem }) => [field, problem])));
};

/** Replaces a region by its code, however it was written. */
const withRegion = (details: FactoryDetails): FactoryDetails => {
  const region = regionOf(details.country, details.region);
  return region === undefined ? details : { ...details, region };
};

export const savedOf = ({ details: typed, state, by, at, confirmedAt }: Saving, facts: Facts) => {
  const details = withRegion(typed);
  return {
    details,
    state,
    by,
    at,
    confirmedAt,
    nameKey: cleanFactoryName(details.name),
    agesOn: nextAgeingDay({ updatedAt: at.toISOString(), confirmedAt: null }, at),
    completeness: completenessOf({ ...facts, details, state, freshAt: at }, at).score,
  };
};
