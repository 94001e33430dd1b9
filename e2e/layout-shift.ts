import type { Page } from '@playwright/test';

/** More than this people notice. */
export const SHIFT_MAX = 0.02;

/** Before the first page: from then on everything that moves by itself is counted. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const told = window as { shifted?: number };
    told.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) told.shifted = (told.shifted ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Of this page since it was opened. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Two frames, so that what was drawn last has been told.
        const told = window as { shifted?: number };
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(told.shifted ?? 0)));
      }),
  );
