import { describe, expect, it } from 'vitest';
import { DUE } from '../../test/fixtures/review/declarations.ts';
import { useReviews } from '../../test/fixtures/review/questionnaires.ts';
import type { Firm } from '../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';

const world = useWorld();
const { pair, submit } = useReviews(world);
const about = { kind: 'factory', purpose: '2026년 평가', dueOn: DUE } as const;
const to = ({ id }: Firm) => [{ companyId: id }];

describe('listReviewRequests', () => {
  it('27.2 finds the requests about one own product on both sides, and none about the product of another company', async () => {
    const [two, strangers] = [await pair(), await pair()];
    const { linkId } = two;
    const { buyerProductId, supplierProductId } = await world
      .db()
      .selectFrom('supply_link')
      .select(['buyer_product_id as buyerProductId', 'supplier_product_id as supplierProductId'])
      .where('id', '=', linkId)
      .executeTakeFirstOrThrow();
    const [bought, sold] = [buyerProductId ?? '', supplierProductId ?? ''];
    const recipients = [{ companyId: two.supplier.id, linkId }];
    const { ids } = await two.asker.owner.askForDeclarations({ ...about, kind: 'supply_map', recipients });
    await two.asker.owner.askForDeclarations({ ...about, recipients: to(two.supplier) });
    const asked = (firmOf: Firm, productId: string) => firmOf.owner.listReviewRequests({ side: 'asked', productId });
    const received = (firmOf: Firm, productId: string) =>
      firmOf.owner.listReviewRequests({ side: 'received', productId });
    expect((await asked(two.asker, bought)).rows.map(({ id }) => id)).toEqual(ids);
    expect((await received(two.supplier, sold)).rows.map(({ id }) => id)).toEqual(ids);
    const nothing = [
      asked(two.asker, sold),
      received(two.supplier, bought),
      asked(two.supplier, sold),
      asked(strangers.asker, bought),
      received(strangers.supplier, sold),
    ];
    for (const { total } of await Promise.all(nothing)) expect(total).toBe(0);
    // The answer is listed at the product that it declares, and nowhere else.
    const begun = await two.supplier.owner.startDeclaration({ requestId: ids[0] ?? '' });
    const own = await two.supplier.owner.listOwnDeclarations({ productId: sold });
    expect(own.rows.map(({ id }) => id)).toEqual([begun.id]);
    expect((await two.supplier.owner.listOwnDeclarations({ productId: bought })).total).toBe(0);
    expect((await two.asker.owner.listOwnDeclarations({ productId: sold })).total).toBe(0);
    expect((await asked(two.asker, bought)).rows[0]?.declaration).toBeNull();
    await submit(two, begun);
    expect((await asked(two.asker, bought)).rows[0]?.declaration).toMatchObject({ id: begun.id, round: 1 });
  });
});
