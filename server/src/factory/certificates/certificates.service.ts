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
import { addCertificate, changeCertificate, changeStatus, dropCertificate } from './writer.ts';

export const createCertificatesService = (deps: CertificateFiles): Handlers<typeof certificatesContract> => ({
  ...createCertificateFiles(deps),

  async listCertificates({ db, actor, clock }, filter) {
    const today = todayInSeoul(clock());
    const { rows, lights } = await findCertificates(db, actor, today, filter);
    const { unreplaced, ...counts } = lights;
    return {
      rows: rows.map((row) => presentListed(row, today)),
      total: filter.light ? counts[filter.light] : unreplaced,
      lights: counts,
      years: await findEndYears(db, actor),
      can: { add: can(actor).register },
    };
  },

  async getCertificate({ db, actor, clock, recordAccess }, { id }) {
    const row = (await findCertificate(db, actor, id)) ?? fail('request.not_found');
    // Only an operator's read is logged: members read their own company's certificate.
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
    const certificate = await lockOwn(db, actor, id, version);
    if (certificate.revokedAt !== null) fail('factory.certificate_revoked');
    await changeCertificate(db, certificate, { companyId: actor.companyId, details, by: actor.id, at: clock() });
    return presentCertificate(db, actor, id, clock());
  },

  async renewCertificate({ db, actor, clock }, { id, version, ...details }) {
    const old = await lockOwn(db, actor, id, version);
    const newId = await addCertificate(db, { companyId: actor.companyId, details, by: actor.id, at: clock() }, old);
    return presentCertificate(db, actor, newId, clock());
  },

  async revokeCertificate({ db, actor, clock }, { id, version, reason }) {
    const certificate = await lockOwn(db, actor, id, version);
    if (certificate.revokedAt !== null) fail('factory.certificate_revoked');
    const at = clock();
    await changeStatus(db, certificate, { revokedAt: at, revokedReason: reason }, { by: actor.id, at });
    await recountFactories(db, await findSiteIds(db, [id]), at);
    return presentCertificate(db, actor, id, at);
  },

  async reinstateCertificate({ db, actor, clock }, { id, version }) {
    const certificate = await lockOwn(db, actor, id, version);
    const at = clock();
    if (certificate.revokedAt !== null) {
      await changeStatus(db, certificate, { revokedAt: null, revokedReason: '' }, { by: actor.id, at });
      await recountFactories(db, await findSiteIds(db, [id]), at);
    }
    return presentCertificate(db, actor, id, at);
  },

  async removeCertificate({ db, actor, clock }, { id }) {
    if (!can(actor).register) fail('access.denied');
    const { companyId } = actor;
    const certificate = (await lockCertificate(db, companyId, id)) ?? fail('request.not_found');
    if (certificate.isReplaced) fail('factory.certificate_in_use');
    const before = certificate.replacesId ? await lockCertificate(db, companyId, certificate.replacesId) : undefined;
    await dropCertificate(db, certificate, before, { by: actor.id, at: clock() });
    return {};
  },
});

type Supplier = Extract<Viewer, { role: 'supplier' }>;

const lockOwn = async (db: Db, actor: Supplier, id: string, version: number) => {
  if (!can(actor).register) fail('access.denied');
  const certificate = (await lockCertificate(db, actor.companyId, id)) ?? fail('request.not_found');
  if (certificate.version !== version) fail('factory.certificate_changed');
  return certificate.isReplaced ? fail('factory.certificate_replaced') : certificate;
};
