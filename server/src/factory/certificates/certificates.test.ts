import { describe, expect, it } from 'vitest';
import { useCertificates } from '../../../test/fixtures/factory/certificates.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { furnish, pdf } = useCertificates(world);

const NOT_FOUND = { status: 404, code: 'request.not_found' };
const DENIED = { status: 403, code: 'access.denied' };
const CHANGED = { status: 409, code: 'factory.certificate_changed' };
const END = '2027-06-30';

describe('addCertificate', () => {
  it('S2.3 keeps what is said of it, for several factories, with a file', async () => {
    const { ours, iso9001, ulsan, pohang } = await furnish();
    const file = await ours.uploadCertificateFile({ file: await pdf() });
    expect(file).toMatchObject({ name: 'ISO 9001.pdf', mediaType: 'application/pdf' });
    const details = {
      edition: '2015',
      number: 'KR-1 <b>',
      issuer: '한국인증원',
      accreditationBody: 'KAB',
      scope: '다이캐스팅\n가공 🏭',
      assessorLevel: 'third_party' as const,
      attestationType: 'certification' as const,
      validFrom: '2024-07-01',
      validTo: END,
    };
    const factoryIds = [pohang, ulsan, ulsan];
    const input = { ...details, standardId: iso9001, factoryIds, documentId: file.documentId };
    const made = await ours.addCertificate(input);
    expect(made).toMatchObject({
      ...details,
      standard: { code: 'ISO 9001', kr: '품질경영시스템' },
      light: 'valid',
      daysLeft: 227,
      factories: [{ name: '울산 1공장' }, { name: '포항공장' }],
      file: { documentId: file.documentId, name: 'ISO 9001.pdf' },
      version: 1,
      can: { edit: true, renew: true, revoke: true, reinstate: false, remove: true },
    });
    expect(await ours.getCertificate({ id: made.id })).toEqual(made);
    const bytes = await ours.getDocument({ id: file.documentId });
    expect(bytes.size).toBe((await pdf()).size);
    // A file belongs to one certificate.
    await expect(ours.addCertificate(input)).rejects.toMatchObject({
      ...NOT_FOUND,
      fields: { documentId: 'not_found' },
    });
  });

  it('S2.3 wants a standard and an end date, and no more; a standard may be a name of one’s own', async () => {
    const { ours } = await furnish();
    const made = await ours.addCertificate({ standardName: ' GOTS ', edition: '7.0', validTo: END });
    expect(made).toMatchObject({ standardId: null, standard: { code: 'GOTS', kr: 'GOTS', jp: 'GOTS' }, factories: [] });
    const refused = (input: object) => ours.addCertificate(input as never);
    await expect(refused({ validTo: END })).rejects.toMatchObject({ fields: { standardId: 'missing' } });
    await expect(refused({ standardName: 'GOTS' })).rejects.toMatchObject({ fields: { validTo: 'invalid_type' } });
    const reversed = refused({ standardName: 'GOTS', validFrom: '2027-07-01', validTo: END });
    await expect(reversed).rejects.toMatchObject({ status: 400, fields: { validTo: 'before_start' } });
    await expect(refused({ standardName: 'GOTS', validTo: '2027-02-29' })).rejects.toMatchObject({ status: 400 });
    expect((await ours.listCertificates()).total).toBe(1);
  });

  it('A10 knows no factory, file or standard of others, and lets a viewer read only', async () => {
    const { ours, theirs, viewer, ulsan } = await furnish();
    const base = { standardName: 'GOTS', validTo: END };
    const file = await ours.uploadCertificateFile({ file: await pdf() });
    for (const factoryIds of [[ulsan], [crypto.randomUUID()]]) {
      const tried = theirs.addCertificate({ ...base, factoryIds });
      await expect(tried).rejects.toMatchObject({ ...NOT_FOUND, fields: { factoryIds: 'not_found' } });
    }
    for (const documentId of [file.documentId, crypto.randomUUID()]) {
      const tried = theirs.addCertificate({ ...base, documentId });
      await expect(tried).rejects.toMatchObject({ ...NOT_FOUND, fields: { documentId: 'not_found' } });
    }
    const unknown = ours.addCertificate({ validTo: END, standardId: crypto.randomUUID() });
    await expect(unknown).rejects.toMatchObject({ ...NOT_FOUND, fields: { standardId: 'not_found' } });
    await expect(viewer.addCertificate(base)).rejects.toMatchObject(DENIED);
    await expect(viewer.uploadCertificateFile({ file: await pdf() })).rejects.toMatchObject(DENIED);
    await expect(theirs.getDocument({ id: file.documentId })).rejects.toMatchObject(NOT_FOUND);
    expect((await theirs.findCertificateFactories({ search: '울산' })).rows).toEqual([]);
    expect((await ours.findCertificateFactories({ search: '울산' })).rows).toMatchObject([{ id: ulsan }]);
  });
});

