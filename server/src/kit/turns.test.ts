import { describe, expect, it } from 'vitest';
import { createTurnsByKey } from './turns.ts';

const gate = () => Promise.withResolvers<void>();

describe('createTurnsByKey', () => {
  it('28.8 runs what has one key one after the other, and other keys beside it', async () => {
    const inTurn = createTurnsByKey();
    const begun: string[] = [];
    const held = gate();
    const work = (name: string, until = Promise.resolve()) => {
      begun.push(name);
      return until.then(() => name);
    };
    const first = inTurn('kim', () => work('kim 1', held.promise));
    const second = inTurn('kim', () => work('kim 2'));
    expect(await inTurn('lee', () => work('lee 1'))).toBe('lee 1');
    expect(begun).toEqual(['kim 1', 'lee 1']);
    held.resolve();
    expect(await Promise.all([first, second])).toEqual(['kim 1', 'kim 2']);
    expect(begun).toEqual(['kim 1', 'lee 1', 'kim 2']);
  });

  it('28.8 goes on after a failure, which only its own caller sees', async () => {
    const inTurn = createTurnsByKey();
    const failing = inTurn('kim', () => Promise.reject(new Error('no')));
    const next = inTurn('kim', async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
