import { expect, it } from 'vitest';
import { clearPlace } from './toast-place.ts';

const box = (top: number, bottom: number, left = 0, right = 390) => ({ top, bottom, left, right });
const BOXES = { bottom: box(700, 760), top: box(64, 124) };
const button = box(720, 768, 200, 380);

it('S8.2 23.17 leaves the bottom of the window while the button that sends a form is there', () => {
  expect(clearPlace('bottom', BOXES, [button])).toBe('top');
  expect(clearPlace('bottom', BOXES, [])).toBe('bottom');
  expect(clearPlace('bottom', BOXES, [box(760, 808, 200, 380)])).toBe('bottom');
  expect(clearPlace('bottom', { ...BOXES, bottom: box(700, 760, 0, 199) }, [button])).toBe('bottom');
});

it('S8.2 23.17 stays at the top until something is covered there', () => {
  expect(clearPlace('top', BOXES, [])).toBe('top');
  expect(clearPlace('top', BOXES, [box(100, 140)])).toBe('bottom');
  expect(clearPlace('top', BOXES, [box(100, 140), button])).toBe('top');
});
