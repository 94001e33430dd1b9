// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetEmail, readRememberedEmail, rememberEmail } from './remembered-email.ts';

const KEY = 'ieum.rememberedEmail';
const NINETY_DAYS = 90 * 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-15T00:00:00Z') });
});
afterEach(() => vi.useRealTimers());

it('S3.3 S9.1 stores the value and, in milliseconds, when it ends: after 90 days', () => {
  rememberEmail('hong@example.com');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
    value: 'hong@example.com',
    expires: Date.parse('2026-11-15T00:00:00Z') + NINETY_DAYS,
  });
});

it('S9.1 knows it for 90 days and removes it then', () => {
  rememberEmail('hong@example.com');
  vi.advanceTimersByTime(NINETY_DAYS - 1);
  expect(readRememberedEmail()).toBe('hong@example.com');
  vi.advanceTimersByTime(1);
  expect(readRememberedEmail()).toBe('');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each([
  '',
  'null',
  '{',
  '"x"',
  '5',
  '[]',
  '{"value":"a@b.kr"}',
  '{"value":5,"expires":9e15}',
  '{"value":"a","expires":"9e15"}',
])('S3.3 removes a damaged entry: %j', (damaged) => {
  localStorage.setItem(KEY, damaged);
  expect(readRememberedEmail()).toBe('');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('forgets it, and nothing else', () => {
  localStorage.setItem('i18nextLng', 'kr');
  rememberEmail('hong@example.com');
  forgetEmail();
  expect({ ...localStorage }).toEqual({ i18nextLng: 'kr' });
});

it('takes a full storage without a word: the user is signed in all the same', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => rememberEmail('hong@example.com')).not.toThrow();
  full.mockRestore();
});
