import type { ApiRequest } from '@ieum/contract';
import { expect, it } from 'vitest';
import { createPasswordGate, PasswordDeclinedError } from './password-gate.ts';

const WRITE: ApiRequest = {
  url: '/api/x',
  method: 'POST',
  headers: { 'idempotency-key': 'k1' },
  body: '{"a":1}',
  isPublic: false,
};
const refusal = (code: string) => Response.json({ result: { code, msg: { kr: '-' }, fields: {} } }, { status: 403 });

/** Sets up a server that requires the password until `isFresh`, and a person who answers when the test says so. */
const setUp = () => {
  const sent: ApiRequest[] = [];
  const prompts: ((isGiven: boolean) => void)[] = [];
  const world = { isFresh: false };
  const gate = createPasswordGate(
    async (request) => {
      sent.push(request);
      return world.isFresh ? Response.json({}) : refusal('session.password_needed');
    },
    () => new Promise((resolve) => prompts.push(resolve)),
  );
  const answer = (isGiven: boolean) => {
    world.isFresh = isGiven;
    prompts.at(-1)?.(isGiven);
  };
  return { gate, sent, prompts, answer };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('A10 asks for the password and sends the same again, with a key of its own', async () => {
  const { gate, sent, prompts, answer } = setUp();
  const write = gate(WRITE);
  await settle();
  expect(prompts).toHaveLength(1);
  answer(true);
  expect((await write).status).toBe(200);
  const [first, second] = sent;
  expect(second).toEqual({ ...first, headers: { 'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/) } });
});

it('22.7 asks for the password for a read too, which has no key to renew', async () => {
  const { gate, sent, answer } = setUp();
  const read = gate({ url: '/api/outbox/1', method: 'GET', headers: {}, isPublic: false });
  await settle();
  answer(true);
  expect((await read).status).toBe(200);
  expect(sent[1]?.headers).toEqual({});
});

it('A10 asks once for however many wait, and all of them go on', async () => {
  const { gate, prompts, answer } = setUp();
  const writes = [gate(WRITE), gate({ ...WRITE, url: '/api/y' }), gate({ ...WRITE, url: '/api/z' })];
  await settle();
  expect(prompts).toHaveLength(1);
  answer(true);
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('A10 fails quietly when nobody wants to give it, and asks again the next time', async () => {
  const { gate, sent, prompts, answer } = setUp();
  const writes = [gate(WRITE), gate(WRITE)].map((write) => write.catch((error: unknown) => error));
  await settle();
  answer(false);
  for (const outcome of await Promise.all(writes)) expect(outcome).toBeInstanceOf(PasswordDeclinedError);
  expect(sent).toHaveLength(2);
  const next = gate(WRITE);
  await settle();
  expect(prompts).toHaveLength(2);
  answer(true);
  expect((await next).status).toBe(200);
});

it('does not ask again for a refusal that was on its way while the password was given', async () => {
  let late: (response: Response) => void = () => undefined;
  const answers: (() => Promise<Response>)[] = [
    () => new Promise((resolve) => (late = resolve)),
    async () => refusal('session.password_needed'),
    async () => Response.json({}),
    async () => Response.json({}),
  ];
  let prompts = 0;
  const gate = createPasswordGate(
    () => (answers.shift() ?? (async () => Response.error()))(),
    async () => {
      prompts += 1;
      return true;
    },
  );
  const slow = gate(WRITE);
  await gate(WRITE);
  late(refusal('session.password_needed'));
  expect((await slow).status).toBe(200);
  expect(prompts).toBe(1);
});

it('lets every other answer through untouched, body and all', async () => {
  const gate = createPasswordGate(
    async () => refusal('access.denied'),
    () => Promise.reject(new Error('asked')),
  );
  const answer = await gate(WRITE);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ result: { code: 'access.denied' } });
});

it('gives the second refusal to the caller instead of asking for ever', async () => {
  let prompts = 0;
  const gate = createPasswordGate(
    async () => refusal('session.password_needed'),
    async () => {
      prompts += 1;
      return true;
    },
  );
  expect((await gate(WRITE)).status).toBe(403);
  expect(prompts).toBe(1);
});
