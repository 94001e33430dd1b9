import { type Certificate, daysBetween, type ListedCertificate, lightOf } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import type { Viewer } from '../record/record.store.ts';
import { canDo } from './certificate.policy.ts';
import { type CertificateRow, findCertificate, findLine, findSites } from './certificate.store.ts';
import { findReminders } from './due-dates.store.ts';
import type { findCertificates } from './list.store.ts';

type StandardNames = Pick<CertificateRow, 'standardName' | 'code' | 'kr' | 'en' | 'cn' | 'jp'>;

/** Returns the names of a standard; a name that the company typed is the same in every language. */
const standardOf = ({ standardName, code, kr, en, cn, jp }: StandardNames) =>
  code === null
    ? { code: standardName, kr: standardName, en: standardName, cn: standardName, jp: standardName }
    : { code, kr: kr ?? '', en: en ?? '', cn: cn ?? '', jp: jp ?? '' };

type ListRow = Awaited<ReturnType<typeof findCertificates>>['rows'][number];

export const presentListed = (row: ListRow, today: string): ListedCertificate => {
  const { isReplaced, isRevoked, standardName, code, kr, en, cn, jp, validFrom, ...rest } = row;
  return {
    ...rest,
    standard: standardOf({ standardName, code, kr, en, cn, jp }),
    validFrom: validFrom ?? '',
    light: lightOf({ validTo: row.validTo, isRevoked, isReplaced }, today),
    daysLeft: daysBetween(today, row.validTo),
  };
};

/** Reads a certificate again and presents it, for example after a write. */
export const presentCertificate = async (db: Db, actor: Viewer, id: string, now: Date) =>
  presentRow(db, actor, (await findCertificate(db, actor, id)) ?? fail('request.not_found'), now);

export const presentRow = async (db: Db, actor: Viewer, row: CertificateRow, now: Date): Promise<Certificate> => {
  const today = todayInSeoul(now);
  const isRevoked = row.revokedAt !== null;
  const { id, isReplaced, validTo } = row;
  const line = await findLine(db, row.lineId);
  return {
    id,
    standardId: row.standardId,
    standard: standardOf(row),
    edition: row.edition,
    number: row.number,
    issuer: row.issuer,
    accreditationBody: row.accreditationBody,
    scope: row.scope,
    assessorLevel: row.assessorLevel,
    attestationType: row.attestationType,
    validFrom: row.validFrom ?? '',
    validTo,
    light: lightOf({ validTo, isRevoked, isReplaced }, today),
    daysLeft: daysBetween(today, validTo),
    factories: await findSites(db, id),
    file: fileOf(row),
    version: row.version,
    revokedAt: row.revokedAt,
    revokedReason: row.revokedReason,
    versions: line.map(({ validFrom, revokedAt, isReplaced: hasNext, documentId, ...rest }) => ({
      ...rest,
      validFrom: validFrom ?? '',
      light: lightOf({ validTo: rest.validTo, isRevoked: revokedAt !== null, isReplaced: hasNext }, today),
      hasFile: documentId !== null,
    })),
    reminders: await findReminders(db, id, validTo),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    updatedBy: row.updatedBy ?? '',
    can: canDo(actor, { isReplaced, isRevoked }),
  };
};

const fileOf = ({ documentId, fileName, mediaType, size, uploadedAt }: CertificateRow) =>
  documentId === null
    ? null
    : {
        documentId,
        name: fileName ?? '',
        mediaType: mediaType ?? '',
        size: size ?? 0,
        uploadedAt: uploadedAt ?? '',
      };
