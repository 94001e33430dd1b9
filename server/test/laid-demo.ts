import { readFileSync } from 'node:fs';
import { demoData } from '../src/app/demo/data.ts';
import { demoEmail, loadDemo } from '../src/app/demo/loading.ts';
import { useReviewStages } from './review-stages.ts';
import type { useWorld } from './world.ts';

const PASSWORD = 'a password for the demo';
/** What stays open comes last: the same is not asked for twice. */
const ENDED_FIRST = [
  ...(['superseded', 'expired', 'rejected', 'approved'] as const),
  ...(['changes_requested', 'in_review', 'submitted', 'draft'] as const),
];

/** The companies of the demo, and beside them two of which one reviews the other. */
export const useLaidDemo = (world: ReturnType<typeof useWorld>) => {
  const { pair, at } = useReviewStages(world);

  const layDemo = async () => {
    const demo = demoData.parse(JSON.parse(readFileSync('demo/demo.json', 'utf8')));
    const passwordHash = await world.account.passwords.inLine(({ hash }) => hash(PASSWORD));
    await loadDemo(world.db(), demo, { account: world.account, clock: world.clock, passwordHash });
    return layReviews();
  };

  /** A declaration in each state, and what hangs on them. */
  const layReviews = async () => {
    const two = await pair();
    for (const state of ENDED_FIRST) {
      const { id } = await at(two, state);
      if (state === 'in_review')
        await two.asker.owner.openAction({ title: '점검', dueOn: '2026-11-20', declarationId: id });
    }
    const [productId = ''] = (await two.asker.owner.listProducts()).rows.map(({ id }) => id);
    await two.asker.owner.inviteSupplier({
      ...{ email: 'new@supplier.test', language: 'kr', country: 'VN', companyName: '하노이 도금' },
      proposal: { productId, words: { product: '도금' }, figures: { spendShare: 1 } },
    });
    return two;
  };

  /** `C07`, signed in. */
  const ownerOf = async (code: string) => {
    const { jwt_token } = await world.withToken(null).signIn({ email: demoEmail(code), password: PASSWORD });
    return world.withToken(jwt_token);
  };

  return { layDemo, ownerOf };
};
