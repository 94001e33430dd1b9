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
  updateStatus,
} from './certificate.store.ts';
import { scheduleOf } from './schedule.ts';
import { claimUpload } from './uploads.store.ts';

type Saving = { companyId: string; details: CertificateDetails; by: string; at: Date };

/** Adds a certificate, alone or as the renewal of another, which is kept. Returns its id. */
export const addCertificate = async (db: Db, saving: Saving, before?: LockedCertificate) => {
  const { companyId, by, at } = saving;
  const details = await refuseUnfit(db, saving, { standardId: before?.standardId ?? null, documentId: null });
  const id = crypto.randomUUID();
  const place = { id, companyId, lineId: before?.lineId ?? id, replacesId: before?.id ?? null };
  await insertCertificate(db, place, { details, schedule: schedule(details, at), by, at });
  await replaceSites(db, id, details.factoryIds);
  if (before) await changeStatus(db, before, { isReplaced: true }, { by, at });
  const covered = before ? await findSiteIds(db, [id, before.id]) : details.factoryIds;
  await recountFactories(db, covered, at);
  return id;
};

/** Corrects a locked certificate. A file that it no longer has is forgotten. */
export const changeCertificate = async (db: Db, row: LockedCertificate, saving: Saving) => {
  const { by, at } = saving;
  const details = await refuseUnfit(db, saving, row);
  await updateCertificate(db, row.id, { details, schedule: schedule(details, at), by, at });
  if (row.documentId && row.documentId !== details.documentId) await forgetDocument(db, row.documentId);
  const before = await replaceSites(db, row.id, details.factoryIds);
  await recountFactories(db, [...new Set([...before, ...details.factoryIds])], at);
};

type Status = { isReplaced?: boolean; revokedAt?: Date | null; revokedReason?: string };

/** Changes whether the certificate counts. The caller recounts its factories. */
export const changeStatus = (db: Db, row: LockedCertificate, change: Status, stamp: { by: string; at: Date }) => {
  const isReplaced = change.isReplaced ?? row.isReplaced;
  const isRevoked = (change.revokedAt === undefined ? row.revokedAt : change.revokedAt) !== null;
  const next = scheduleOf({ ...row, isReplaced, isRevoked }, todayInSeoul(stamp.at));
  return updateStatus(db, row.id, { ...change, ...stamp, schedule: next });
};

/** Deletes a certificate; the one that it replaced counts again. */
export const dropCertificate = async (
  db: Db,
  row: LockedCertificate,
  before: LockedCertificate | undefined,
  stamp: { by: string; at: Date },
) => {
  const covered = await findSiteIds(db, before ? [row.id, before.id] : [row.id]);
  await deleteCertificate(db, row.id);
  if (before) await changeStatus(db, before, { isReplaced: false }, stamp);
  // The next sweep deletes the file itself: a transaction does nothing that cannot be undone.
  if (row.documentId) await forgetDocument(db, row.documentId);
  await recountFactories(db, covered, stamp.at);
};

const schedule = ({ validFrom, validTo }: CertificateDetails, at: Date) =>
  scheduleOf({ validFrom: validFrom || null, validTo, isReplaced: false, isRevoked: false }, todayInSeoul(at));

type Had = { standardId: string | null; documentId: string | null };

/**
 * Refuses fields that contradict each other, and names of things that do not exist. Another company's factory or file
 * counts as unknown.
 */
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
  if (isNewFile && !(await claimUpload(db, documentId, companyId)))
    fail('request.not_found', { documentId: 'not_found' });
  return { ...details, factoryIds };
};

/** Refuses a retired standard, except for a certificate that has it already and its renewals. */
const refuseStandard = async (db: Db, standardId: string | null, hadId: string | null) => {
  if (standardId === null || standardId === hadId) return;
  const standard = (await findStandard(db, standardId)) ?? fail('request.not_found', { standardId: 'not_found' });
  if (standard.retiredAt !== null) fail('request.invalid', { standardId: 'retired' });
};