describe('updateCertificate', () => {
  it('corrects it, and overwrites nothing that somebody else has saved meanwhile', async () => {
    const { ours, editor, ulsan, pohang } = await furnish();
    const first = await ours.uploadCertificateFile({ file: await pdf() });
    const base = { standardName: 'GOTS', validTo: END, factoryIds: [ulsan], documentId: first.documentId };
    const { id } = await ours.addCertificate(base);
    const second = await editor.uploadCertificateFile({ file: await pdf('새 파일.pdf') });
    const next = { ...base, id, version: 1, factoryIds: [pohang], number: 'N-2', documentId: second.documentId };
    const changed = await editor.updateCertificate(next);
    expect(changed).toMatchObject({
      version: 2,
      number: 'N-2',
      factories: [{ id: pohang }],
      file: { name: '새 파일.pdf' },
    });
    await expect(ours.updateCertificate({ ...base, id, version: 1 })).rejects.toMatchObject(CHANGED);
    // The file that was replaced no longer exists.
    await expect(ours.getDocument({ id: first.documentId })).rejects.toMatchObject(NOT_FOUND);
    const kept = await ours.updateCertificate({ ...next, version: 2, issuer: 'KAB' });
    expect(kept).toMatchObject({ version: 3, file: { documentId: second.documentId } });
    const bare = await ours.updateCertificate({ ...next, version: 3, documentId: null });
    expect(bare.file).toBeNull();
  });
});

describe('renewCertificate', () => {
  it('S2.3 adds a version and keeps the old one with its file', async () => {
    const { ours, ulsan } = await furnish();
    const file = await ours.uploadCertificateFile({ file: await pdf() });
    const base = { standardName: 'GOTS', validTo: '2026-12-01', factoryIds: [ulsan] };
    const old = await ours.addCertificate({ ...base, documentId: file.documentId });
    const renewed = await ours.renewCertificate({ ...base, id: old.id, version: 1, validTo: '2029-12-01' });
    expect(renewed).toMatchObject({ light: 'valid', version: 1, file: null });
    expect(renewed.versions.map(({ id, light, hasFile }) => [id, light, hasFile])).toEqual([
      [renewed.id, 'valid', false],
      [old.id, 'replaced', true],
    ]);
    const before = await ours.getCertificate({ id: old.id });
    expect(before).toMatchObject({ light: 'replaced', validTo: '2026-12-01', file: { documentId: file.documentId } });
    expect(before.can).toEqual({ edit: false, renew: false, revoke: false, reinstate: false, remove: false });
    const replaced = { status: 409, code: 'factory.certificate_replaced' };
    const again = { ...base, id: old.id, version: before.version, validTo: '2030-12-01' };
    await expect(ours.renewCertificate(again)).rejects.toMatchObject(replaced);
    await expect(ours.updateCertificate(again)).rejects.toMatchObject(replaced);
    await expect(ours.removeCertificate({ id: old.id })).rejects.toMatchObject({ code: 'factory.certificate_in_use' });
    expect((await ours.listCertificates()).rows.map(({ id }) => id)).toEqual([renewed.id]);
    expect((await ours.listCertificates({ light: 'replaced' })).rows.map(({ id }) => id)).toEqual([old.id]);
    // Removing a renewal that was entered by mistake puts the certificate before it back in force.
    await ours.removeCertificate({ id: renewed.id });
    expect(await ours.getCertificate({ id: old.id })).toMatchObject({ light: 'expiring_30', can: { renew: true } });
    await ours.removeCertificate({ id: old.id });
    await expect(ours.getDocument({ id: file.documentId })).rejects.toMatchObject(NOT_FOUND);
    await expect(ours.getCertificate({ id: old.id })).rejects.toMatchObject(NOT_FOUND);
  });

  it('leaves one that follows when two people renew the same', async () => {
    const { ours, editor } = await furnish();
    const base = { standardName: 'GOTS', validTo: '2026-12-01' };
    const { id } = await ours.addCertificate(base);
    const renew = (who: typeof ours) => who.renewCertificate({ ...base, id, version: 1, validTo: '2029-12-01' });
    const answers = await Promise.allSettled([renew(ours), renew(editor)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await ours.listCertificates()).total).toBe(1);
  });
});

describe('revokeCertificate', () => {
  it('says why, can be taken back, and stands in the way of corrections meanwhile', async () => {
    const { ours } = await furnish();
    const base = { standardName: 'GOTS', validTo: END };
    const { id } = await ours.addCertificate(base);
    const reason = '인증기관이 취소했어요.';
    await expect(ours.revokeCertificate({ id, version: 1, reason: ' ' })).rejects.toMatchObject({ status: 400 });
    const revoked = await ours.revokeCertificate({ id, version: 1, reason });
    expect(revoked).toMatchObject({ light: 'revoked', revokedReason: reason, can: { reinstate: true, revoke: false } });
    const refused = { status: 409, code: 'factory.certificate_revoked' };
    await expect(ours.updateCertificate({ ...base, id, version: 2 })).rejects.toMatchObject(refused);
    await expect(ours.revokeCertificate({ id, version: 2, reason })).rejects.toMatchObject(refused);
    await expect(ours.reinstateCertificate({ id, version: 1 })).rejects.toMatchObject(CHANGED);
    const again = await ours.reinstateCertificate({ id, version: 2 });
    expect(again).toMatchObject({ light: 'valid', revokedAt: null, revokedReason: '' });
  });
});
