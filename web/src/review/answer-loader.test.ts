// @vitest-environment happy-dom
import { examples, type ReviewRequest } from '@ieum/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach, silenceConsoleErrors } from '../../test/fresh-browser.ts';
import { startTestApp } from '../../test/world.ts';
import { readToasts } from '../kit/ui/toast/toasts.ts';
import { loadAnswer } from './loaders.ts';

resetBrowserBeforeEach();
silenceConsoleErrors();

const { output: begun } = examples.startDeclaration;
const received: ReviewRequest = {
  ...examples.getReviewRequest.output,
  isOurs: false,
  state: 'open',
  declaration: null,
  acts: ['start', 'decline', 'forward'],
};
const ID = received.id;

/** Opens the address, and returns where it leads and what was written. */
const open = async (request: ReviewRequest, refusal?: string) => {
  const calls = await startTestApp({
    server: ({ method }) => {
      if (method === 'GET') return { data: request };
      return refusal ? { status: 409, code: refusal } : { data: begun };
    },
  });
  const url = new URL(`http://localhost/supply-chain/review/requests/${ID}/answer`);
  const args = { params: { id: ID }, request: new Request(url), url, pattern: '/', context: {} };
  const outcome = await loadAnswer(args as unknown as LoaderFunctionArgs);
  const written = calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { to: outcome.headers.get('location'), written };
};

it('S2.4 26.5 starts the answer and opens it at its first open question', async () => {
  const { to, written } = await open(received);
  expect(to).toBe(`/supply-chain/review/${begun.id}?at=next`);
  expect(written).toEqual([{ requestId: ID }]);
});

it('S2.4 26.5 opens what was begun, and writes nothing', async () => {
  const declaration = { id: begun.id, state: 'draft', round: 0 } as const;
  const { to, written } = await open({ ...received, declaration, acts: ['decline', 'forward'] });
  expect(to).toBe(`/supply-chain/review/${begun.id}?at=next`);
  expect(written).toEqual([]);
});

it('S2.4 26.5 shows the request to a person who may not answer it', async () => {
  const { to, written } = await open({ ...received, acts: [] });
  expect(to).toBe(`/supply-chain/review/requests/${ID}`);
  expect(written).toEqual([]);
});

it('S8.2 26.5 says why the server refuses, and shows the request', async () => {
  const { to } = await open(received, 'review.request_closed');
  expect(to).toBe(`/supply-chain/review/requests/${ID}`);
  expect(readToasts()).toMatchObject([{ kind: 'error' }]);
});
