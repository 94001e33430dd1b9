import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';
import { SignInPage } from './sign-in-page.tsx';

/** The page comes with the program: it is what a first visit shows. Only its words are loaded. */
export const signInRoute = (): RouteObject => ({
  path: accountPaths.signIn(),
  lazy: { Component: async () => (await withWords(Promise.resolve({ SignInPage }), 'auth')).SignInPage },
});
