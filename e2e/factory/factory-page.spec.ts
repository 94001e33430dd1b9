import type { Language } from '@ieum/contract';
import { press, refuseTrouble, register, shoot } from '../fixtures/factory-form.ts';
import { setLook } from '../fixtures/looks.ts';
import { outermost } from '../fixtures/page-list.ts';
import { expect, test, tokenOf } from '../fixtures/product.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

/** Every part of a page is checked. */
test.describe.configure({ timeout: 240_000 });

const { factory } = kr;

const EVERYTHING = {
  nameEnglish: 'Everything Plant',
  code: 'ALL-1',
  region: 'KR-31',
  locality: '북구',
  postalCode: '44259',
  street: '산업로 1',
  addressEnglish: '1 Saneop-ro, Buk-gu, Ulsan',
  point: { latitude: 35.54122, longitude: 129.31467, precision: 'city' },
  processes: [{ scheme: 'isic', code: '2432', name: '주조', isPrimary: true }],
  products: [{ name: '모터 하우징', hs: '850300' }],
  headcount: { total: 120, on: '2026-10-01', female: 31 },
  siteArea: 16_000,
  capacities: [{ product: '모터', quantity: 5000, unit: 'TNE', period: 'year' }],
  customerCodes: [{ customer: '한빛모터스', code: 'HB-77' }],
  contacts: [{ purpose: 'main', name: '김품질', email: 'main@hanbit.example', phone: '0522001234' }],
};

for (const [language, width, theme] of outermost([
  ['kr', 360, 'light'],
  ['kr', 1440, 'light'],
  ['en', 360, 'light'],
  ['en', 1440, 'dark'],
] as const satisfies [Language, number, string][])) {
  test(`S1.3 every part of a factory is whole and axe finds nothing: ${language}, ${width} px`, async ({
    page,
    request,
    signedIn,
  }) => {
    const name = `아주 긴 이름을 가진 울산 제일 모터 하우징 다이캐스팅 전용 공장 ${language} ${width}`;
    const id = await register(request, 16, { ...EVERYTHING, name, code: `ALL-${language}-${width}`, isNew: true });
    await signedIn(16);
    await setLook(page, { width, theme });
    const words = wordsOf(language).factory;
    for (const part of ['', '/history', '/edit/location', '/edit/operation', '/edit/evidence', '/print']) {
      await page.goto(`/factory/${id}${part}?lng=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (part === '') await expect(page.getByText(/5,000/).first()).toBeVisible();
      if (part === '/edit/location') {
        await press(page, words.point.openMap);
        await expect(page.getByRole('application', { name: words.point.map })).toBeVisible();
      }
      await refuseTrouble(page);
      await shoot(page, `${language}-${width}${part.replaceAll('/', '-')}`);
    }
  });
}

test('an admin reads all of a factory and changes nothing; another company finds nothing', async ({
  page,
  request,
  signedIn,
}) => {
  const id = await register(request, 18, { name: '남의 공장' });
  await signedIn('admin');
  await page.goto(`/factory/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('남의 공장');
  await expect(page.getByRole('link', { name: factory.edit })).toHaveCount(0);
  await expect(page.getByRole('button', { name: factory.evidence.add })).toHaveCount(0);
  const headers = { authorization: `Bearer ${tokenOf(19)}` };
  for (const path of [`/api/factories/${id}`, `/api/factories/${id}/evidence`, `/api/factories/${id}/revisions`])
    expect((await request.get(path, { headers })).status()).toBe(404);
});

test('26.4 a record and its form fit their bounds, and the first group is open on a phone', async ({
  page,
  request,
  signedIn,
}) => {
  const id = await register(request, 16, { ...EVERYTHING, name: '높이를 재는 공장', code: 'HEIGHT-1', isNew: true });
  await signedIn(16);
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  await setLook(page, { width: 1440, theme: 'light' });
  await page.goto(`/factory/${id}`);
  await expect(page.getByRole('region', { name: factory.section.operation.title })).toBeVisible();
  expect(await heightOf()).toBeLessThan(1_600);
  for (const section of ['identity', 'location', 'operation', 'codes', 'contacts']) {
    await page.goto(`/factory/${id}/edit/${section}`);
    await expect(page.getByRole('button', { name: factory.save })).toBeInViewport();
    expect(await heightOf()).toBeLessThan(3_000);
  }
  await setLook(page, { width: 360, theme: 'light' });
  await page.goto(`/factory/${id}`);
  const groups = page.locator('main details');
  await expect(groups.first()).toHaveAttribute('open');
  await expect(groups.nth(1)).not.toHaveAttribute('open');
  await groups.nth(1).locator('summary').press('Enter');
  await expect(groups.nth(1)).toHaveAttribute('open');
  // A former address of a part leads to the record.
  await page.goto(`/factory/${id}/operation`);
  await expect(page).toHaveURL(`/factory/${id}`);
});
