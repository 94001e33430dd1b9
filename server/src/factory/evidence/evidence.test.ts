import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { simplePdf } from '../../../test/fixtures/pdf/corpus.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const ulsan = { name: '울산 1공장', country: 'KR' };
const NOT_FOUND = { status: 404, code: 'request.not_found' };
const red = { width: 3000, height: 1500, channels: 3, background: { r: 200, g: 10, b: 10 } } as const;

const world = useWorld();

/** A photo with a place and a camera in its metadata, held sideways. */
const photoFromPhone = () =>
  sharp({ create: red })
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 59/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);
const pdf = async (name = '공장등록증명서.pdf') => fileOf(await simplePdf(), name);
const documents = () => world.db().selectFrom('document').selectAll().execute();

const people = async () => {
  const companyId = await world.company();
  const viewer = { role: 'supplier', company_id: companyId, companyRole: 'viewer' } as const;
  const ours = await world.supplier(companyId);
  const { id } = await ours.registerFactory(ulsan);
  return {
    ours,
    colleague: await world.supplier(companyId),
    viewer: world.withToken(await world.token(viewer)),
    theirs: await world.supplier(),
    id,
  };
};

describe('addEvidence', () => {
  it('S2.3 keeps a registration as it is, and counts it without a new version of the factory', async () => {
    const { ours, colleague, id } = await people();
    const before = await ours.getFactory({ id });
    const added = await ours.addEvidence({ factoryId: id, kind: 'registration', caption: '등록증', file: await pdf() });
    const { rows, total } = await colleague.listEvidence({ id });
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      id: added.id,
      kind: 'registration',
      caption: '등록증',
      thumbnail: '',
      by: '김이음',
    });
    expect(rows[0]).toMatchObject({ name: '공장등록증명서.pdf', mediaType: 'application/pdf' });
    const after = await ours.getFactory({ id });
    expect(after.completeness).toBeGreaterThan(before.completeness);
    expect([after.version, after.updatedAt, after.facts.hasEvidence]).toEqual([1, before.updatedAt, true]);
    const { rows: listed } = await ours.listFactories();
    expect(listed[0]?.completeness).toBe(after.completeness);
    expect((await ours.listFactoryRevisions({ id })).total).toBe(1);
    const blob = await colleague.getDocument({ id: rows[0]?.documentId ?? '' });
    expect(Buffer.from(await blob.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('E5 draws a picture anew: upright, no larger than a screen, without a word about where it was taken', async () => {
    const { ours, id } = await people();
    await ours.addEvidence({ factoryId: id, kind: 'photo', file: fileOf(await photoFromPhone(), '정문.jpg') });
    const [row] = (await ours.listEvidence({ id })).rows;
    expect(row).toMatchObject({ mediaType: 'image/webp', caption: '' });
    const bytes = Buffer.from(await (await ours.getDocument({ id: row?.documentId ?? '' })).arrayBuffer());
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 1024, height: 2048, exif: undefined });
    expect(bytes.toString('latin1')).not.toMatch(/Secret|GPS|Exif/);
    const small = await sharp(Buffer.from(row?.thumbnail ?? '', 'base64')).metadata();
    expect([small.format, small.width, small.height]).toEqual(['webp', 256, 256]);
  });

  it.each([
    ['photo', async () => simplePdf(), 'document.not_picture'],
    ['other', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'factory.evidence_type'],
    ['other', async () => Buffer.from('%PDF-1.7\nnothing more'), 'document.damaged'],
    ['registration', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'factory.evidence_type'],
    ['photo', async () => (await photoFromPhone()).subarray(0, 300), 'document.not_picture'],
  ] as const)('E1 refuses a wrong file as %s, and keeps nothing of it', async (kind, make, code) => {
    const { ours, id } = await people();
    const attempt = ours.addEvidence({ factoryId: id, kind, file: fileOf(await make(), 'a.pdf') });
    await expect(attempt).rejects.toMatchObject({ status: 422, code });
    expect((await ours.listEvidence({ id })).total).toBe(0);
    expect([await documents(), readdirSync(world.files.arrivingFolder)]).toEqual([[], []]);
  });

  it('takes thirty and no more', async () => {
    const { ours, id } = await people();
    const at = world.clock().toISOString();
    for (let no = 0; no < 30; no++) {
      const row = { name: 'a.pdf', media_type: 'application/pdf', size: 1, sha256: '', storage_key: `${no}` };
      const { id: document_id } = await world
        .db()
        .insertInto('document')
        .values({ ...row, company_id: null, uploaded_by: null, created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      const evidence = { factory_id: id, document_id, kind: 'other' as const, caption: '', created_at: at };
      await world.db().insertInto('factory_evidence').values(evidence).execute();
    }
    const attempt = ours.addEvidence({ factoryId: id, kind: 'other', file: await pdf() });
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'factory.evidence_full' });
    const { rows, total } = await ours.listEvidence({ id, page: 2 });
    expect([rows.length, total]).toEqual([10, 30]);
  });
});

