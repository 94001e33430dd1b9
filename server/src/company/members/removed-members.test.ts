import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { simplePdf } from '../../../test/fixtures/pdf/corpus.ts';
import { useCompanies } from '../../../test/fixtures/world/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const NOT_FOUND = { status: 404, code: 'request.not_found' };
const DENIED = { status: 403, code: 'access.denied' };
const ulsan = { name: '울산 1공장', country: 'KR' };
const bytes = await simplePdf();

/** Runs after a file was inspected and before it is kept. */
let meanwhile: () => Promise<unknown> = async () => undefined;
const world = useWorld({
  change: (parts) => ({
    ...parts,
    files: { ...parts.files, keep: async (path: string) => meanwhile().then(() => parts.files.keep(path)) },
  }),
});
const { verified, member, noticesOf } = useCompanies(world);

const file = () => new File([new Uint8Array(bytes)], '공장등록증명서.pdf');
const documents = () => world.db().selectFrom('document').select('id').execute();
const keptFiles = () => readdirSync(world.files.arrivingFolder);

/** Adds an owner, and an editor who has uploaded evidence and has notices. */
const people = async () => {
  const companyId = await verified();
  const owner = await member(companyId);
  const editor = await member(companyId, 'editor');
  const { id: factoryId } = await editor.registerFactory(ulsan);
  await editor.addEvidence({ factoryId, kind: 'registration', caption: '', file: file() });
  const [evidence] = (await editor.listEvidence({ id: factoryId })).rows;
  await owner.changeMemberRole({ id: editor.id, role: 'viewer' });
  await owner.changeMemberRole({ id: editor.id, role: 'editor' });
  return { companyId, owner, editor, factoryId, documentId: evidence?.documentId ?? '' };
};

it('22.8 lets nobody who was removed download what they uploaded for the company', async () => {
  const { owner, editor, documentId } = await people();
  await expect(editor.getDocument({ id: documentId })).resolves.toBeInstanceOf(Blob);
  await owner.removeMember({ id: editor.id });
  await expect(editor.getDocument({ id: documentId })).rejects.toMatchObject(NOT_FOUND);
  await expect(owner.getDocument({ id: documentId })).resolves.toBeInstanceOf(Blob);
});

it('22.8 lets them see it in no other company either, nor while they only ask to come back', async () => {
  const { companyId, owner, editor, documentId } = await people();
  await owner.removeMember({ id: editor.id });
  const become = (change: { company_id: string; state: 'active' | 'requested' }) =>
    world.db().updateTable('company_member').set(change).where('user_id', '=', editor.id).execute();
  await become({ company_id: companyId, state: 'requested' });
  await expect(editor.getDocument({ id: documentId })).rejects.toMatchObject(NOT_FOUND);
  await become({ company_id: await verified('2208162517', '다른 회사'), state: 'active' });
  await expect(editor.getDocument({ id: documentId })).rejects.toMatchObject(NOT_FOUND);
  expect(await editor.listNotices()).toMatchObject({ rows: [], total: 0 });
  await become({ company_id: companyId, state: 'active' });
  await expect(editor.getDocument({ id: documentId })).resolves.toBeInstanceOf(Blob);
});

it('22.8 takes the company’s notices from whoever was removed: lists, counts, marks', async () => {
  const { owner, editor } = await people();
  const [notice] = (await editor.listNotices()).rows;
  expect(await editor.countUnread()).toMatchObject({ unread: 2 });
  await owner.removeMember({ id: editor.id });
  expect(await editor.listNotices()).toMatchObject({ rows: [], total: 0 });
  expect(await editor.countUnread()).toEqual({ unread: 0, newestId: null, newestAt: null });
  const id = notice?.id ?? '';
  await expect(editor.markNotice({ id, isRead: true })).rejects.toMatchObject(NOT_FOUND);
  await expect(editor.markAllRead({ upTo: id })).rejects.toMatchObject(NOT_FOUND);
  expect(await editor.markAllRead({})).toEqual({ count: 0 });
  // The rows remain, in case the person is admitted again.
  expect(await noticesOf(editor.id)).toHaveLength(2);
});

it('22.8 leaves somebody what is their own: their account, and what became of their wish to join', async () => {
  const companyId = await verified();
  const owner = await member(companyId);
  const asking = await member(companyId, 'viewer', { membership: 'requested' });
  await owner.refuseRequest({ id: asking.id, reason: '모르는 사람' });
  expect((await asking.listNotices()).rows).toMatchObject([{ kind: 'company.joinDecided' }]);
  expect(await asking.countUnread()).toMatchObject({ unread: 1 });
});

it('22.8 keeps nothing of an upload whose sender was removed before it was stored', async () => {
  const { owner, editor, factoryId } = await people();
  const before = await documents();
  meanwhile = () => owner.removeMember({ id: editor.id });
  const late = editor.addEvidence({ factoryId, kind: 'registration', caption: '', file: file() });
  await expect(late).rejects.toMatchObject(DENIED);
  meanwhile = async () => undefined;
  expect(await documents()).toEqual(before);
  expect((await owner.listEvidence({ id: factoryId })).total).toBe(1);
  expect(keptFiles()).toEqual([]);
});

it('22.8 keeps nothing of an upload whose sender may only look by then', async () => {
  const { owner, editor, factoryId } = await people();
  meanwhile = () => owner.changeMemberRole({ id: editor.id, role: 'viewer' });
  const late = editor.addEvidence({ factoryId, kind: 'registration', caption: '', file: file() });
  await expect(late).rejects.toMatchObject(DENIED);
  meanwhile = async () => undefined;
  expect((await owner.listEvidence({ id: factoryId })).total).toBe(1);
});

it('22.8 answers whoever is removed while their file arrives as it answers anybody outside', async () => {
  const { companyId, owner, factoryId } = await people();
  const token = await world.token({ role: 'supplier', company_id: companyId, companyRole: 'editor' });
  const port = await world.listen();
  const head = `--x\r\ncontent-disposition: form-data; name="factoryId"\r\n\r\n${factoryId}\r\n--x\r\ncontent-disposition: form-data; name="kind"\r\n\r\nregistration\r\n--x\r\ncontent-disposition: form-data; name="caption"\r\n\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const tail = '\r\n--x--\r\n';
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': Buffer.byteLength(head) + bytes.length + Buffer.byteLength(tail),
  };
  const half = Math.floor(bytes.length / 2);
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/evidence', headers });
  const answered = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    sent.on('response', async (answer) => resolve({ status: answer.statusCode, body: await text(answer) }));
    sent.on('error', reject);
  });
  await new Promise((resolve) => sent.write(Buffer.concat([Buffer.from(head), bytes.subarray(0, half)]), resolve));
  await owner.removeMember({ id: (await world.tokens.read(token))?.sub ?? '' });
  sent.end(Buffer.concat([bytes.subarray(half), Buffer.from(tail)]));
  const { status, body } = await answered;
  expect([status, JSON.parse(body).result.code]).toEqual([403, 'access.denied']);
  expect((await owner.listEvidence({ id: factoryId })).total).toBe(1);
});
