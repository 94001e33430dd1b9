import { type Firm, useSupply } from './supply.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;

/** Whatever is the deepest supplier's own carries its mark. */
export const CANARY = '⟦비밀⟧';
export const DEEP = `${CANARY} 리튬`;
export const UNTIL = '2027-06-30';

type Chain = Record<'car' | 'rival' | 'cells' | 'cathodes' | 'lithium', Firm> &
  Record<'carId' | 'cathodeLink' | 'lithiumLink', string>;

/** A car is made of packs, packs of cathodes, cathodes of lithium; another maker buys the same packs. */
export const useChain = (world: World) => {
  const supply = useSupply(world);
  const { firm, product, link } = supply;
  let made: Chain;
  world.arrange(async () => {
    const car = await firm('한빛모빌리티');
    const rival = await firm('경쟁모빌리티');
    const cells = await firm('누리셀에너지');
    const cathodes = await firm('에코양극재');
    const lithium = await firm(DEEP);
    const carId = await product(car, '전기차');
    const pack = await product(cells, '배터리팩', { hs: '850760' });
    const cathode = await product(cathodes, '양극재', { hs: '284190' });
    const origin = { hs: '28252012', materialGroup: 'lithium', isOrigin: true } as const;
    const salt = await product(lithium, `${CANARY} 제품`, origin);
    await lithium.owner.registerFactory({ name: `${CANARY} 공장`, country: 'AU', locality: CANARY });
    await link(car, carId, cells, pack, { spendShare: 56 });
    await link(rival, await product(rival, '경쟁차'), cells, pack, { spendShare: 40 });
    const cathodeLink = (await link(cells, pack, cathodes, cathode, { spendShare: 46 })).id;
    const lithiumLink = (await link(cathodes, cathode, lithium, salt, { spendShare: 24.5 })).id;
    made = { car, rival, cells, cathodes, lithium, carId, cathodeLink, lithiumLink };
  });

  /** Every answer that this slice gives about a chain, as bytes. */
  const everything = async ({ owner }: Firm, seenId = '') => {
    const { lithium } = made;
    const tiers = await owner.getSupplyTiers();
    const answers: unknown[] = [tiers, await owner.getSupplyTiers({ productId: tiers.roots[0]?.id })];
    answers.push(await (await owner.exportSupplyTiers()).text());
    answers.push(await owner.listLinks({ search: '리튬' }), await owner.listLinks(), await owner.listProducts());
    answers.push(await owner.listSightGrants({ whose: 'theirs' }), await owner.listSightGrants());
    answers.push(await owner.listSightLooks(), await owner.listNotices(), await owner.listSupplyInvitations());
    for (const { id } of tiers.companies) answers.push(await owner.getSupplyCompany({ id }));
    const attempts = [owner.getSupplyCompany({ id: lithium.id }), owner.previewSight({ companyId: lithium.id })];
    if (seenId) attempts.push(owner.getSupplyCompany({ id: seenId }));
    for (const one of await Promise.allSettled(attempts)) answers.push('value' in one ? one.value : String(one.reason));
    return JSON.stringify(answers);
  };

  const atTier = async ({ owner }: Firm, tier: number) =>
    (await owner.getSupplyTiers()).companies.find(({ tiers }) => tiers.includes(tier));

  const onward = async ({ owner }: Firm, id: string, isAllowed: boolean) => {
    const { version } = await owner.getLink({ id });
    return owner.setLinkOnward({ id, version, onward: isAllowed });
  };

  return { ...supply, chain: () => made, everything, atTier, onward };
};
