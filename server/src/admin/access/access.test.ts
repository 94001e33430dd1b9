import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { insertDocument } from '../../document/document.store.ts';
import { insertAccesses } from '../../kit/audit/access.store.ts';
import { createJobs } from '../../kit/jobs/queue.ts';
import { adminJobs } from './access.jobs.ts';

const world = useWorld();

const document = async (uploadedBy: string | null, companyId: string | null) => {
  const row = {
    storage_key: `ab/${crypto.randomUUID().replaceAll('-', '').slice(2)}`,
    name: '사업자등록증.pdf',
    media_type: 'application/pdf',
    size: 1,
    sha256: '',
  };
  const at = { created_at: world.clock().toISOString(), uploaded_by: uploadedBy, company_id: companyId };
  return (await insertDocument(world.db(), { ...row, ...at })).id;
};
const download = (id: string, token: string) => world.inject({ url: `/api/documents/${id}` }, token);
const accesses = () => world.db().selectFrom('kit_access').selectAll().orderBy('at').orderBy('id').execute();
const subOf = async (token: string) => (await world.tokens.read(token))?.sub ?? '';

const access = (actorId: string, at: string, line: { kind?: 'contact' | 'document'; personId?: string } = {}) =>
  insertAccesses(world.db(), { at: new Date(at), actorId, operation: 'o', requestId: 'r', address: '::1' }, [
    { kind: line.kind ?? 'contact', personId: line.personId ?? crypto.randomUUID() },
  ]);

describe('the access log', () => {
  it('notes who downloaded what of whom, from where, before the file leaves', async () => {
    const companyId = await world.company();
    const owner = await world.person({ role: 'supplier', company_id: companyId, name: '김이음', email: 'kim@test.kr' });
    const id = await document(owner, companyId);
    const token = await world.token({ name: '박운영' });
    // The file itself is missing from the disk. The request for it is logged all the same.
    expect((await download(id, token)).statusCode).toBe(410);
    const { rows, total } = await (await world.admin()).listAccesses();
    expect(total).toBe(1);
    expect(rows).toMatchObject([
      {
        kind: 'document',
        person: { id: await subOf(token), name: '박운영' },
        of: { name: '김이음', email: 'k****@t***.kr' },
        recordId: id,
        recordName: '사업자등록증.pdf',
        company: { id: companyId },
        operation: 'getDocument',
        address: '127.0.0.1',
        at: '2026-11-15T00:00:00+00:00',
      },
    ]);
  });

  it('notes a colleague’s document, and not one’s own, and nothing that was refused', async () => {
    const companyId = await world.company();
    const token = await world.token({ role: 'supplier', company_id: companyId });
    const stranger = await world.token({ role: 'supplier', company_id: await world.company() });
    const own = await document(await subOf(token), companyId);
    const colleague = await document(await world.person({ role: 'supplier', company_id: companyId }), companyId);
    await download(own, token);
    expect((await download(colleague, stranger)).statusCode).toBe(404);
    expect(await accesses()).toEqual([]);
    await download(colleague, token);
    expect(await accesses()).toMatchObject([{ actor_id: await subOf(token), record_id: colleague }]);
  });

  it.each([`update kit_access set address = '-'`, 'delete from kit_access', 'truncate kit_access'])(
    'lets nobody change it: %s',
    async (text) => {
      await access(crypto.randomUUID(), '2026-11-01T00:00:00Z');
      await expect(sql.raw(text).execute(world.db())).rejects.toMatchObject({ code: '42501' });
    },
  );

  it('G5 keeps two years to the second, and the audit log for ever', async () => {
    const [old, kept] = ['2024-11-14T23:59:59Z', '2024-11-15T00:00:00Z'];
    for (let no = 0; no < 3; no++) await access(crypto.randomUUID(), old);
    await access(crypto.randomUUID(), kept);
    const inTransaction = <T>(run: (db: ReturnType<typeof world.db>) => Promise<T>) => run(world.db());
    const planned = createJobs({
      database: { inTransaction },
      clock: world.clock,
      daily: adminJobs(world.clock),
      onError: (error) => {
        throw error;
      },
    });
    await planned.planDaily(world.db());
    await planned.runDue();
    expect((await accesses()).map(({ at }) => at)).toEqual(['2024-11-15T00:00:00+00:00']);
    const next = world.db().selectFrom('kit_job').select('key').where('kind', '=', 'admin.forgetAccesses');
    expect((await next.where('state', '=', 'waiting').execute()).map(({ key }) => key)).toEqual(['2026-11-16']);
  });
});

