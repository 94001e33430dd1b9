import { type APIRequestContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { PASSWORD, type Tokens } from '../server/test/seed.ts';

type Fixtures = {
  /** Puts a session into the browser before the first page: a supplier of this number, or the admin. */
  signedIn: (who: number | 'admin') => Promise<void>;
  /** Errors that the browser told of while the test ran; a test that provokes one empties it. */
  complaints: string[];
};

const tokens = (): Tokens => JSON.parse(process.env.IEUM_TOKENS ?? '{}');

export const tokenOf = (who: number | 'admin' | 'staleAdmin') =>
  typeof who === 'number' ? (tokens().suppliers[who] ?? '') : tokens()[who];

export const userOf = (who: number | 'admin') =>
  who === 'admin'
    ? { name: '박운영', email: 'admin@test.kr', role: 'admin', businessNumber: '' }
    : {
        name: '김이음',
        email: `supplier${who}@test.kr`,
        role: 'supplier',
        businessNumber: String(1_234_567_890 + who),
      };

/** The session of this supplier shows its password now: what an owner decides asks for it after ten minutes. */
export const givePassword = async (request: APIRequestContext, who: number) => {
  const headers = { authorization: `Bearer ${tokenOf(who)}` };
  const answer = await request.post('/api/user/password/confirm', { headers, data: { password: PASSWORD } });
  expect(answer.ok(), await answer.text()).toBe(true);
};

/** A page that breaks the content policy, or throws, fails its test, whatever else it shows. */
const isComplaint = (message: ConsoleMessage) =>
  message.type() === 'error' && /Content Security Policy|Trusted ?Type|Refused to/i.test(message.text());

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  baseURL: async ({}, use) => use(process.env.IEUM_URL),
  signedIn: async ({ page }, use) => {
    await use((who) => storeSession(page, who));
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => isComplaint(message) && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Once, not at every load: a test may end the session and look again. */
const storeSession = async (page: Page, who: number | 'admin') => {
  const entries = { accessToken: tokenOf(who), user: JSON.stringify(userOf(who)) };
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('e2e.signedIn')) return;
    sessionStorage.setItem('e2e.signedIn', 'yes');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
};

export { expect };
