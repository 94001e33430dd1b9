import { expect, it } from 'vitest';
import { hasOsIdCheck } from './os-id.ts';

it.each([
  // The published sample, with the check character that its own rule gives.
  ['IN2019067X1K87G', true],
  ['IN2019067X1K87E', false],
  // One digit or letter is mistyped.
  ['IN2019068X1K87G', false],
  ['KR2019067X1K87G', false],
  // The id contains a letter that is not in the alphabet.
  ['IN2019067O1K87G', false],
  ['IN2019067X1K87', false],
  ['', false],
])('knows by its last character whether %s can be an OS ID', (osId, isRight) => {
  expect(hasOsIdCheck(osId)).toBe(isRight);
});
