import { namedOnly } from '@ieum/contract';
import { expect, it } from 'vitest';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { createEmit, type ReviewSubscriber } from './events.ts';

const world = useWorld();
const SUBMITTED = {
  id: 'one',
  round: 1,
  respondentNames: namedOnly('부품사'),
  requestId: null,
  respondentId: '',
  reviewerId: null,
};

it('24.4 calls every subscriber of an event, one after another and with the same handle', async () => {
  const heard: string[] = [];
  const listener = (name: string): ReviewSubscriber => ({
    declarationSubmitted: async (handle, { round }) => {
      await Promise.resolve();
      heard.push(`${name} ${round} ${handle === world.db()}`);
    },
  });
  const deaf: ReviewSubscriber = { actionDue: async () => expect.unreachable() };
  const emit = createEmit([listener('first'), deaf, listener('second')]);
  await emit(world.db(), 'declarationSubmitted', SUBMITTED);
  expect(heard).toEqual(['first 1 true', 'second 1 true']);
});

it('24.4 lets the act fail if a subscriber fails', async () => {
  const failing: ReviewSubscriber = { declarationSubmitted: () => Promise.reject(new Error('no mail')) };
  const after: ReviewSubscriber = { declarationSubmitted: async () => expect.unreachable() };
  const emit = createEmit([failing, after]);
  await expect(emit(world.db(), 'declarationSubmitted', SUBMITTED)).rejects.toThrow('no mail');
});
