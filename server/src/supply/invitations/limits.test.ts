import { expect, it } from 'vitest';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { isGate } from '../../../test/suite.ts';

const world = useWorld({ limitFactor: 1 });
const { firm, product } = useSupply(world);
const PER_DAY = 50;
const TRIED = isGate ? 60 : 500;
const CLAIMS = 100;
const NOBODY = '2208162517';

it('S2.4 lets a company invite fifty suppliers a day, however many it tries', async () => {
  const buyer = await firm('한빛모빌리티');
  const productId = await product(buyer, '전기차');
  const invite = (no: number) =>
    buyer.owner.inviteSupplier({
      email: `sales${no}@eco.test`,
      language: 'kr',
      country: 'VN',
      companyName: `Supplier ${no}`,
      proposal: { productId, words: { product: `부품 ${no}` } },
    });
  const outcomes: string[] = [];
  for (let no = 0; no < TRIED; no++)
    outcomes.push(
      await invite(no).then(
        () => 'sent',
        ({ code }) => String(code),
      ),
    );
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(PER_DAY);
  expect(new Set(outcomes.slice(PER_DAY))).toEqual(new Set(['request.too_many']));
  expect((await buyer.owner.listLinks({})).total).toBe(PER_DAY);
});

it('S2.4 sends no more than five letters an hour to one address, whoever writes', async () => {
  const code = async () => {
    const buyer = await firm('한빛모빌리티');
    const proposal = { productId: await product(buyer, '전기차') };
    const input = { email: 'sales@eco.test', language: 'kr' as const, country: 'VN', companyName: 'Eco', proposal };
    return buyer.owner.inviteSupplier(input).then(
      () => 'sent',
      ({ code: refused }) => String(refused),
    );
  };
  const outcomes: string[] = [];
  for (let no = 0; no < 6; no++) outcomes.push(await code());
  expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'sent'), 'request.too_many']);
});

it('22.5 lets a supplier claim a hundred customers a day, and refuses known and unknown numbers alike', async () => {
  const [supplier, buyer] = [await firm('누리셀에너지'), await firm('한빛모빌리티')];
  const productId = await product(supplier, '배터리팩');
  const claim = (businessNumber: string, no: number) =>
    supplier.owner.proposeLink({ side: 'supplier', productId, businessNumber, words: { product: `차 ${no}` } });
  for (let no = 0; no < CLAIMS; no++) await claim(no % 2 ? buyer.number : NOBODY, no);
  for (const number of [buyer.number, NOBODY])
    await expect(claim(number, CLAIMS)).rejects.toMatchObject({ code: 'request.too_many' });
  expect((await supplier.owner.listLinks({})).total).toBe(CLAIMS);
});
