import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDemo } from '../../server/test/fixtures/process/demo-folder.ts';
import { type Started, startDemo } from '../../server/test/fixtures/process/product-process.ts';
import { isGate } from '../../server/test/suite.ts';
import { refuseTrouble } from '../fixtures/factory-form.ts';
import { refuseOverflow, shoot } from '../fixtures/looks.ts';
import { DECLARATION_FOOT, refuseBadPaper } from '../fixtures/print.ts';
import { expect, test } from '../fixtures/product.ts';
import { wordsOf } from '../fixtures/words.ts';

// The first run of a day creates the demo, which takes a minute.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const ID = '[0-9a-f-]{36}';
const people = wordsOf('kr').demo.person;
type Person = keyof typeof people;
/** A page, and a pattern for the addresses of records that must be on it; `undefined` where a picture is enough. */
type Places = [path: string, record?: RegExp][];

const COMPANY: Places = [
  ['/', /./],
  ['/dashboard', /\/(factory|supply-chain)/],
  ['/factory', new RegExp(`/factory/${ID}`)],
  ['/supply-chain/products', new RegExp(`/products/${ID}`)],
  ['/notices', /./],
];
const LINKS: Places = [['/supply-chain/links', new RegExp(`/links/${ID}`)]];
const BUYING: Places = [...LINKS, ['/supply-chain/review/requests?side=asked', new RegExp(`/requests/${ID}`)]];
const REQUESTS: Places = [['/supply-chain/review/requests', new RegExp(`/requests/${ID}`)]];
const DECLARATIONS: Places = [['/supply-chain/review/declarations', new RegExp(`/review/${ID}`)]];
const CHAIN: Places = [
  ['/factory/certificates', new RegExp(`/factory/certificates/${ID}`)],
  ['/supply-chain', /supply-chain/],
  ['/dashboard/flags', /supply-chain|factory/],
  ['/supply-chain/tier'],
  ['/supply-chain/flow'],
  ['/supply-chain/flow/ledger', new RegExp(`/flow/rows/${ID}`)],
  ...BUYING,
  ...DECLARATIONS,
  ['/supply-chain/flags', /supply-chain|factory/],
];
const OPERATOR: Places = [
  ['/dashboard', /admin/],
  ['/admin', /admin/],
  ['/admin/verification', new RegExp(`/admin/verification/${ID}`)],
  ['/admin/reviews', new RegExp(`/admin/reviews/${ID}`)],
  ['/admin/companies', new RegExp(`/admin/companies/${ID}`)],
  ['/admin/users', new RegExp(`/admin/users/${ID}`)],
  ['/admin/audit'],
  ['/admin/outbox'],
];

const WALKS: { who: Person; language: 'kr' | 'cn'; width: number; places: Places }[] = [
  { who: 'buyer', language: 'kr', width: 1440, places: [...COMPANY, ...CHAIN] },
  { who: 'cellMaker', language: 'kr', width: 1440, places: [...COMPANY, ...CHAIN] },
  { who: 'plating', language: 'kr', width: 360, places: [...COMPANY, ...LINKS, ...REQUESTS] },
  // Its only customer disputes the link, so no company can send it a request.
  { who: 'refiner', language: 'cn', width: 1440, places: [...COMPANY, ...LINKS, ...DECLARATIONS] },
  { who: 'verifier', language: 'kr', width: 1440, places: OPERATOR },
];

const folder = mkdtempSync(join(tmpdir(), 'ieum-demo-'));
let demo: Started;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  await copyDemo(folder);
  demo = await startDemo(folder);
});
test.afterAll(async () => {
  await demo?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

test('S2.2 the sign-in page of the demo lists its people, in every language', async ({ page }) => {
  for (const language of ['kr', 'en', 'cn', 'jp'] as const) {
    const { title, person } = wordsOf(language).demo;
    await page.goto(`${demo.url}/auth/signin?lng=${language}`);
    const door = page.getByRole('region', { name: title });
    await expect(door.getByRole('button')).toHaveCount(Object.keys(person).length);
    for (const { title: name } of Object.values(person))
      await expect(door.getByText(name, { exact: true })).toBeVisible();
    await refuseTrouble(page);
    await shoot(page, `demo-sign-in-${language}`);
  }
});

test('S2.2 S1.4 a visitor from abroad reads companies in Latin letters and keeps the language chosen at the door', async ({
  page,
}) => {
  await page.goto(`${demo.url}/auth/signin?lng=en`);
  const buyer = page.getByRole('button', { name: wordsOf('en').demo.person.buyer.title });
  await expect(buyer).toContainText('Hanbit Mobility');
  await buyer.click();
  await expect(page).not.toHaveURL(/signin/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

/** A buyer, a supplier on a phone and an operator: the other accounts visit the same pages. */
const IN_GATE: Person[] = ['buyer', 'plating', 'verifier'];

for (const { who, language, width, places } of WALKS.filter(({ who }) => !isGate || IN_GATE.includes(who))) {
  test(`S2.2 the demo is alive on every page of ${who}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${demo.url}/auth/signin?lng=kr`);
    await page.getByRole('button', { name: people[who].title }).click();
    await expect(page).not.toHaveURL(/signin/);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'cn' ? 'zh' : 'ko');
    for (const [path, record] of places) {
      await page.goto(demo.url + path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      if (record) await expect(main.locator('a[href]').filter({ visible: true }).first()).toBeVisible();
      if (record)
        await expect
          .poll(() => main.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
          .toContainEqual(expect.stringMatching(record));
      await expect(main.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
      await shoot(page, `demo-${who}${path.replaceAll(/[/?=]/g, '-')}`);
    }
  });
}

test('S2.2 the demo’s dashboard on paper is as wide as a phone before it is printed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(`${demo.url}/auth/signin?lng=kr`);
  await page.getByRole('button', { name: people.buyer.title }).click();
  await expect(page).not.toHaveURL(/signin/);
  await page.goto(`${demo.url}/dashboard/print?lng=en`);
  await expect(page.getByRole('figure').getByRole('table').last()).toBeVisible();
  await refuseOverflow(page);
});

test('S2.2 23.14 what the demo prints has nothing of the screen, no empty sheet and no heading alone', async ({
  page,
}) => {
  await page.goto(`${demo.url}/auth/signin?lng=kr`);
  await page.getByRole('button', { name: people.cellMaker.title }).click();
  await expect(page).not.toHaveURL(/signin/);
  const recordsAt = async (path: string, record: RegExp) => {
    await page.goto(demo.url + path);
    const links = page.getByRole('main').locator('a[href]');
    const found = async () =>
      new Set(
        (await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).flatMap(
          (href) => record.exec(href ?? '')?.[0] ?? [],
        ),
      );
    await expect.poll(async () => (await found()).size).toBeGreaterThan(0);
    return [...(await found())];
  };
  const factories = await recordsAt('/factory', new RegExp(`^/factory/${ID}`));
  const declarations = await recordsAt(
    '/supply-chain/review/declarations?state=approved',
    new RegExp(`^/supply-chain/review/${ID}`),
  );
  const papers = [...factories, ...declarations].map((path) => `${path}/print`);
  for (const path of ['/dashboard/print', '/supply-chain/flow/trace', ...papers]) {
    await page.goto(demo.url + path);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await refuseBadPaper(page, DECLARATION_FOOT);
  }
});
