// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { startTestApp } from '../../../test/world.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { useNoticeWords } from './words.ts';

const DAY_MS = 86_400_000;

resetBrowserBeforeEach();
beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('notice');
});

it('26.7 counts the days that are left from the day on which a notice is read', () => {
  const words = renderHook(() => useNoticeWords()).result.current;
  const detailAfter = (days: number) => {
    const createdAt = new Date(Date.now() - days * DAY_MS).toISOString();
    return words({ kind: 'factory.certificateEnding', about: { certificate: 'ISO 14001', days: '3' }, createdAt })
      .detail;
  };
  expect(detailAfter(0)).toBe('ISO 14001 · 3일 남음');
  expect(detailAfter(2)).toBe('ISO 14001 · 1일 남음');
  expect(detailAfter(3)).toBe('ISO 14001');
});
