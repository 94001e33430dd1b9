import { describe, expect, it } from 'vitest';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { useCertificates } from '../../../test/fixtures/factory/certificates.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { recountFactories } from '../record/completeness.ts';

const world = useWorld();
const { furnish, member, pdf, runDaily } = useCertificates(world);
/** Scores out of 100: with only a name and a country; with a valid certificate that has a file; with an expired one. */
const SCORE = { bare: 20, certified: 27, expired: 16 };

const HOURS_A_DAY = 24;

const stored = async (id: string) => {
  const [row] = await world
    .db()
    .selectFrom('factory')
    .select(['completeness', 'version', 'updated_at as updatedAt'])
    .where('id', '=', id)
    .execute();
  const revisions = await world
    .db()
    .selectFrom('factory_revision')
    .select('version')
    .where('factory_id', '=', id)
    .execute();
  return { ...row, completeness: row?.completeness ?? 0, revisions: revisions.length };
};

describe('completeness', () => {
  it('S2.3 grows with a certificate that has a file, and makes no revision', async () => {
    const { ours, ulsan, pohang } = await furnish();
    const before = await stored(ulsan);
    expect(before.completeness).toBe(SCORE.bare);
    const { documentId } = await ours.uploadCertificateFile({ file: await pdf() });
    const base = { standardName: 'GOTS', validTo: '2026-12-31', factoryIds: [ulsan] };
    const { id } = await ours.addCertificate(base);
    expect(await stored(ulsan)).toEqual(before);
    await ours.updateCertificate({ ...base, id, version: 1, documentId, factoryIds: [ulsan, pohang] });
    const after = await stored(ulsan);
    expect(after).toEqual({ ...before, completeness: SCORE.certified });
    expect((await stored(pohang)).completeness).toBe(after.completeness);
    expect((await ours.getFactory({ id: ulsan })).completeness).toBe(after.completeness);
    await ours.updateCertificate({ ...base, id, version: 2, documentId, factoryIds: [pohang] });
    expect(await stored(ulsan)).toEqual(before);
    await ours.removeCertificate({ id });
    expect((await stored(pohang)).completeness).toBe(before.completeness);
  });

  it('S2.3 falls by a tenth after a year that nobody looked after it, and again after half a year, until somebody does', async () => {
    const { ulsan, companyId } = await furnish();
    const after = async (days: number) => {
      world.passHours(days * HOURS_A_DAY);
      expect(await runDaily()).toEqual([]);
      return (await stored(ulsan)).completeness;
    };
    expect(await after(364)).toBe(SCORE.bare);
    expect(await after(3)).toBe(18);
    expect(await after(30)).toBe(18);
    expect(await after(160)).toBe(16);
    const { version } = await stored(ulsan);
    const later = await member(companyId);
    const kept = await later.confirmFactory({ id: ulsan, version: version ?? 0 });
    expect(kept.completeness).toBe(SCORE.bare);
    expect(await after(364)).toBe(SCORE.bare);
    expect(await after(3)).toBe(18);
  });

  it('S2.3 falls when it runs out, comes back with the next one, and forgets what was revoked', async () => {
    const { ours, ulsan, companyId } = await furnish();
    const { documentId } = await ours.uploadCertificateFile({ file: await pdf() });
    const base = { standardName: 'GOTS', validTo: '2026-11-16', factoryIds: [ulsan] };
    const { id } = await ours.addCertificate({ ...base, documentId });
    world.passHours(24);
    expect(await runDaily()).toEqual([]);
    expect((await stored(ulsan)).completeness).toBe(SCORE.certified);
    world.passHours(24);
    expect(await runDaily()).toEqual([]);
    expect((await stored(ulsan)).completeness).toBe(SCORE.expired);
    // Sessions have ended after two days: a member signs in again.
    const later = await member(companyId);
    const again = await later.getCertificate({ id });
    await later.revokeCertificate({ id, version: again.version, reason: '-' });
    expect((await stored(ulsan)).completeness).toBe(SCORE.bare);
    await later.reinstateCertificate({ id, version: again.version + 1 });
    expect((await stored(ulsan)).completeness).toBe(SCORE.expired);
    const next = await later.uploadCertificateFile({ file: await pdf() });
    // The renewal begins in three days. Until then no certificate is valid, but the expired one has a successor.
    const renewal = { ...base, id, version: again.version + 2, validFrom: '2026-11-20', validTo: '2029-11-19' };
    await later.renewCertificate({ ...renewal, documentId: next.documentId });
    expect((await stored(ulsan)).completeness).toBe(SCORE.bare);
    world.passHours(3 * 24);
    expect(await runDaily()).toEqual([]);
    expect((await stored(ulsan)).completeness).toBe(SCORE.certified);
  });

  it('costs three statements, however many factories a certificate covers', async () => {
    const { ours, ulsan, pohang } = await furnish();
    const { documentId } = await ours.uploadCertificateFile({ file: await pdf() });
    await ours.addCertificate({ standardName: 'GOTS', validTo: '2027-01-01', factoryIds: [ulsan, pohang], documentId });
    await world.db().updateTable('factory').set({ completeness: 0 }).execute();
    const count = async (ids: string[]) =>
      (await watchStatements(world.db(), (db) => recountFactories(db, ids, world.clock()))).statements.length;
    expect(await count([ulsan, pohang])).toBe(3);
    // Nothing has changed, so nothing is written.
    expect(await count([ulsan, pohang])).toBe(2);
    expect(await count([])).toBe(0);
  });
});

describe('files sent ahead', () => {
  it('E7 are forgotten after a day when no certificate has come for them', async () => {
    const { ours } = await furnish();
    const [left, taken] = [
      await ours.uploadCertificateFile({ file: await pdf() }),
      await ours.uploadCertificateFile({ file: await pdf() }),
    ];
    await ours.addCertificate({ standardName: 'GOTS', validTo: '2027-01-01', documentId: taken.documentId });
    const kept = async () => (await world.db().selectFrom('document').select('id').execute()).map(({ id }) => id);
    world.passHours(23);
    await runDaily();
    expect((await kept()).toSorted()).toEqual([left.documentId, taken.documentId].toSorted());
    world.passHours(24);
    await runDaily();
    expect(await kept()).toEqual([taken.documentId]);
  });
});
