import { describe, expect, it } from 'vitest';
import { isAboutAll, mayActOutside, nextSubmission } from './case.policy.ts';

describe('mayActOutside', () => {
  it.each([
    ['verified', true, true],
    ['verified', false, false],
    ['pending', true, false],
    ['rejected', true, false],
  ] as const)('company %s, address confirmed %s: %s', (state, isEmailConfirmed, may) => {
    expect(mayActOutside({ state }, { isEmailConfirmed })).toBe(may);
  });
});

describe('submittedNext', () => {
  it('asks for what the operator named, and takes a newer certificate along', () => {
    expect(nextSubmission('needs_correction', ['phone'])).toEqual({
      required: ['phone'],
      allowed: ['phone', 'certificate'],
    });
  });

  it.each(['submitted', 'in_review', 'verified'] as const)('takes nothing while it is %s', (state) => {
    expect(nextSubmission(state, [])).toBeUndefined();
  });
});

describe('isAboutAll', () => {
  const open = [
    { id: 'a', version: 1 },
    { id: 'b', version: 2 },
  ];
  it('is about every open claim as it was seen', () => {
    expect(isAboutAll(open, [...open].reverse())).toBe(true);
    expect(isAboutAll(open, open.slice(1))).toBe(false);
    expect(
      isAboutAll(
        open,
        [open[0], open[0]].flatMap((claim) => claim ?? []),
      ),
    ).toBe(false);
    expect(
      isAboutAll(open, [
        { id: 'a', version: 1 },
        { id: 'b', version: 1 },
      ]),
    ).toBe(false);
    expect(isAboutAll([], open)).toBe(false);
  });
});
