import { BALANCE_VERDICTS, type BalanceRow, type balanceContract, TOLERANCE_DEFAULT } from '@ieum/contract';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { mayWrite } from '../../supply/supply.policy.ts';
import { lockMadeProduct, putTolerance } from '../production/production.store.ts';
import { loadBalance } from './loader.ts';

export const balanceService: Handlers<typeof balanceContract> = {
  async getMassBalance({ db, actor }, { period, factoryId, productId, verdict, page, size }) {
    const balances = (await loadBalance(db, actor.companyId, period, { factoryId, productId }))
      // Left out even where the two quarters together have an output.
      .filter(({ single }) => single.reason !== 'no_output')
      .toSorted(byGravity);
    const counts: Record<string, number> = {};
    for (const { single } of balances) counts[single.verdict] = (counts[single.verdict] ?? 0) + 1;
    const wanted = balances.filter(({ single }) => (verdict ?? single.verdict) === single.verdict);
    const rows = wanted.slice((page - 1) * size, page * size);
    return { rows, total: wanted.length, counts, can: { setTolerance: mayWrite(actor) } };
  },

  async setTolerance({ db, actor, clock }, { productId, percent }) {
    if (!mayWrite(actor)) fail('access.denied');
    if (!(await lockMadeProduct(db, actor.companyId, productId))) fail('request.not_found');
    await putTolerance(db, productId, percent, actor.id, clock());
    return { percent: percent ?? TOLERANCE_DEFAULT };
  },
};

const placeOf = ({ factory, product, input }: BalanceRow) =>
  [factory.name, product.name, input.name, input.id].join('\n');
const byGravity = (a: BalanceRow, b: BalanceRow) =>
  BALANCE_VERDICTS.indexOf(a.single.verdict) - BALANCE_VERDICTS.indexOf(b.single.verdict) ||
  (placeOf(a) < placeOf(b) ? -1 : 1);