describe('removeEvidence', () => {
  it('removes it and what it counted; a viewer only looks', async () => {
    const { ours, viewer, id } = await people();
    const before = await ours.getFactory({ id });
    const added = await ours.addEvidence({
      factoryId: id,
      kind: 'photo',
      file: fileOf(await photoFromPhone(), 'a.jpg'),
    });
    expect((await viewer.listEvidence({ id })).total).toBe(1);
    const denied = { status: 403, code: 'access.denied' };
    await expect(viewer.removeEvidence({ id: added.id })).rejects.toMatchObject(denied);
    const byViewer = viewer.addEvidence({ factoryId: id, kind: 'other', file: await pdf() });
    await expect(byViewer).rejects.toMatchObject(denied);
    await ours.removeEvidence({ id: added.id });
    await expect(ours.removeEvidence({ id: added.id })).rejects.toMatchObject(NOT_FOUND);
    expect(await documents()).toEqual([]);
    expect(await ours.getFactory({ id })).toMatchObject({ completeness: before.completeness, version: 1 });
  });

  it('goes with a draft that is removed, so that no file stays behind', async () => {
    const { ours } = await people();
    const draft = await ours.registerFactory({ ...ulsan, name: '초안', state: 'draft' });
    await ours.addEvidence({ factoryId: draft.id, kind: 'other', file: await pdf() });
    const [kept] = await documents();
    expect(existsSync(world.files.pathOf(kept?.storage_key ?? ''))).toBe(true);
    await ours.removeFactory({ id: draft.id });
    expect(await documents()).toEqual([]);
  });
});

describe('the evidence of another company', () => {
  it('A1 does not exist, neither as a list nor as a file; an operator who opens it is noted', async () => {
    const { ours, theirs, id } = await people();
    const added = await ours.addEvidence({ factoryId: id, kind: 'registration', file: await pdf() });
    const documentId = (await ours.listEvidence({ id })).rows[0]?.documentId ?? '';
    await expect(theirs.listEvidence({ id })).rejects.toMatchObject(NOT_FOUND);
    await expect(theirs.getDocument({ id: documentId })).rejects.toMatchObject(NOT_FOUND);
    await expect(theirs.removeEvidence({ id: added.id })).rejects.toMatchObject(NOT_FOUND);
    const attempt = theirs.addEvidence({ factoryId: id, kind: 'other', file: await pdf() });
    await expect(attempt).rejects.toMatchObject(NOT_FOUND);
    expect(await documents()).toHaveLength(1);
    const admin = await world.admin();
    expect((await admin.listEvidence({ id })).total).toBe(1);
    await admin.getDocument({ id: documentId });
    const { rows } = await admin.listAccesses({});
    expect(rows).toHaveLength(1);
  });
});

describe('getFactory', () => {
  it('notes an operator who is shown the names of its contacts', async () => {
    const { ours, id } = await people();
    const admin = await world.admin();
    await admin.getFactory({ id });
    const contacts = [{ purpose: 'main' as const, name: '김품질', email: 'kim@hanbit.kr', phone: '' }];
    await ours.updateFactory({ ...ulsan, id, version: 1, contacts });
    expect((await admin.listAccesses({})).rows).toHaveLength(0);
    await admin.getFactory({ id });
    expect((await admin.listAccesses({})).rows).toHaveLength(1);
  });
});
