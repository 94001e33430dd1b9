import { expect, it } from 'vitest';
import { useReviews } from '../../test/fixtures/review/questionnaires.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';

const world = useWorld();
const { pair, ask, draft, submit, take, sentBack, approve, passDays, member } = useReviews(world);

const unreadOf = async (...readers: { id: string }[]) => {
  const rows = await world
    .db()
    .selectFrom('notice')
    .select('kind')
    .where('read_at', 'is', null)
    .where('kind', 'like', 'review.%')
    .where(
      'user_id',
      'in',
      readers.map(({ id }) => id),
    )
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
};

it('26.7 marks what was asked of a company as read for all its people once it has answered', async () => {
  const two = await pair();
  const colleague = await member(two.supplier.id, 'editor');
  const readers = [two.supplier.owner, colleague];
  const begun = await draft(two);
  await passDays(29);
  expect(await unreadOf(...readers)).toEqual(['review.asked', 'review.asked', 'review.due', 'review.due']);
  const submitted = await submit(two, begun);
  expect(await unreadOf(...readers)).toEqual([]);
  expect(await unreadOf(two.asker.owner)).toEqual(['review.submitted']);
  await sentBack(two, await take(two.asker.owner, submitted));
  expect(await unreadOf(two.asker.owner)).toEqual([]);
  expect(await unreadOf(two.supplier.owner)).toEqual(['review.decided']);
  const again = await two.supplier.owner.getDeclaration({ id: submitted.id });
  const second = await submit(two, again);
  expect(await unreadOf(two.supplier.owner)).toEqual([]);
  await approve(two.asker.owner, await take(two.asker.owner, second));
  expect(await unreadOf(two.asker.owner)).toEqual([]);
  expect(await unreadOf(two.supplier.owner)).toEqual(['review.decided']);
});

it('26.7 leaves the notice of another request and of another company unread', async () => {
  const two = await pair();
  const others = await pair();
  const begun = await draft(two);
  await ask(two, { kind: 'supply_map', recipients: [{ companyId: two.supplier.id, linkId: two.linkId }] });
  await ask(others);
  await submit(two, begun);
  expect(await unreadOf(two.supplier.owner)).toEqual(['review.asked']);
  expect(await unreadOf(others.supplier.owner)).toEqual(['review.asked']);
});

it('26.7 marks a request that was declined as read', async () => {
  const two = await pair();
  const id = await ask(two);
  await two.supplier.owner.declineReviewRequest({ id, reason: '거래가 끝났습니다.' });
  expect(await unreadOf(two.supplier.owner)).toEqual([]);
  expect(await unreadOf(two.asker.owner)).toEqual(['review.asked']);
});
