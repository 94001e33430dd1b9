import type { APIRequestContext, Page } from '@playwright/test';
import { PASSWORD } from '../server/test/seed.ts';
import { signInElsewhere } from './newcomer.ts';
import { tokenOf, userOf } from './product.ts';

/** Puts a session of an admin who has just given the password into the browser; the seeded one may be older by now. */
export const enterAsAdmin = async (page: Page, request: APIRequestContext) => {
  const token = await signInElsewhere(request, userOf('admin').email, PASSWORD);
  await enter(page, token, userOf('admin'));
  return token;
};

/** An admin who gave the password an hour ago. */
export const enterAsStaleAdmin = (page: Page) =>
  enter(page, tokenOf('staleAdmin'), { ...userOf('admin'), name: '최운영', email: 'stale@test.kr' });

const enter = (page: Page, accessToken: string, user: object) =>
  page.addInitScript(
    (stored) => {
      if (sessionStorage.getItem('e2e.operator')) return;
      sessionStorage.setItem('e2e.operator', 'yes');
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { accessToken, user: JSON.stringify(user) },
  );

export { PASSWORD };
