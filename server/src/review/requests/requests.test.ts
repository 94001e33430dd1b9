import { describe, expect, it } from 'vitest';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { DUE } from '../../../test/fixtures/review/declarations.ts';
import { useReviews } from '../../../test/fixtures/review/questionnaires.ts';
import type { Firm } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { emitToNotices } from '../notifications.ts';
import { askAll } from './new-requests.ts';

const world = useWorld();
const { pair, ask, firm, product, link, member, questionnaire, draft, submit } = useReviews(world);
const PAST = '2026-11-14';
const about = { kind: 'factory', purpose: '2026년 평가', dueOn: DUE } as const;

let two: Awaited<ReturnType<typeof pair>>;
world.arrange(async () => {
  two = await pair();
});
const noticesTo = async (id: string) =>
  world.db().selectFrom('notice').select(['kind', 'about', 'path']).where('user_id', '=', id).execute();
const to = (...firms: Firm[]) => firms.map(({ id }) => ({ companyId: id }));
/** Creates another supplier of the same customer. */
const another = async (name: string) => {
  const made = await firm(name);
  await link(two.asker, await product(two.asker, `${name} 부품`), made, await product(made, '부품'));
  return made;
};

describe('askForDeclarations', () => {
  it('S2.4 asks many suppliers at once, and each hears of its own request in its language', async () => {
    const second = await another('대성화학');
    const { ids } = await two.asker.owner.askForDeclarations({ ...about, recipients: to(two.supplier, second) });
    expect(ids).toHaveLength(2);
    for (const supplier of [two.supplier, second]) {
      const { rows } = await supplier.owner.listReviewRequests({ side: 'received' });
      expect(rows).toMatchObject([{ state: 'open', isOurs: false, partner: { name: '한빛모빌리티' }, dueOn: DUE }]);
      const received = (await noticesTo(supplier.owner.id)).filter(({ kind }) => kind === 'review.asked');
      expect(received).toMatchObject([
        {
          about: { company: '한빛모빌리티', change: 'asked', dueOn: DUE },
          path: `/supply-chain/review/requests/${rows[0]?.id}`,
        },
      ]);
    }
    expect((await world.mails()).filter(({ kind }) => kind === 'review.asked')).toHaveLength(2);
  });

  it('S2.4 asks forty in as many statements as one; only letters are written one by one', async () => {
    const db = world.db();
    const suppliers: Firm[] = [];
    for (let at = 0; at < 5; at++) suppliers.push(await another(`협력사 ${at}`));
    const counted = async (recipients: Firm[]) => {
      const input = { ...about, validityMonths: 12, needsTwo: false, message: '', form: null, from: null, to: null };
      const who = { companyId: two.asker.id, by: two.asker.owner.id, at: world.clock() };
      const targets = recipients.map(({ id }) => ({ companyId: id, linkId: null }));
      const { statements } = await watchStatements(db, (watched) =>
        askAll(watched, emitToNotices(world.platform.notices), who, {
          ...input,
          recipients: targets,
          forwardedFrom: null,
        }),
      );
      return statements.filter((sql) => !/notice_mail|kit_job/.test(sql)).length;
    };
    const [first, ...rest] = suppliers;
    if (!first) throw new Error('nobody to ask');
    expect(await counted(rest)).toBe(await counted([first]));
  });

  it('S2.4 asks nobody where one of them is no direct supplier, or was asked the same already', async () => {
    const stranger = await firm('모르는 회사');
    const both = { ...about, recipients: to(two.supplier, stranger) };
    await expect(two.asker.owner.askForDeclarations(both)).rejects.toMatchObject({
      code: 'review.not_supplier',
      fields: { 'recipients.1': 'not_supplier' },
    });
    expect((await two.supplier.owner.listReviewRequests({ side: 'received' })).total).toBe(0);
    // The customer is no supplier of its supplier.
    const upwards = { ...about, recipients: to(two.asker) };
    await expect(two.supplier.owner.askForDeclarations(upwards)).rejects.toMatchObject({ code: 'review.not_supplier' });
    await ask(two);
    const again = { ...about, recipients: to(two.supplier) };
    await expect(two.asker.owner.askForDeclarations(again)).rejects.toMatchObject({
      code: 'review.asked_already',
      fields: { 'recipients.0': 'asked_already' },
    });
    const twice = { ...about, kind: 'supply_map', recipients: to(two.supplier, two.supplier) } as const;
    await expect(two.asker.owner.askForDeclarations(twice)).rejects.toMatchObject({
      fields: { 'recipients.1': 'asked_already' },
    });
  });

  it('S2.4 refuses a due date that is past, a missing questionnaire, and a time that ends before it begins', async () => {
    const recipients = to(two.supplier);
    const { owner } = two.asker;
    const past = owner.askForDeclarations({ ...about, recipients, dueOn: PAST });
    await expect(past).rejects.toMatchObject({ code: 'review.due_past' });
    const noForm = owner.askForDeclarations({ ...about, kind: 'questionnaire', recipients });
    await expect(noForm).rejects.toMatchObject({ code: 'review.form_missing' });
    const theirs = await questionnaire(two.supplier);
    const foreign = owner.askForDeclarations({ ...about, kind: 'questionnaire', form: theirs.id, recipients });
    await expect(foreign).rejects.toMatchObject({ code: 'review.form_missing' });
    const flows = { ...about, kind: 'flows', recipients } as const;
    await expect(owner.askForDeclarations(flows)).rejects.toMatchObject({ code: 'review.period_missing' });
    const reversed = owner.askForDeclarations({ ...flows, from: '2026-Q3', to: '2026-01' });
    await expect(reversed).rejects.toMatchObject({ code: 'review.period_missing', fields: { to: 'before_start' } });
    expect((await owner.listReviewRequests({ side: 'asked' })).total).toBe(0);
  });

  it('S2.4 is for those who may write, in a company that may speak to others', async () => {
    const viewer = await member(two.asker.id, 'viewer');
    const asking = { ...about, recipients: to(two.supplier) };
    await expect(viewer.askForDeclarations(asking)).rejects.toMatchObject({ code: 'access.denied' });
    const unconfirmed = await member(two.asker.id, 'owner', { email_confirmed_at: null });
    await expect(unconfirmed.askForDeclarations(asking)).rejects.toMatchObject({ code: 'company.email_unconfirmed' });
  });
});