describe('getAccessMonth', () => {
  it('adds up a month of Korea by person and kind, most first', async () => {
    const [kim, park, of] = [
      await world.person({ name: '김' }),
      await world.person({ name: '박' }),
      crypto.randomUUID(),
    ];
    await access(kim, '2026-09-30T14:59:59Z');
    await access(kim, '2026-09-30T15:00:00Z', { personId: of });
    await access(kim, '2026-10-10T00:00:00Z', { personId: of });
    await access(kim, '2026-10-10T00:00:00Z', { kind: 'document' });
    await access(park, '2026-10-31T14:59:59Z');
    await access(park, '2026-10-31T15:00:00Z');
    const admin = await world.admin();
    const found = await admin.getAccessMonth({ month: '2026-10' });
    expect(found.rows).toHaveLength(3);
    expect(found.rows[0]).toMatchObject({ person: { name: '김' }, kind: 'contact', count: 2, people: 1 });
    expect(found).toMatchObject({ total: 3, accesses: 4, isOver: true, review: null });
    expect(found.months).toEqual(['2026-11', '2026-10', '2026-09'].map((month) => ({ month, isReviewed: false })));
    expect(await admin.getAccessMonth({ month: '2026-08' })).toMatchObject({ rows: [], total: 0, accesses: 0 });
    expect(await admin.getAccessMonth({ month: '2026-10', page: 2, size: 2 })).toMatchObject({ rows: [{}], total: 3 });
  });

  it('refuses a month that is none', async () => {
    for (const month of ['2026-13', '2026-00', '1999-01', '2026-1', 'now'])
      await expect((await world.admin()).getAccessMonth({ month })).rejects.toMatchObject({
        fields: { month: expect.any(String) },
      });
  });
});

describe('reviewAccessMonth', () => {
  it('G5 says who has reviewed a month, once', async () => {
    const token = await world.token({ name: '박운영' });
    const admin = world.withToken(token);
    expect(await admin.reviewAccessMonth({ month: '2026-10', note: '이상 없음' })).toEqual({ id: '2026-10' });
    const { review, months } = await admin.getAccessMonth({ month: '2026-10' });
    expect(review).toEqual({
      by: expect.objectContaining({ name: '박운영' }),
      at: '2026-11-15T00:00:00+00:00',
      note: '이상 없음',
    });
    expect(months).toEqual([{ month: '2026-11', isReviewed: false }]);
    const again = (await world.admin()).reviewAccessMonth({ month: '2026-10' });
    await expect(again).rejects.toMatchObject({ status: 409, code: 'admin.month_reviewed' });
    expect(await admin.listAuditLines({ operation: 'reviewAccessMonth' })).toMatchObject({
      rows: [{ recordId: '2026-10' }],
    });
  });

  it('refuses a month that is not over, a supplier, and an old password', async () => {
    const token = await world.token({});
    const admin = world.withToken(token);
    await expect(admin.reviewAccessMonth({ month: '2026-11' })).rejects.toMatchObject({ code: 'admin.month_not_over' });
    for (const call of [
      async () => (await world.supplier()).reviewAccessMonth({ month: '2026-10' }),
      async () => (await world.supplier()).listAccesses(),
      async () => (await world.supplier()).getAccessMonth({ month: '2026-10' }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 403, code: 'access.denied' });
    }
    world.passMinutes(11);
    await expect(admin.reviewAccessMonth({ month: '2026-10' })).rejects.toMatchObject({
      code: 'session.password_needed',
    });
  });
});
