import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { insertAuditLine } from '../../kit/audit/line.store.ts';

const world = useWorld();
const ulsan = { name: '울산 1공장', country: 'KR' };

const line = (changes: Partial<Parameters<typeof insertAuditLine>[1]> = {}) =>
  insertAuditLine(world.db(), {
    at: world.clock(),
    operation: 'registerFactory',
    actorId: null,
    companyId: null,
    recordId: null,
    requestId: 'req-1',
    address: '203.0.113.7',
    note: '',
    ...changes,
  });
const at = (text: string) => new Date(text);

describe('listAuditLines', () => {
  it('S2.7 shows who did what to which record, when, from where', async () => {
    const companyId = await world.company('1248100998');
    const token = await world.token({ role: 'supplier', company_id: companyId, name: '김이음', email: 'kim@test.kr' });
    const { id } = await world.withToken(token).registerFactory(ulsan);
    const { rows } = await (await world.admin()).listAuditLines({ operation: 'registerFactory' });
    expect(rows).toMatchObject([
      {
        operation: 'registerFactory',
        person: { name: '김이음', email: 'k****@t***.kr', state: 'active' },
        company: { id: companyId, businessNumber: '1248100998' },
        recordId: id,
        address: '127.0.0.1',
        at: '2026-11-15T00:00:00+00:00',
        seal: null,
      },
    ]);
  });

  it('says of whoever has left that they have, and nothing else', async () => {
    const actorId = await world.person({ state: 'left', name: '-', email: 'x@left.invalid' });
    await line({ actorId });
    const { rows } = await (await world.admin()).listAuditLines({ person: actorId });
    expect(rows).toMatchObject([{ person: { id: actorId, name: '', email: '', state: 'left' } }]);
  });

  it('S2.7 finds the lines of an operation under its former name, and keeps that name because it is sealed', async () => {
    await line({ operation: 'askSight', recordId: 'former' });
    await line({ operation: 'requestDisclosure', recordId: 'current' });
    await line({ operation: 'grantDisclosure', recordId: 'other' });
    const { rows } = await (await world.admin()).listAuditLines({ operation: 'requestDisclosure' });
    expect(rows.map(({ operation, recordId }) => [operation, recordId]).sort()).toEqual([
      ['askSight', 'former'],
      ['requestDisclosure', 'current'],
    ]);
  });

  it('filters by person, company, operation, record, address and days of Korea', async () => {
    const actorId = await world.person({});
    const companyId = await world.company();
    await line({ actorId, operation: 'a' });
    await line({ companyId, operation: 'b' });
    await line({ recordId: 'r-1', operation: 'c' });
    await line({ address: '198.51.100.9', operation: 'd' });
    await line({ at: at('2026-10-31T14:59:59.999Z'), operation: 'e' });
    await line({ at: at('2026-10-31T15:00:00Z'), operation: 'f' });
    await line({ at: at('2026-11-01T15:00:00Z'), operation: 'g' });
    const admin = await world.admin();
    const found = async (filters: Parameters<typeof admin.listAuditLines>[0]) =>
      (await admin.listAuditLines(filters)).rows.map(({ operation }) => operation).join('');
    expect(await found({ person: actorId })).toBe('a');
    expect(await found({ company: companyId })).toBe('b');
    expect(await found({ operation: 'c' })).toBe('c');
    expect(await found({ record: ' r-1 ' })).toBe('c');
    expect(await found({ address: '198.51.100.9' })).toBe('d');
    expect(await found({ from: '2026-11-01', to: '2026-11-01' })).toBe('f');
    expect(await found({ to: '2026-10-31' })).toBe('e');
    expect(await found({ person: actorId, operation: 'b' })).toBe('');
  });

  it('goes through the pages both ways, with nothing twice and nothing left out, while lines are added', async () => {
    for (let no = 0; no < 120; no++) await line({ at: at('2026-11-14T00:00:00Z'), recordId: String(no) });
    const admin = await world.admin();
    const first = await admin.listAuditLines();
    expect(first).toMatchObject({ total: 120, hasMore: false, newer: null });
    await line({ recordId: 'new' });
    const second = await admin.listAuditLines({ before: first.older ?? '' });
    const third = await admin.listAuditLines({ before: second.older ?? '' });
    expect([first.rows.length, second.rows.length, third.rows.length, third.older]).toEqual([50, 50, 20, null]);
    const ids = [first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(120);
    const back = await admin.listAuditLines({ after: third.newer ?? '' });
    expect(back.rows).toEqual(second.rows);
    const top = await admin.listAuditLines({ after: back.newer ?? '' });
    // The line that was added meanwhile is newer than this page.
    expect([top.rows, top.newer]).toEqual([first.rows, expect.any(String)]);
  });

  it.each([
    { before: 'x' },
    { before: '2026-02-30T00:00:00Z_019a8402-5c1d-7e90-b0a4-6d2f9a1b3c4d' },
    { after: '0000-01-01T00:00:00Z_019a8402-5c1d-7e90-b0a4-6d2f9a1b3c4d' },
    { from: '2026-02-30' },
    { to: '0000-01-01' },
    { person: 'nobody' },
    { operation: `x' or 1=1` },
    { record: '' },
  ])('refuses %j', async (input) => {
    const refused = {
      status: 400,
      code: 'request.invalid',
      fields: { [Object.keys(input)[0] ?? '']: expect.any(String) },
    };
    await expect((await world.admin()).listAuditLines(input)).rejects.toMatchObject(refused);
  });

  it('S2.7 is for operators alone', async () => {
    const theirs = await world.supplier();
    const newcomer = world.withToken(
      await world.token({ role: 'supplier', company_id: await world.company(), membership: 'requested' }),
    );
    for (const caller of [theirs, newcomer]) {
      for (const call of [
        () => caller.listAuditLines(),
        () => caller.findLoggedPeople({ text: '김' }),
        () => caller.findLoggedCompanies({ text: '한' }),
        () => caller.exportAuditLines({ reason: '점검' }),
      ]) {
        await expect(call()).rejects.toMatchObject({ status: 403, code: 'access.denied' });
      }
    }
    await expect(world.withToken(null).listAuditLines()).rejects.toMatchObject({ status: 401 });
  });
});

describe('what is written into the log', () => {
  it('says who signed in, though no session said so yet', async () => {
    const { post } = await import('../../../test/fixtures/world/people.ts').then(({ usePeople }) => usePeople(world));
    const password_hash = await world.platform.passwords.inLine(({ hash }) => hash('correct horse'));
    const id = await world.person({ email: 'park@test.kr', password_hash });
    await post('/signin', { email: 'park@test.kr', password: 'correct horse' });
    const { rows } = await (await world.admin()).listAuditLines({ person: id });
    expect(rows).toMatchObject([{ operation: 'signIn', person: { email: 'pa****@t***.kr' } }]);
  });
});

describe('findLoggedPeople, findLoggedCompanies', () => {
  it('find by the beginning of what people know, and by the id', async () => {
    const kim = await world.person({ name: '금이음', email: 'kim@test.kr' });
    await world.person({ name: '이음김', email: 'lee@test.kr' });
    await world.person({ name: '김떠남', email: 'gone@left.invalid', state: 'left' });
    const admin = await world.admin();
    const names = async (text: string) => (await admin.findLoggedPeople({ text })).rows.map(({ email }) => email);
    expect(await names('금이')).toEqual(['k****@t***.kr']);
    expect(await names('KIM@')).toEqual(['k****@t***.kr']);
    expect(await names(kim)).toEqual(['k****@t***.kr']);
    expect(await names('김떠')).toEqual([]);
    expect(await names('%')).toEqual([]);

    const id = await world.company('1248100998');
    await world.company('9998887776');
    const numbers = async (text: string) =>
      (await admin.findLoggedCompanies({ text })).rows.map(({ businessNumber }) => businessNumber);
    expect(await numbers('124-81')).toEqual(['1248100998']);
    expect(await numbers(id)).toEqual(['1248100998']);
    expect(await numbers('없는 회사')).toEqual([]);
  });
});
