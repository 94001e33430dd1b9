// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { rememberReturnPath, takeReturnPath } from './return-path.ts';

beforeEach(() => sessionStorage.clear());

it.each(['/factory', '/factory?page=2', '/supply-chain/tier#top', '/factory?name=a%20b'])(
  'S2.14 returns to %s, once',
  (path) => {
    rememberReturnPath(path);
    expect(takeReturnPath()).toBe(path);
    expect(takeReturnPath()).toBeUndefined();
  },
);

const REFUSED = [
  '/',
  '/?lng=en',
  '/auth/signin',
  '/AUTH/signup',
  '/auth',
  '//evil.example',
  '///evil.example',
  'https:evil.example',
  'https://evil.example/factory',
  '\\\\evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/factory/..//evil.example',
  '/./auth/signin',
  'javascript:alert(1)',
  'factory',
  '',
  '/%',
  `/${'a'.repeat(2048)}`,
];
it.each(REFUSED)('S2.14 never returns to %j', (path) => {
  rememberReturnPath('/factory');
  rememberReturnPath(path);
  expect(takeReturnPath()).toBeUndefined();
  sessionStorage.setItem('ieum.returnPath', path);
  expect(takeReturnPath()).toBeUndefined();
});