describe('a request that was sent', () => {
  it('S2.4 exists for its two sides alone', async () => {
    const id = await ask(two);
    const stranger = (await firm('모르는 회사')).owner;
    const foreign = await stranger.getReviewRequest({ id }).catch((error) => error);
    const nowhere = await stranger.getReviewRequest({ id: crypto.randomUUID() }).catch((error) => error);
    expect([foreign.code, foreign.fields]).toEqual([nowhere.code, nowhere.fields]);
    await expect(stranger.declineReviewRequest({ id, reason: '-' })).rejects.toMatchObject({
      code: 'request.not_found',
    });
    await expect(stranger.cancelReviewRequest({ id })).rejects.toMatchObject({ code: 'request.not_found' });
    // Each side has acts of its own.
    await expect(two.asker.owner.declineReviewRequest({ id, reason: '-' })).rejects.toMatchObject({
      code: 'access.denied',
    });
    await expect(two.supplier.owner.cancelReviewRequest({ id })).rejects.toMatchObject({ code: 'access.denied' });
    await expect(two.supplier.owner.changeReviewDue({ id, dueOn: DUE })).rejects.toMatchObject({
      code: 'access.denied',
    });
  });

  it('S2.4 shows its asker nothing of a draft, and what was submitted', async () => {
    const id = await ask(two);
    const begun = await two.supplier.owner.startDeclaration({ requestId: id, factoryId: two.factoryId });
    const before = await two.asker.owner.getReviewRequest({ id });
    expect(before).toMatchObject({ state: 'open', declaration: null });
    expect(await two.supplier.owner.getReviewRequest({ id })).toMatchObject({
      declaration: { id: begun.id, state: 'draft' },
      acts: ['decline', 'forward'],
    });
    await submit(two, begun);
    expect(await two.asker.owner.getReviewRequest({ id })).toMatchObject({
      state: 'answered',
      declaration: { id: begun.id, state: 'submitted' },
      acts: [],
    });
  });

  it('S2.4 is declined with a reason, which the asker hears of', async () => {
    const id = await ask(two);
    const declined = await two.supplier.owner.declineReviewRequest({ id, reason: '이미 보냈습니다.' });
    expect(declined).toMatchObject({ state: 'declined', reason: '이미 보냈습니다.', acts: [] });
    expect(await noticesTo(two.asker.owner.id)).toContainEqual({
      kind: 'review.asked',
      about: { company: '누리셀에너지', change: 'declined', dueOn: DUE, reason: '이미 보냈습니다.' },
      path: `/supply-chain/review/requests/${id}`,
    });
    await expect(two.asker.owner.cancelReviewRequest({ id })).rejects.toMatchObject({ code: 'review.request_closed' });
    await expect(two.supplier.owner.startDeclaration({ requestId: id })).rejects.toMatchObject({
      code: 'review.request_closed',
    });
  });

  it('S2.4 is taken back; what was begun for it stays and cannot be submitted', async () => {
    const begun = await draft(two);
    const id = begun.requestId ?? '';
    expect(await two.asker.owner.cancelReviewRequest({ id, reason: '' })).toMatchObject({ state: 'cancelled' });
    await expect(submit(two, begun)).rejects.toMatchObject({ code: 'review.request_closed' });
    expect((await two.supplier.owner.getDeclaration({ id: begun.id })).state).toBe('draft');
  });

  it('S2.4 is spoken of once a day, and due on another day when its asker says so', async () => {
    const begun = await draft(two);
    const id = begun.requestId ?? '';
    const { owner } = two.asker;
    expect((await owner.remindReviewRequest({ id })).remindedAt).not.toBeNull();
    await expect(owner.remindReviewRequest({ id })).rejects.toMatchObject({ code: 'review.reminded_today' });
    world.passHours(24);
    const again = two.asker.id;
    const next = await member(again);
    expect(await next.remindReviewRequest({ id })).toMatchObject({ state: 'open' });
    await expect(next.changeReviewDue({ id, dueOn: PAST })).rejects.toMatchObject({ code: 'review.due_past' });
    expect(await next.changeReviewDue({ id, dueOn: '2027-01-31' })).toMatchObject({ dueOn: '2027-01-31' });
    const shown = await (await member(two.supplier.id)).getDeclaration({ id: begun.id });
    expect(shown.dueOn).toBe('2027-01-31');
    expect(shown.version).toBe(begun.version);
  });

  it('S2.4 is found by state, kind, due date and name, in the order asked for', async () => {
    const second = await another('대성화학');
    const { owner } = two.asker;
    const first = await ask(two, { dueOn: '2026-11-20' });
    const { ids } = await owner.askForDeclarations({ ...about, kind: 'supply_map', recipients: to(second) });
    const list = async (more: object) =>
      (await owner.listReviewRequests({ side: 'asked', ...more })).rows.map(({ id }) => id);
    expect(await list({})).toEqual([first, ids[0]]);
    expect(await list({ sort: 'partner' })).toEqual([first, ids[0]]);
    expect(await list({ order: 'desc' })).toEqual([ids[0], first]);
    expect(await list({ kind: 'factory' })).toEqual([first]);
    expect(await list({ search: '대성' })).toEqual(ids);
    expect(await list({ due: 'week' })).toEqual([first]);
    expect(await list({ state: 'declined' })).toEqual([]);
    world.passHours(24 * 7);
    const later = await member(two.asker.id);
    const overdue = await later.listReviewRequests({ side: 'asked', due: 'overdue' });
    expect(overdue).toMatchObject({ total: 1, rows: [{ id: first, isOverdue: true }] });
    expect((await later.listReviewRequests({ side: 'received' })).total).toBe(0);
  });
});

describe('listReviewSuppliers', () => {
  it('S2.4 lists direct suppliers by name, with what they supply', async () => {
    const second = await another('대성화학');
    const unanswered = await firm('아직 모르는 회사');
    await two.asker.owner.proposeLink({
      side: 'buyer',
      productId: await product(two.asker, '나사'),
      businessNumber: unanswered.number,
      figures: {},
      words: { company: '나사 회사', product: '나사' },
    });
    const { rows, total } = await two.asker.owner.listReviewSuppliers({});
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { id: two.supplier.id, links: [{ id: two.linkId, product: '배터리팩', ownProduct: '전기차' }] },
      { id: second.id, links: [{ product: '부품', ownProduct: '대성화학 부품' }] },
    ]);
    expect((await two.asker.owner.listReviewSuppliers({ search: '누리' })).rows).toHaveLength(1);
    expect((await two.supplier.owner.listReviewSuppliers({})).rows).toEqual([]);
  });
});
