import type { certificatesContract } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { can } from '../factory.policy.ts';
import { recountFactories } from '../record/completeness.ts';
import type { Viewer } from '../record/record.store.ts';
import { presentStandard, standardsInOrder } from '../standards/standards.service.ts';
import { findStandardsFor } from '../standards/standards.store.ts';
import { presentCertificate, presentListed, presentRow } from './certificate.presenter.ts';
import { findCertificate, findSiteIds, lockCertificate } from './certificate.store.ts';
import { findCertificates, findCoverable, findEndYears } from './list.store.ts';
import { type CertificateFiles, createCertificateFiles } from './uploads.service.ts';
import { addCertificate, changeCertificate, changeStanding, dropCertificate } from './writer.ts';

export const createCertificatesService = (deps: CertificateFiles): Handlers<typeof certificatesContract> => ({
  ...createCertificateFiles(deps),

  async listCertificates({ db, actor, clock }, asked) {
    const today = todayInSeoul(clock());
    const { rows, lights } = await findCertificates(db, actor, today, asked);
    const { unreplaced, ...counts } = lights;
    return {
      rows: rows.map((row) => presentListed(row, today)),
      total: asked.light ? counts[asked.light] : unreplaced,
      lights: counts,
      years: await findEndYears(db, actor),
      can: { add: can(actor).register },
    };
  },

  async getCertificate({ db, actor, clock, recordAccess }, { id }) {
    const row = (await findCertificate(db, actor, id)) ?? fail('request.not_found');
    // Whoever is of the company reads its own.
    if (actor.role === 'admin')
      recordAccess({ kind: 'document', personId: row.uploadedBy, companyId: row.companyId, recordId: id });
    return presentRow(db, actor, row, clock());
  },

  async listCertificateStandards({ db, actor }) {
    const companyId = actor.role === 'admin' ? null : actor.companyId;
    const rows = await findStandardsFor(db, companyId);
    return { rows: standardsInOrder(rows.map(presentStandard)) };
  },

  async findCertificateFactories({ db, actor }, { search }) {
    return { rows: await findCoverable(db, actor.companyId, search) };
  },

  async addCertificate({ db, actor, clock }, details) {
    if (!can(actor).register) fail('access.denied');
    const id = await addCertificate(db, { companyId: actor.companyId, details, by: actor.id, at: clock() });
    return presentCertificate(db, actor, id, clock());
  },

  async updateCertificate({ db, actor, clock }, { id, version, ...details }) {
    const one = await lockOwn(db, actor, id, version);
    if (one.revokedAt !== null) fail('factory.certificate_revoked');
    await changeCertificate(db, one, { companyId: actor.companyId, details, by: actor.id, at: clock() });
    return presentCertificate(db, actor, id, clock());
  },

  async renewCertificate({ db, actor, clock }, { id, version, ...details }) {
    const one = await lockOwn(db, actor, id, version);
    const newId = await addCertificate(db, { companyId: actor.companyId, details, by: actor.id, at: clock() }, one);
    return presentCertificate(db, actor, newId, clock());
  },

  async revokeCertificate({ db, actor, clock }, { id, version, reason }) {
    const one = await lockOwn(db, actor, id, version);
    if (one.revokedAt !== null) fail('factory.certificate_revoked');
    const at = clock();
    await changeStanding(db, one, { revokedAt: at, revokedReason: reason }, { by: actor.id, at });
    await recountFactories(db, await findSiteIds(db, [id]), at);
    return presentCertificate(db, actor, id, at);
  },

  async reinstateCertificate({ db, actor, clock }, { id, version }) {
    const one = await lockOwn(db, actor, id, version);
    const at = clock();
    if (one.revokedAt !== null) {
      await changeStanding(db, one, { revokedAt: null, revokedReason: '' }, { by: actor.id, at });
      await recountFactories(db, await findSiteIds(db, [id]), at);
    }
    return presentCertificate(db, actor, id, at);
  },

  async removeCertificate({ db, actor, clock }, { id }) {
    if (!can(actor).register) fail('access.denied');
    const { companyId } = actor;
    const one = (await lockCertificate(db, companyId, id)) ?? fail('request.not_found');
    if (one.isReplaced) fail('factory.certificate_in_use');
    const before = one.replacesId ? await lockCertificate(db, companyId, one.replacesId) : undefined;
    await dropCertificate(db, one, before, { by: actor.id, at: clock() });
    return {};
  },
});

type Supplier = Extract<Viewer, { role: 'supplier' }>;

const lockOwn = async (db: Db, actor: Supplier, id: string, version: number) => {
  if (!can(actor).register) fail('access.denied');
  const one = (await lockCertificate(db, actor.companyId, id)) ?? fail('request.not_found');
  if (one.version !== version) fail('factory.certificate_changed');
  return one.isReplaced ? fail('factory.certificate_replaced') : one;
};
