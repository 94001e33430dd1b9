import { certificateDetails } from '@ieum/contract';
import { addCertificate, changeStanding } from '../src/factory/certificate.saving.ts';
import { lockCertificate } from '../src/factory/certificate.store.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;

/** A certificate for each thing that can be done with one, of a standard that nobody else has. */
export const certificatesKnown = async (world: World, companyId: string, by: string) => {
  const db = world.db();
  const at = world.clock();
  const plain = { standardId: null, standardName: 'GOTS', factoryIds: [], documentId: null };
  const add = () =>
    addCertificate(db, { companyId, details: certificateDetails.parse({ ...plain, validTo: '2027-01-14' }), by, at });
  const fresh = async () => ({ id: await add(), version: 1 });
  const revoked = await fresh();
  const locked = await lockCertificate(db, companyId, revoked.id);
  if (locked) await changeStanding(db, locked, { revokedAt: at, revokedReason: '-' }, { by, at });
  return {
    getCertificate: { id: await add() },
    addCertificate: plain,
    updateCertificate: { ...plain, ...(await fresh()) },
    renewCertificate: { ...plain, ...(await fresh()) },
    revokeCertificate: await fresh(),
    reinstateCertificate: { id: revoked.id, version: 2 },
    removeCertificate: { id: await add() },
  };
};
