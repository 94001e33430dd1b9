import { expect, it } from 'vitest';
import { actOf } from './keys.ts';

const plain = { isAlt: false, isCtrl: false, isShift: false };

it.each([
  ['Enter', plain, undefined, 'next'],
  ['Enter', { ...plain, isShift: true }, undefined, 'previous'],
  ['ArrowDown', plain, '12', 'next'],
  ['ArrowUp', plain, undefined, 'previous'],
  ['=', plain, undefined, 'same'],
  ['＝', plain, '', 'same'],
  ['?', plain, undefined, 'unknown'],
  ['/', plain, undefined, 'find'],
  ['ArrowLeft', { ...plain, isAlt: true }, '12', 'theirs'],
  ['z', { ...plain, isCtrl: true }, undefined, 'undo'],
  ['Escape', plain, '12', 'reset'],
])('S2.4 %s is a key of the sheet', (key, held, typed, act) => {
  expect(actOf({ key, ...held }, typed)).toBe(act);
});

it.each([
  ['=', plain, '1'],
  ['?', plain, '1'],
  ['/', plain, '1'],
  ['0', plain, undefined],
  ['ArrowLeft', plain, undefined],
  ['z', { ...plain, isCtrl: true }, '12'],
  ['v', { ...plain, isCtrl: true }, undefined],
])('S2.4 leaves %s to the field', (key, held, typed) => {
  expect(actOf({ key, ...held }, typed)).toBeUndefined();
});
