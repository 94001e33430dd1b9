import { expect, it } from 'vitest';
import { type Pair, useDeclarations } from '../../../test/fixtures/review/declarations.ts';
import { type Caller, useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { pair, draft, submit, inReview, take, link, product, ask, member } = useDeclarations(world);

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    ({ code }) => String(code),
  );

type Seen = { id: string; version: number; round: number };
/** Tries every path that leads to a review, and returns the outcomes. */
const reviewing = async (by: Caller, { id, version, round }: Seen) => {
  const target = { id, version, round };
  const bulk = await by.approveDeclarations({ items: [target] });
  return [
    await codeOf(by.takeReview(target)),
    await codeOf(by.releaseReview(target)),
    await codeOf(by.addComment({ id, round, path: 'factory.name', severity: 'info', body: '좋아요' })),
    await codeOf(by.approveDeclaration(target)),
    await codeOf(by.returnDeclaration(target)),
    await codeOf(by.rejectDeclaration({ ...target, reason: '-' })),
    await codeOf(by.openAction({ title: '-', dueOn: '2026-12-31', declarationId: id })),
    ...bulk.refused.map(({ code }) => code),
    ...bulk.approved,
  ];
};
const EVERY_PATH = 8;
const onEveryPath = (code: string) => Array.from({ length: EVERY_PATH }, () => code);

const moveTo = (userId: string, companyId: string) =>
  world.db().updateTable('company_member').set({ company_id: companyId }).where('user_id', '=', userId).execute();

it('S2.4 lets nobody review what their own company says, in any state and by any path', async () => {
  const two = await pair();
  const submitted = await submit(two, await draft(two));
  expect(await reviewing(two.supplier.owner, submitted)).toEqual(onEveryPath('access.denied'));
  const taken = await take(two.asker.owner, submitted);
  expect(await reviewing(two.supplier.owner, taken)).toEqual(onEveryPath('access.denied'));
});

it('S2.4 lets nobody review what they have written, wherever they work now', async () => {
  const two = await pair();
  const author = await member(two.supplier.id, 'editor');
  const seen = await inReview(two, {}, author);
  await moveTo(author.id, two.asker.id);
  expect(await reviewing(author, seen)).toEqual(onEveryPath('review.own_company'));
  const { acts, comments } = await author.getDeclaration({ id: seen.id });
  expect([acts, comments]).toEqual([[], []]);
});

it('S2.4 lets somebody who saved one word of it not review it either', async () => {
  const two = await pair();
  const helper = await member(two.supplier.id, 'editor');
  const begun = await draft(two);
  await helper.saveAnswers({ id: begun.id, statement: { value: '사실과 같습니다.', was: '' } });
  const saved = await two.supplier.owner.getDeclaration({ id: begun.id });
  const seen = await take(two.asker.owner, await submit(two, saved));
  await moveTo(helper.id, two.asker.id);
  expect(await reviewing(helper, seen)).toEqual(onEveryPath('review.own_company'));
});

it('S2.4 lets an operator who has written it for a company not review it', async () => {
  const two = await pair();
  const author = await member(two.supplier.id, 'editor');
  const begun = await author.startDeclaration({ kind: 'factory', factoryId: two.factoryId });
  const seen = await submit(two, begun);
  await world.db().deleteFrom('company_member').where('user_id', '=', author.id).execute();
  await world.db().updateTable('account_user').set({ role: 'admin' }).where('id', '=', author.id).execute();
  expect(await reviewing(author, seen)).toEqual(onEveryPath('review.own_company'));
  expect(await reviewing(await world.admin(), seen)).toContain('done');
});

/** Lets both companies buy from each other. */
const mutual = async (two: Pair) => {
  const { asker, supplier } = two;
  await link(supplier, await product(supplier, '재생 원료'), asker, await product(asker, '폐배터리'));
  const back = { ...two, asker: supplier, supplier: asker };
  return { requestId: await ask(back), back };
};

it('S2.4 keeps two who ask each other apart: each reviews what the other says', async () => {
  const two = await pair();
  const { requestId } = await mutual(two);
  const factory = { name: '회수 공장', country: 'KR', isNew: true };
  const { id: factoryId } = await two.asker.owner.registerFactory(factory);
  const begun = await two.asker.owner.startDeclaration({ requestId, factoryId });
  const { id, version, round } = await two.asker.owner.submitDeclaration({ id: begun.id, version: begun.version });
  expect(await reviewing(two.asker.owner, { id, version, round })).toEqual(onEveryPath('access.denied'));
  expect(await codeOf(two.supplier.owner.takeReview({ id, version, round }))).toBe('done');
});

it('S2.4 warns of addresses of the same domain, except where everybody can have one', async () => {
  const two = await pair();
  const { id } = await submit(two, await draft(two));
  const at = async (email: string) => member(two.asker.id, 'editor', { email });
  const near = await at(`${crypto.randomUUID()}@test.kr`);
  const far = await at(`${crypto.randomUUID()}@hanbit.example`);
  expect((await near.getDeclaration({ id })).isSameDomain).toBe(true);
  expect((await far.getDeclaration({ id })).isSameDomain).toBe(false);
  for (const domain of ['gmail.com', 'naver.com', 'daum.net', 'hanmail.net', 'kakao.com', 'outlook.com']) {
    await member(two.supplier.id, 'viewer', { email: `${crypto.randomUUID()}@${domain}` });
    const reviewer = await at(`${crypto.randomUUID()}@${domain}`);
    expect([domain, (await reviewer.getDeclaration({ id })).isSameDomain]).toEqual([domain, false]);
  }
  // The warning does not prevent the review.
  const { version, round } = await near.getDeclaration({ id });
  expect((await near.takeReview({ id, version, round })).state).toBe('in_review');
});
