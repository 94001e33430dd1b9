import { dateBack } from '../../../company/demo-company.ts';
import { addressOf } from '../timeline/actors.ts';
import { BOUNCING } from '../timeline/background-jobs.ts';
import { paper } from '../timeline/sample-pdf.ts';
import { found, productOf, type SeedContext } from '../timeline/seed-context.ts';
import { PASSWORD } from './companies.ts';

type Invited = {
  on: number;
  by: string;
  product: string;
  email: string;
  name: string;
  number?: string;
  country?: string;
  part: string;
};

/** Products that are not sold yet, so that their suppliers are in no chain of `demo.json`. */
const NEW_PRODUCTS = [
  { code: 'P51', by: 'C01', name: '전기 SUV HB-7(개발 중)' },
  { code: 'P52', by: 'C02', name: 'ESS 랙 모듈' },
];

/** Most of their inputs come from present suppliers. */
const SUPPLIED: [product: string, goods: string, spendShare: number][] = [
  ['P51', 'P02', 52],
  ['P51', 'P04', 12],
  ['P51', 'P05', 8],
  ['P51', 'P06', 10],
  ['P52', 'P08', 46],
  ['P52', 'P09', 14],
  ['P52', 'P12', 11],
];

const ABROAD = addressOf('de-supplier');
const INVITED: Invited[] = [
  {
    on: 115,
    by: 'C01',
    product: 'P51',
    email: ABROAD,
    name: 'Rhein Bremstechnik GmbH',
    country: 'DE',
    part: '제동 캘리퍼',
  },
  {
    on: 68,
    by: 'C01',
    product: 'P51',
    email: addressOf('declining'),
    name: '미래유리(주)',
    number: '0478600473',
    part: '차창 유리',
  },
  {
    on: 52,
    by: 'C02',
    product: 'P52',
    email: addressOf('silent'),
    name: '온누리판금',
    number: '0518800516',
    part: '랙 프레임',
  },
  {
    on: 10,
    by: 'C01',
    product: 'P51',
    email: addressOf('open'),
    name: 'Nordlicht Optik AB',
    country: 'SE',
    part: '헤드램프',
  },
  {
    on: 8,
    by: 'C01.editor',
    product: 'P51',
    email: BOUNCING,
    name: '새봄시트(주)',
    number: '0478600473',
    part: '시트 커버',
  },
  {
    on: 5,
    by: 'C02.editor',
    product: 'P52',
    email: addressOf('cooling'),
    name: '냉각온(주)',
    number: '0518800516',
    part: '냉각판',
  },
];

/**
 * Invites suppliers who are not in the portal: one joins, one declines, one lets the invitation expire, one cannot be
 * reached, two have not answered yet.
 */
export const inviteSuppliers = (context: SeedContext) => {
  const { actors, timeline, products } = context;
  timeline.on(116, 10, async () => {
    for (const { code, by, name } of NEW_PRODUCTS) {
      const details = { name, partNumber: code, kind: 'finished' as const, unit: 'H87' as const };
      products.set(code, await actors.as(by).addProduct(details));
    }
  });
  for (const { on, by, product, part, name, number, country = 'KR', email } of INVITED)
    timeline.on(on, 15.2, async () => {
      const proposal = { productId: found(products, product).id, words: { product: part }, figures: { spendShare: 4 } };
      const language = country === 'KR' ? ('kr' as const) : ('en' as const);
      const whom = { email, companyName: name, country, language, ...(number && { businessNumber: number }) };
      await actors.as(by).inviteSupplier({ ...whom, proposal });
    });
  timeline.on(114, 11, () => supplyNew(context));
  timeline.on(111, 16, () => joinFromAbroad(context));
  timeline.on(64, 10, async () => {
    const token = actors.secretFor(addressOf('declining'));
    await actors.stranger(86).declineSupplyInvitation({ token, reason: '신규 거래는 내년부터 검토합니다.' });
  });
  timeline.on(5, 13, async () => {
    const { rows } = await actors.as('C01').listSupplyInvitations({ state: 'declined' });
    const { id, version } = await actors.as('C01').getLink({ id: rows[0]?.linkId ?? '' });
    await actors.as('C01').withdrawLink({ id, version, note: '다른 공급사를 찾기로 했습니다.' });
  });
  timeline.on(7, 16, () =>
    actors.stranger(87, 'en').readSupplyInvitation({ token: actors.secretFor(addressOf('open')) }),
  );
};

const supplyNew = async (context: SeedContext) => {
  const { actors, products } = context;
  for (const [product, code, spendShare] of SUPPLIED) {
    const goods = productOf(context, code);
    const by = product === 'P51' ? 'C01' : 'C02';
    const words = { product: goods.name_ko, hs: goods.hs6 ?? '' };
    const proposal = { side: 'buyer' as const, productId: found(products, product).id, words, figures: { spendShare } };
    const link = await actors.as(by).proposeLink({ ...proposal, companyId: actors.companyId(goods.company) });
    const { id, version } = link;
    await actors.as(goods.company).confirmLink({ id, version, productId: found(products, code).id });
  }
};

/**
 * Plays an invitation from the mail to the answer: an account, a certificate, the operator's approval, and the
 * confirmed link.
 */
const joinFromAbroad = async ({ actors, timeline }: SeedContext) => {
  const name = 'Lena Vogt';
  const door = actors.stranger(88, 'en');
  const token = actors.secretFor(ABROAD);
  await door.readSupplyInvitation({ token });
  const file = paper('Handelsregisterauszug', ['HRB 00000 · Rhein Bremstechnik GmbH'], 'register.pdf');
  const account = { name, phone: '+49 30 000000', password: PASSWORD };
  const company = { registration_number: 'HRB 00000', registration_scheme: 'Handelsregister' };
  const { linkId } = await door.joinBySupplyInvitation({ token, ...account, ...company, file });
  await actors.readCertificates();
  const verifier = actors.as('verifier');
  const [user] = (await verifier.listUsers({ q: ABROAD })).rows;
  const [waiting] = (await verifier.listCases({ search: name })).rows;
  if (!user?.company || !waiting) throw new Error('nobody came from abroad');
  const { companyId } = user.company;
  await actors.inTransaction((db) => dateBack(db, companyId, timeline.clock()));
  const taken = await verifier.takeCase({ id: waiting.id, version: waiting.version });
  await verifier.verifyCase({ id: waiting.id, version: taken.version });
  const person = { id: user.id, email: ABROAD, name, language: 'en' as const, nth: 88 };
  actors.enter('abroad', { ...person, role: 'supplier', companyId, memberRole: 'owner' });
  const link = await actors.as('abroad').getLink({ id: linkId });
  await actors.as('abroad').confirmLink({ id: link.id, version: link.version });
};
