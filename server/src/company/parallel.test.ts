// @both-engines: the embedded database queues where PostgreSQL locks
import { describe, expect, it } from 'vitest';
import { useDatabases, useFolders } from '../../test/fixtures/database/databases.ts';
import { certificatePdf } from '../../test/fixtures/pdf/certificate.ts';
import { appOn } from '../../test/fixtures/world/parallel-app.ts';
import { insertCompany } from './company.store.ts';

const times = (count: number) => Array.from({ length: count }, (_, at) => at);
const newFolder = useFolders();
const databases = await useDatabases();

describe.each(databases)('at once, on %s', (_, database) => {
  const { app, runs, person, tokenOf, upload } = appOn(database, newFolder());
  const certificate = certificatePdf({ businessNumber: '1248100998' });

  const send = (method: 'POST' | 'PATCH', path: string, payload: object, token: string) =>
    app.inject({ method, url: `/api${path}`, payload, headers: { authorization: `Bearer ${token}` } });
  const codesOf = (answers: Awaited<ReturnType<typeof send>>[]) =>
    answers.map((answer) => answer.json().result.code ?? answer.statusCode).sort();
  const rowsOf = (table: 'notice' | 'notice_mail', userId: string, kinds: string[]) =>
    database.inTransaction((db) =>
      db.selectFrom(table).select('kind').where('user_id', '=', userId).where('kind', 'in', kinds).execute(),
    );

  /** Signs a person up with a number of their own; the case waits for a decision. */
  const applicant = async (businessNumber: string) => {
    const email = `${crypto.randomUUID()}@test.kr`;
    const fields = { name: '나새롬', phone: '01012345678', password: 'correct horse' };
    const answer = await upload('/signup', { email, business_number: businessNumber, ...fields }, await certificate);
    expect(answer.statusCode).toBe(200);
    const claim = await database.inTransaction((db) =>
      db
        .selectFrom('company_case as one')
        .innerJoin('account_user as user', 'user.id', 'one.submitted_by')
        .select(['one.id', 'one.version', 'user.id as userId'])
        .where('user.email', '=', email)
        .executeTakeFirstOrThrow(),
    );
    return { email, ...claim };
  };

  it('S2.7 lets one of ten operators decide a case, and its applicant hears of it once', async () => {
    const tokens = await Promise.all(times(10).map(async () => tokenOf((await person('admin')).email)));
    const { id, version, userId } = await applicant('2208162517');
    const decide = (at: number, token: string) =>
      at % 2
        ? send('POST', `/admin/cases/${id}/verify`, { version }, token)
        : send('POST', `/admin/cases/${id}/reject`, { version, reason: '다른 회사의 등록증이에요.' }, token);
    const answers = await Promise.all(tokens.map((token, at) => decide(at, token)));
    expect(codesOf(answers)).toEqual([200, ...Array(9).fill('company.case_changed')]);
    const kinds = ['company.verified', 'company.rejected'];
    expect(await rowsOf('notice', userId, kinds)).toHaveLength(1);
    expect(await rowsOf('notice_mail', userId, kinds)).toHaveLength(1);
    // No transaction ran twice, so there was no deadlock.
    expect(runs.made).toBe(runs.asked);
  });

  it('S2.7 verifies one of two claims to a number that two operators verify at once', async () => {
    const number = '1208147521';
    const [first, second] = [await applicant(number), await applicant(number)];
    const tokens = [await tokenOf((await person('admin')).email), await tokenOf((await person('admin')).email)];
    const verify = (claim: typeof first, rival: typeof first, token = '') => {
      const others = [{ id: rival.id, version: rival.version, outcome: 'join' }];
      return send('POST', `/admin/cases/${claim.id}/verify`, { version: claim.version, others }, token);
    };
    const answers = await Promise.all([verify(first, second, tokens[0]), verify(second, first, tokens[1])]);
    expect(codesOf(answers)).toEqual([200, 'company.case_changed']);
    const holders = await database.inTransaction((db) =>
      db
        .selectFrom('company')
        .select('id')
        .where('business_number', '=', number)
        .where('state', '=', 'verified')
        .execute(),
    );
    expect(holders).toHaveLength(1);
  });

  it('leaves an owner when two owners take the role from each other', async () => {
    for (const _ of times(5)) {
      const { id: companyId } = await database.inTransaction((db) => insertCompany(db, null));
      const [kim, lee] = [await person('supplier', companyId), await person('supplier', companyId)];
      const tokens = [await tokenOf(kim.email), await tokenOf(lee.email)];
      const demote = (id: string, token = '') =>
        send('PATCH', `/company/members/${id}/role`, { role: 'viewer' }, token);
      await Promise.all([demote(lee.id, tokens[0]), demote(kim.id, tokens[1])]);
      const owners = await database.inTransaction((db) =>
        db
          .selectFrom('company_member')
          .select('user_id')
          .where('company_id', '=', companyId)
          .where('role', '=', 'owner')
          .execute(),
      );
      expect(owners).toHaveLength(1);
    }
  });
});
