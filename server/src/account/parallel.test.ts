// @both-engines: the embedded database queues where PostgreSQL locks
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDatabases, useFolders } from '../../test/fixtures/database/databases.ts';
import { simplePdf } from '../../test/fixtures/pdf/corpus.ts';
import { appOn, PASSWORD } from '../../test/fixtures/world/parallel-app.ts';
import { insertCompany } from '../company/company.store.ts';

const times = (count: number) => Array.from({ length: count }, (_, at) => at);
const newFolder = useFolders();
const databases = await useDatabases();

const statusesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();

describe.each(databases)('at once, on %s', (_, database) => {
  const { runs, person, post, signIn, tokenOf, upload, linkOf } = appOn(database, newFolder());

  beforeEach(() => Object.assign(runs, { asked: 0, made: 0 }));
  // A transaction that ran twice was in a deadlock with another one.
  afterEach(() => expect(runs.made).toBe(runs.asked));

  it('B8 signs one person in forty times', async () => {
    const { email } = await person();
    for (const _ of times(5)) {
      const answers = await Promise.all(times(40).map(() => signIn(email)));
      expect(statusesOf(answers)).toEqual(Array(40).fill(200));
    }
  });

  it('B8 answers right and wrong passwords of one person, and fails at none', async () => {
    const { email } = await person();
    for (const _ of times(5)) {
      const answers = await Promise.all(times(40).map((at) => signIn(email, at % 2 ? PASSWORD : 'not the one')));
      expect(statusesOf(answers)).toEqual([...Array(20).fill(200), ...Array(20).fill(401)]);
    }
  });

  it('B6 lets one of twenty use a link', async () => {
    const { email, name, phone } = await person();
    await post('/find-password', { email, name, phone });
    const token = await linkOf(email, 'account.resetPassword');
    const answers = await Promise.all(
      times(20).map((at) => post('/reset', { token, password: `another horse ${at}` })),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(400)]);
  });

  it('B6 keeps one link of twenty that are asked for', async () => {
    const { id, email, name, phone } = await person();
    await Promise.all(times(20).map(() => post('/find-password', { email, name, phone })));
    const links = await database.inTransaction((db) =>
      db.selectFrom('account_link').select('id').where('user_id', '=', id).execute(),
    );
    expect(links).toHaveLength(1);
  });

  it('C3 leaves one token good of ten changes of the password', async () => {
    const { email } = await person();
    const token = await tokenOf(email);
    const change = (at: number) => post('/password', { current: PASSWORD, password: `another horse ${at}` }, token);
    const answers = await Promise.all(times(10).map(change));
    const won = answers.flatMap(({ statusCode }, at) => (statusCode === 200 ? [at] : []));
    expect(won).toHaveLength(1);
    expect((await signIn(email, `another horse ${won[0]}`)).statusCode).toBe(200);
  });

  it('lets one of two owners go, and one of two admins', async () => {
    const { id: companyId } = await database.inTransaction((db) => insertCompany(db, null));
    const owners = [await person('supplier', companyId), await person('supplier', companyId)];
    const third = await person('supplier', companyId);
    await database.inTransaction((db) =>
      db.updateTable('company_member').set({ role: 'editor' }).where('user_id', '=', third.id).execute(),
    );
    const admins = [await person('admin'), await person('admin')];
    for (const pair of [owners, admins]) {
      const tokens = await Promise.all(pair.map(({ email }) => tokenOf(email)));
      expect(
        statusesOf(await Promise.all(tokens.map((token) => post('/leave', { password: PASSWORD }, token)))),
      ).toEqual([200, 409]);
    }
  });

  it('keeps one picture of five, and no file of another', async () => {
    const { id, email } = await person();
    const token = await tokenOf(email);
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const answers = await Promise.all(times(5).map(() => upload('/picture', {}, bytes, token)));
    expect(statusesOf(answers)).toEqual(Array(5).fill(200));
    const rows = await database.inTransaction((db) =>
      db.selectFrom('document').select('id').where('uploaded_by', '=', id).execute(),
    );
    expect(rows).toHaveLength(1);
  });

  it('B9 gives an address one account, whoever signs up with it or changes to it', async () => {
    const bytes = await simplePdf();
    const wanted = `${crypto.randomUUID()}@test.kr`;
    const { email } = await person();
    await post('/email', { email: wanted, password: PASSWORD }, await tokenOf(email));
    const link = await linkOf(wanted, 'account.confirmNewEmail');
    const spellings = [wanted, wanted.toUpperCase(), ` ${wanted}`, wanted.replace('@', '＠')];
    const fields = { name: '김이음', password: 'another horse', phone: '01012345678', business_number: '1234567890' };
    const answers = await Promise.all([
      ...times(12).map((at) => upload('/signup', { ...fields, email: spellings[at % 4] }, bytes)),
      post('/confirm-email', { token: link }),
    ]);
    expect(statusesOf(answers)).toEqual([200, ...Array(12).fill(409)]);
  });
});
