import type { contract, Declaration, DeclarationState, Input } from '@ieum/contract';
import { reviewJobs } from '../src/review/review.jobs.ts';
import { type Firm, useSupply } from './supply.ts';
import type { Caller, useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
type Ask = Partial<Input<typeof contract.askForDeclarations>>;
export type Pair = { asker: Firm; supplier: Firm; linkId: string; factoryId: string };

export const DUE = '2026-12-15';
const DAY_MS = 24 * 60 * 60 * 1000;

/** A customer and its supplier, and what the supplier says of a factory, at any point of its way. */
export const useReviewStages = (world: World) => {
  const supply = useSupply(world);
  const { firm, product, link } = supply;

  const pair = async (): Promise<Pair> => {
    const [asker, supplier] = [await firm('한빛모빌리티'), await firm('누리셀에너지')];
    const [bought, sold] = [await product(asker, '전기차'), await product(supplier, '배터리팩')];
    const { id: linkId } = await link(asker, bought, supplier, sold);
    const factory = { name: '오창 공장', country: 'KR', isNew: true };
    const { id: factoryId } = await supplier.owner.registerFactory(factory);
    return { asker, supplier, linkId, factoryId };
  };

  const ask = async ({ asker, supplier }: Pair, more: Ask = {}) => {
    const told = { kind: 'factory', purpose: '2026년 평가', dueOn: DUE } as const;
    const { ids } = await asker.owner.askForDeclarations({
      recipients: [{ companyId: supplier.id }],
      ...told,
      ...more,
    });
    return ids[0] ?? '';
  };

  /** By anybody of the company that answers. */
  const draft = async (two: Pair, more: Ask = {}, by: Caller = two.supplier.owner) => {
    const requestId = await ask(two, more);
    return by.startDeclaration({ requestId, factoryId: two.factoryId });
  };
  const submit = ({ supplier }: Pair, { id, version }: Declaration) =>
    supplier.owner.submitDeclaration({ id, version });
  const take = (by: Caller, { id, version, round }: Declaration) => by.takeReview({ id, version, round });

  const inReview = async (two: Pair, more: Ask = {}, by?: Caller) =>
    take(two.asker.owner, await submit(two, await draft(two, more, by)));

  const sentBack = async (two: Pair, { id, version, round }: Declaration, path = 'factory.name') => {
    await two.asker.owner.addComment({ id, round, path, severity: 'must', body: '고쳐 주세요.' });
    return two.asker.owner.returnDeclaration({ id, version, round });
  };

  const approve = (by: Caller, { id, version, round }: Declaration, more: { validTo?: string } = {}) =>
    by.approveDeclaration({ id, version, round, ...more });

  /** What the next morning brings, so many days from now. */
  const passDays = async (days: number) => {
    const clock = () => new Date(world.clock().getTime() + days * DAY_MS);
    const { notices, enqueue } = world.account;
    const run = reviewJobs({ notices, enqueue, clock })['review.due'];
    const rest = { payload: null, progress: async () => undefined, isCancelled: async () => false };
    await run({ inTransaction: (act) => act(world.db()), ...rest });
  };

  /** With the next edition approved too. */
  const renewed = async (two: Pair, { id }: Declaration) => {
    const next = await submit(two, await two.supplier.owner.renewDeclaration({ id }));
    return approve(two.asker.owner, await take(two.asker.owner, next));
  };

  const WAYS: Record<DeclarationState, (two: Pair, by?: Caller) => Promise<Declaration>> = {
    draft: (two, by) => draft(two, {}, by),
    submitted: async (two, by) => submit(two, await draft(two, {}, by)),
    in_review: (two, by) => inReview(two, {}, by),
    changes_requested: async (two, by) => sentBack(two, await inReview(two, {}, by)),
    approved: async (two, by) => approve(two.asker.owner, await inReview(two, {}, by)),
    rejected: async (two, by) => {
      const { id, version, round } = await inReview(two, {}, by);
      return two.asker.owner.rejectDeclaration({ id, version, round, reason: '다른 공장입니다.' });
    },
    expired: async (two, by) => {
      const approved = await approve(two.asker.owner, await inReview(two, {}, by), { validTo: '2026-11-20' });
      await passDays(6);
      return approved;
    },
    superseded: async (two, by) => {
      const first = await approve(two.asker.owner, await inReview(two, {}, by));
      await renewed(two, first);
      return first;
    },
  };

  /** One in this state, as the company that answers sees it. */
  const at = async (two: Pair, state: DeclarationState, by?: Caller) => {
    const { id } = await WAYS[state](two, by);
    return two.supplier.owner.getDeclaration({ id });
  };

  return { ...supply, pair, ask, draft, submit, take, inReview, sentBack, approve, passDays, renewed, at };
};
