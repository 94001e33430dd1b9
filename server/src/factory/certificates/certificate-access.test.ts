import { describe, expect, it } from 'vitest';
import { useCertificates } from '../../../test/fixtures/factory/certificates.ts';
import { insertSession } from '../../../test/fixtures/world/sessions.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { furnish, verified, pdf, picture, runDaily } = useCertificates(world);
const NOT_FOUND = { status: 404, code: 'request.not_found' };
const DENIED = { status: 403, code: 'access.denied' };
const END = '2027-06-30';

/** Opens a new session for an existing person. */
const signedIn = async (userId: string) => {
  const now = world.clock();
  const endsAt = new Date(now.getTime() + 60 * 60 * 1000);
  const { id } = await insertSession(world.db(), { userId, now, endsAt });
  return world.withToken(await world.tokens.sign({ sub: userId, sid: id, ver: 1 }));
};

describe('uploadCertificateFile', () => {
  it('A10 belongs to the company: whoever sent it and has left sees it no more', async () => {
    const { ours, editor, companyId } = await furnish();
    const { documentId } = await editor.uploadCertificateFile({ file: await pdf() });
    await editor.addCertificate({ standardName: 'GOTS', validTo: END, documentId });
    await ours.removeMember({ id: editor.id });
    // The editor is a member of another company now.
    const moved = { company_id: await verified('1208147521', '새 회사'), state: 'active' } as const;
    await world.db().updateTable('company_member').set(moved).where('user_id', '=', editor.id).execute();
    const again = await signedIn(editor.id);
    expect((await ours.getDocument({ id: documentId })).size).toBeGreaterThan(0);
    await expect(again.getDocument({ id: documentId })).rejects.toMatchObject(NOT_FOUND);
    const rows = world.db().selectFrom('document').select(['uploaded_by', 'company_id']).where('id', '=', documentId);
    expect(await rows.execute()).toEqual([{ uploaded_by: null, company_id: companyId }]);
  });

  it('E4 takes a picture, made anew and without what the camera says', async () => {
    const { ours } = await furnish();
    const file = await ours.uploadCertificateFile({ file: await picture('사진.jpg') });
    expect(file).toMatchObject({ name: '사진.jpg.webp', mediaType: 'image/webp' });
    const bytes = Buffer.from(await (await ours.getDocument({ id: file.documentId })).arrayBuffer());
    expect(bytes.includes('here and there')).toBe(false);
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'factory.certificate_file'],
    ['a cut PDF', '%PDF-1.7\n1 0 obj', 'document.damaged'],
    ['nothing', '', 'factory.certificate_file'],
    ['half a picture', '\xff\xd8\xff\xe0', 'factory.certificate_file'],
  ])('E1 refuses %s, and keeps nothing', async (_, content, code) => {
    const { ours } = await furnish();
    const tried = ours.uploadCertificateFile({ file: new File([Buffer.from(content, 'latin1')], 'a.pdf') });
    await expect(tried).rejects.toMatchObject({ status: 422, code, fields: { file: expect.any(String) } });
    expect(await world.db().selectFrom('document').select('id').execute()).toEqual([]);
  });
});

describe('certificates of others', () => {
  it('A10 do not exist, for reading and for every write', async () => {
    const { ours, theirs, viewer, ulsan } = await furnish();
    const base = { standardName: 'GOTS', validTo: END };
    const { id } = await ours.addCertificate({ ...base, factoryIds: [ulsan] });
    for (const certificateId of [id, crypto.randomUUID()]) {
      const tries = [
        () => theirs.getCertificate({ id: certificateId }),
        () => theirs.updateCertificate({ ...base, id: certificateId, version: 1 }),
        () => theirs.renewCertificate({ ...base, id: certificateId, version: 1 }),
        () => theirs.revokeCertificate({ id: certificateId, version: 1, reason: '-' }),
        () => theirs.reinstateCertificate({ id: certificateId, version: 1 }),
        () => theirs.removeCertificate({ id: certificateId }),
      ];
      for (const attempt of tries) await expect(attempt()).rejects.toMatchObject(NOT_FOUND);
    }
    expect(await theirs.listCertificates({ factoryId: ulsan })).toMatchObject({ rows: [], total: 0, years: [] });
    expect(await viewer.getCertificate({ id })).toMatchObject({ can: { edit: false, renew: false, remove: false } });
    for (const attempt of [
      () => viewer.updateCertificate({ ...base, id, version: 1 }),
      () => viewer.renewCertificate({ ...base, id, version: 1 }),
      () => viewer.revokeCertificate({ id, version: 1, reason: '-' }),
      () => viewer.reinstateCertificate({ id, version: 1 }),
      () => viewer.removeCertificate({ id }),
    ])
      await expect(attempt()).rejects.toMatchObject(DENIED);
    expect((await viewer.listCertificates()).can).toEqual({ add: false });
  });

  it('G4 are opened by an operator with a line in the access log', async () => {
    const { ours, companyId } = await furnish();
    const { id } = await ours.addCertificate({ standardName: 'GOTS', validTo: END });
    const admin = await world.admin();
    expect(await admin.getCertificate({ id })).toMatchObject({ id, can: { edit: false } });
    const seen = await world.db().selectFrom('kit_access').select(['operation', 'company_id', 'record_id']).execute();
    expect(seen).toEqual([{ operation: 'getCertificate', company_id: companyId, record_id: id }]);
  });
});

describe('factory.certificateEnding', () => {
  it('S2.11 stands in the bell of owners and editors, leads to the certificate, and can be chosen by them', async () => {
    const { ours, editor, viewer, iso9001 } = await furnish();
    const { id } = await ours.addCertificate({
      standardId: iso9001,
      edition: '2015',
      number: 'KR-1',
      validTo: '2026-12-15',
    });
    expect(await runDaily()).toEqual([]);
    for (const who of [ours, editor]) {
      const { rows } = await who.listNotices();
      expect(rows).toMatchObject([
        {
          kind: 'factory.certificateEnding',
          path: `/factory/certificates/${id}`,
          about: { certificate: 'ISO 9001:2015', number: 'KR-1', days: '30', endsOn: '2026-12-15' },
        },
      ]);
      expect((await who.listNoticePreferences()).rows.map(({ kind }) => kind)).toContain('factory.certificateEnding');
    }
    expect((await viewer.listNotices()).rows).toEqual([]);
    expect((await viewer.listNoticePreferences()).rows.map(({ kind }) => kind)).not.toContain(
      'factory.certificateEnding',
    );
    expect((await ours.getCertificate({ id })).reminders).toMatchObject([{ days: 30 }]);
  });
});
