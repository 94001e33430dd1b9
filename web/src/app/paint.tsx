import { type Language, TAG_OF } from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import type { Resource } from 'i18next';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { i18n, startI18nWith } from '../kit/language/i18n.ts';
import { App, untilDrawable } from './app.tsx';
import { rootRoute, signInPages } from './first-routes.tsx';

/** Takes the words of all languages by tag. */
export const startPaint = (words: Resource) => startI18nWith(words);

/** Returns the HTML of the sign-in page, as the program would draw it for somebody who comes for the first time. */
export const paintSignIn = async (language: Language) => {
  await i18n.changeLanguage(TAG_OF[language]);
  const router = createMemoryRouter([rootRoute([signInPages()])], { initialEntries: [accountPaths.signIn()] });
  await untilDrawable(router);
  return renderToString(<App router={router} />);
};
