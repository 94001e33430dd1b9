// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { clearSession, clearSessionOf, hasSession, readToken, storeSession, watchOtherTabs } from './storage.ts';

beforeEach(() => localStorage.clear());

it('S4.1 has no session without a stored token', () => {
  expect(hasSession()).toBe(false);
});

it.each(['', 'abc', 'a.b', 'a.b.c.d', '..', 'a..c'])(
  'S4.2 removes %j, which cannot be a token, and nothing else',
  (token) => {
    localStorage.setItem('accessToken', token);
    localStorage.setItem('user', '{}');
    expect(hasSession()).toBe(false);
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(localStorage.getItem('user')).toBe('{}');
  },
);

it('S4.2 lets three dot-separated parts pass without looking inside', () => {
  localStorage.setItem('accessToken', 'not.really.signed');
  expect(hasSession()).toBe(true);
  expect(readToken()).toBe('not.really.signed');
});

it('S4.3 clears user, accessToken and auth and nothing else', () => {
  storeSession('a.b.c', { name: 'x' }, { endsAt: null });
  localStorage.setItem('i18nextLng', 'en');
  localStorage.setItem('ieum.rememberedEmail', '{}');
  clearSession();
  expect(Object.keys({ ...localStorage }).sort()).toEqual(['i18nextLng', 'ieum.rememberedEmail']);
});

it('S3.6 stores the token as a bare string, user and auth as JSON', () => {
  storeSession('a.b.c', { name: '홍길동' }, { endsAt: null });
  expect({ ...localStorage }).toEqual({ accessToken: 'a.b.c', user: '{"name":"홍길동"}', auth: '{"endsAt":null}' });
});

it('S8.3 clears only the session that the refused token belonged to', () => {
  storeSession('new.b.c', {}, {});
  clearSessionOf('old.b.c');
  expect(readToken()).toBe('new.b.c');
  clearSessionOf('new.b.c');
  expect(readToken()).toBeNull();
});

it('hears of a sign-out and of another sign-in in other tabs', () => {
  const onEnd = vi.fn();
  const onReplaced = vi.fn();
  const stop = watchOtherTabs({ onEnd, onReplaced });
  const fire = (key: string | null, oldValue: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
  fire('accessToken', 'a.b.c', null);
  fire('i18nextLng', 'kr', 'en');
  expect([onEnd.mock.calls.length, onReplaced.mock.calls.length]).toEqual([1, 0]);
  localStorage.setItem('accessToken', 'd.e.f');
  fire('accessToken', 'a.b.c', 'd.e.f');
  expect([onEnd.mock.calls.length, onReplaced.mock.calls.length]).toEqual([1, 1]);
  stop();
  fire('accessToken', 'a.b.c', null);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
