import { describe, expect, it } from 'vitest';
import { type Firm, useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { todayInSeoul } from '../../kit/clock.ts';

const world = useWorld({ limitFactor: 1 });
const { firm, product, link } = useSupply(world);
const PER_HOUR = 60;
const TOO_MANY = { code: 'request.too_many' };

const linked = async () => {
  const [buyer, supplier] = [await firm('한빛모빌리티'), await firm('누리셀에너지')];
  const [car, pack] = [await product(buyer, '전기차'), await product(supplier, '배터리팩')];
  const { id } = await link(buyer, car, supplier, pack, { spendShare: 50 });
  return { buyer, supplier, id };
};

const versionOf = async ({ owner }: Firm, id: string) => (await owner.getLink({ id })).version;
const setOnward = async (side: Firm, id: string, onward: boolean) =>
  side.owner.setLinkOnward({ id, version: await versionOf(side, id), onward });

describe('a link that one side changes without a pause', () => {
  it('28 is refused after sixty changes an hour, and keeps what was stored', async () => {
    const { buyer, supplier, id } = await linked();
    for (let no = 0; no < PER_HOUR; no++) {
      await setOnward(buyer, id, true);
      await setOnward(buyer, id, false);
    }
    const before = await buyer.owner.listLinkEvents({ id });
    await expect(setOnward(buyer, id, true)).rejects.toMatchObject({ ...TOO_MANY, status: 429 });
    const version = await versionOf(buyer, id);
    await expect(buyer.owner.reviseLink({ id, version, figures: { spendShare: 40 } })).rejects.toMatchObject(TOO_MANY);
    expect(await buyer.owner.listLinkEvents({ id })).toEqual(before);
    expect(await versionOf(buyer, id)).toBe(version);
    // The partner, and other links, are not concerned.
    await setOnward(supplier, id, true);
    const other = await linked();
    await setOnward(other.buyer, other.id, true);
    world.passHours(1);
    expect(await setOnward(buyer, id, true)).toMatchObject({ onward: { mine: true } });
  });

  it('28 22.4 may always disclose less, end the link, and leave it', async () => {
    const { buyer, id } = await linked();
    for (let no = 0; no < PER_HOUR; no++) {
      if (no > 0) await setOnward(buyer, id, false);
      await setOnward(buyer, id, true);
    }
    await expect(setOnward(buyer, id, true)).rejects.toMatchObject(TOO_MANY);
    expect(await setOnward(buyer, id, false)).toMatchObject({ onward: { mine: false } });
    const [version, on] = [await versionOf(buyer, id), todayInSeoul(world.clock())];
    expect(await buyer.owner.endLink({ id, version, on })).toMatchObject({ figures: { validTo: on } });
  });
});

describe('setLinkOnward', () => {
  it('28 stores nothing for a link that is as wanted', async () => {
    const { buyer, id } = await linked();
    const before = await buyer.owner.listLinkEvents({ id });
    const version = await versionOf(buyer, id);
    expect(await buyer.owner.setLinkOnward({ id, version, onward: false })).toMatchObject({ version });
    expect(await buyer.owner.listLinkEvents({ id })).toEqual(before);
  });
});
