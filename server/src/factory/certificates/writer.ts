import { type CertificateDetails, certificateProblems } from '@ieum/contract';
import { forgetDocument } from '../../document/kept-files.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { lockOwnFactories } from '../record/completeness.store.ts';
import { recountFactories } from '../record/completeness.ts';
import { findStandard } from '../standards/standards.store.ts';
import {
  deleteCertificate,
  findSiteIds,
  insertCertificate,
  type LockedCertificate,
  replaceSites,
  updateCertificate,
  updateStanding,
} from './certificate.store.ts';
import { scheduleOf } from './schedule.ts';
import { takeUpload } from './uploads.store.ts';

type Saving = { companyId: string; details: CertificateDetails; by: string; at: Date };

/** A new one, by itself or in the place of another, which is kept; gives its id. */
export const addCertificate = async (db: Db, saving: Saving, before?: LockedCertificate) => {
  const { companyId, by, at } = saving;
  const details = await refuseUnfit(db, saving, { standardId: before?.standardId ?? null, documentId: null });
  const id = crypto.randomUUID();
  const place = { id, companyId, lineId: before?.lineId ?? id, replacesId: before?.id ?? null };
  await insertCertificate(db, place, { details, schedule: schedule(details, at), by, at });
  await replaceSites(db, id, details.factoryIds);
  if (before) await changeStanding(db, before, { isReplaced: true }, { by, at });
  const covered = before ? await findSiteIds(db, [id, before.id]) : details.factoryIds;
  await recountFactories(db, covered, at);
  return id;
};

/** A correction of one that is locked. A file that it no longer has is forgotten. */
export const changeCertificate = async (db: Db, one: LockedCertificate, saving: Saving) => {
  const { by, at } = saving;
  const details = await refuseUnfit(db, saving, one);
  await updateCertificate(db, one.id, { details, schedule: schedule(details, at), by, at });
  if (one.documentId && one.documentId !== details.documentId) await forgetDocument(db, one.documentId);
  const before = await replaceSites(db, one.id, details.factoryIds);
  await recountFactories(db, [...new Set([...before, ...details.factoryIds])], at);
};

type Standing = { isReplaced?: boolean; revokedAt?: Date | null; revokedReason?: string };

/** Whether it counts; its factories are for the caller to count anew. */
export const changeStanding = (db: Db, one: LockedCertificate, change: Standing, told: { by: string; at: Date }) => {
  const isReplaced = change.isReplaced ?? one.isReplaced;
  const isRevoked = (change.revokedAt === undefined ? one.revokedAt : change.revokedAt) !== null;
  const next = scheduleOf({ ...one, isReplaced, isRevoked }, todayInSeoul(told.at));
  return updateStanding(db, one.id, { ...change, ...told, schedule: next });
};

/** Whatever it took the place of stands again. */
export const dropCertificate = async (
  db: Db,
  one: LockedCertificate,
  before: LockedCertificate | undefined,
  told: { by: string; at: Date },
) => {
  const covered = await findSiteIds(db, before ? [one.id, before.id] : [one.id]);
  await deleteCertificate(db, one.id);
  if (before) await changeStanding(db, before, { isReplaced: false }, told);
  // The file itself is taken by the next sweep: inside a transaction nothing is done that cannot be undone.
  if (one.documentId) await forgetDocument(db, one.documentId);
  await recountFactories(db, covered, told.at);
};

const schedule = ({ validFrom, validTo }: CertificateDetails, at: Date) =>
  scheduleOf({ validFrom: validFrom || null, validTo, isReplaced: false, isRevoked: false }, todayInSeoul(at));

type Had = { standardId: string | null; documentId: string | null };

/** Between the fields, and whether what they name is there: another's factory or file is as unknown as one made up. */
const refuseUnfit = async (db: Db, { companyId, details }: Saving, had: Had): Promise<CertificateDetails> => {
  const problems = certificateProblems(details);
  if (problems.length > 0)
    fail('request.invalid', Object.fromEntries(problems.map(({ field, problem }) => [field, problem])));
  await refuseStandard(db, details.standardId, had.standardId);
  const factoryIds = [...new Set(details.factoryIds)];
  const own = factoryIds.length > 0 ? await lockOwnFactories(db, companyId, factoryIds) : [];
  if (own.length !== factoryIds.length) fail('request.not_found', { factoryIds: 'not_found' });
  const { documentId } = details;
  const isNewFile = documentId !== null && documentId !== had.documentId;
  if (isNewFile && !(await takeUpload(db, documentId, companyId)))
    fail('request.not_found', { documentId: 'not_found' });
  return { ...details, factoryIds };
};

/** A retired one stays for those that have it, and for what follows them. */
const refuseStandard = async (db: Db, standardId: string | null, hadId: string | null) => {
  if (standardId === null || standardId === hadId) return;
  const standard = (await findStandard(db, standardId)) ?? fail('request.not_found', { standardId: 'not_found' });
  if (standard.retiredAt !== null) fail('request.invalid', { standardId: 'retired' });
};
