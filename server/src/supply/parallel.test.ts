// @both-engines: the embedded database queues where PostgreSQL locks
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDatabases, useFolders } from '../../test/fixtures/database/databases.ts';
import { asSent } from '../../test/fixtures/world/mail-links.ts';
import { appOn } from '../../test/fixtures/world/parallel-app.ts';

const times = (count: number) => Array.from({ length: count }, (_, at) => at);
const newFolder = useFolders();
const databases = await useDatabases();
let made = 0;

describe.each(databases)('two sides at once, on %s', (_, database) => {
  const { app, platform, runs, person, tokenOf } = appOn(database, newFolder());

  beforeEach(() => Object.assign(runs, { asked: 0, made: 0 }));
  // A transaction that ran again was one of two that waited for each other.
  afterEach(() => expect(runs.made).toBe(runs.asked));

  const firm = async () => {
    made += 1;
    const number = String(3_000_000_000 + made);
    const row = { business_number: number, state: 'verified', name: `회사 ${made}` } as const;
    const { id } = await database.inTransaction((db) =>
      db.insertInto('company').values(row).returning('id').executeTakeFirstOrThrow(),
    );
    const { id: personId, email } = await person('supplier', id);
    const confirmed = { email_confirmed_at: new Date().toISOString() };
    await database.inTransaction((db) =>
      db.updateTable('account_user').set(confirmed).where('id', '=', personId).execute(),
    );
    return { id, number, email, authorization: `Bearer ${await tokenOf(email)}` };
  };
  type Firm = Awaited<ReturnType<typeof firm>>;
  const post = async ({ authorization }: Firm, path: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url: `/api${path}`, payload, headers: { authorization } });
    const { data, code, fields } = answer.json().result;
    return { status: answer.statusCode, data, code, fields };
  };
  const product = async (of: Firm) => String((await post(of, '/products', { name: crypto.randomUUID() })).data.id);
  const propose = (buyer: Firm, supplier: Firm, productId: string, spendShare = 10) =>
    post(buyer, '/supply-links', {
      side: 'buyer',
      productId,
      businessNumber: supplier.number,
      figures: { spendShare },
      words: { company: '상대', product: crypto.randomUUID() },
    });
  const codesOf = (answers: { status: number; code?: string }[]) =>
    answers.map(({ status, code }) => code ?? status).toSorted();

  it('S2.4 lets one of a confirmation, a correction and a withdrawal win, and tells the others how it stands', async () => {
    const [buyer, supplier] = [await firm(), await firm()];
    for (const _ of times(5)) {
      const [car, pack] = [await product(buyer), await product(supplier)];
      const { id, version } = (await propose(buyer, supplier, car)).data;
      const answers = await Promise.all([
        post(supplier, `/supply-links/${id}/confirm`, { version, productId: pack }),
        post(supplier, `/supply-links/${id}/counter`, { version, productId: pack, figures: { spendShare: 5 } }),
        post(buyer, `/supply-links/${id}/withdraw`, { version }),
      ]);
      expect(codesOf(answers)).toEqual([200, 'supply.link_changed', 'supply.link_changed']);
      const won = answers.find(({ status }) => status === 200)?.data;
      for (const { fields } of answers.filter(({ status }) => status !== 200))
        expect(fields).toEqual({ state: won.state, version: String(won.version) });
    }
  });

  it('S2.4 adds no more than the whole, however many shares are told at once', async () => {
    const [buyer, supplier] = [await firm(), await firm()];
    const car = await product(buyer);
    const answers = await Promise.all(times(8).map(() => propose(buyer, supplier, car, 30)));
    expect(codesOf(answers)).toEqual([...Array(3).fill(200), ...Array(5).fill('supply.shares_over_whole')]);
  });

  it('S2.4 lets one of ten use an invitation', async () => {
    const [buyer, supplier] = [await firm(), await firm()];
    const proposal = { productId: await product(buyer), words: { product: '팩' } };
    const email = supplier.email;
    const invite = { email, businessNumber: supplier.number, companyName: '상대', language: 'kr', proposal };
    expect((await post(buyer, '/supply-invitations', invite)).status).toBe(200);
    const mails = await database.inTransaction((db) =>
      db
        .selectFrom('notice_mail')
        .selectAll()
        .where('recipient', '=', email)
        .where('kind', '=', 'supply.invited')
        .execute(),
    );
    const [mail] = asSent(platform.outbox, mails);
    const token = /\/invite\/([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
    const answers = await Promise.all(times(10).map(() => post(supplier, '/user/supply-invitation/accept', { token })));
    expect(codesOf(answers)).toEqual([200, ...Array(9).fill('account.link_dead')]);
  });
});
