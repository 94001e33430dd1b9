import { type Contract, CSV_TYPE, contract, type Endpoint, type Examples, examples, slices } from '@ieum/contract';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { useFuzzCallers, type Who, whoCalls } from './fuzz-callers.ts';
import { goodRequest, requestsOf } from './fuzz-requests.ts';
import { faultIn } from './fuzz-verdict.ts';
import { simplePdf } from './pdf-corpus.ts';
import { isLong } from './suite.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;

const everyEndpoint = Object.entries<Endpoint>(contract);
const SLICES = Object.keys(slices) as (keyof typeof slices)[];
/** The first admin is made where there is none; a certificate is confirmed before its claim is sent back. */
const ALONE: Partial<Record<string, string>> = {
  createFirstAdmin: 'without admins',
  confirmCertificate: 'with a claim that waits',
};
const groupOf = (name: string) => ALONE[name] ?? SLICES.find((slice) => name in slices[slice]) ?? '';
const shown: Examples<Contract> = examples;
const LEAST = 50;
const SHORT = Math.max(LEAST, Math.ceil(20_000 / everyEndpoint.length));
const INPUTS = isLong ? 2_000 : SHORT;
const TIMEOUT_MS = 300 * INPUTS;
const SHARES = 2;
const BATCH = 10;
/** What a caller must never be able to set, beside every column there is. */
const STRANGERS = [
  'role',
  'isAdmin',
  'companyId',
  'id',
  'createdAt',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
];

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_007);
const pdf = await simplePdf();
const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
const codes = Buffer.from('{"items":[{"code":"01","ko":"농업"}]}');
/** With a heading of every sheet that there is. */
const sheet = Buffer.from('제품 이름,우리 제품,거래 상대,공장 이름,기간,수량\r\n팩,팩,상대,공장,2026-07,1\r\n');
const fileFor = ({ mediaTypes = [] }: Endpoint) => {
  if (mediaTypes.includes('application/json')) return codes;
  if (mediaTypes.includes('application/pdf')) return pdf;
  return mediaTypes.includes(CSV_TYPE) ? sheet : picture;
};

/** What is right is served, but for this: here the environment names a mail server, so no link is shown and no other is set. */
const statusOf = (name: string) => (name === 'showLink' || name === 'setMailServer' ? 409 : 200);

/** Each batch its own, and always the same from the same seed. */
const seedOf = (name: string, batch: number) =>
  seed + 100_000 * everyEndpoint.findIndex(([one]) => one === name) + batch;

/** Every endpoint of one share is sent what it was not made for; two shares keep two cores busy. */
export const fuzzEndpoints = (world: World, share: number) => {
  const endpoints = everyEndpoint.filter((_, at) => at % SHARES === share);
  console.log(`fuzz: FUZZ_SEED=${seed}, ${INPUTS} inputs for each of ${endpoints.length} endpoints`);
  const { callerOf, send, undone, renew } = useFuzzCallers(world);

  let keys: string[] = [];
  world.arrange(async () => {
    const tables = await world.db().introspection.getTables();
    const columns = tables.flatMap((table) => table.columns.map(({ name }) => name));
    keys = [...STRANGERS, ...new Set(columns)];
  });

  const before = [Object.prototype, Array.prototype, Function.prototype].map((one) => Reflect.ownKeys(one));
  const met = new Map<string, number>();
  const count = (what: string) => met.set(what, (met.get(what) ?? 0) + 1);

  afterAll(() => {
    const told = [...met].sort().map(([what, times]) => `${times} × ${what}`);
    console.log(`fuzz: ${told.join(', ')}`);
    expect([Object.prototype, Array.prototype, Function.prototype].map((one) => Reflect.ownKeys(one))).toEqual(before);
  });

  const goodOf = async (name: string, endpoint: Endpoint, who: Who) => {
    const { knownFor } = await callerOf(who);
    const input = { ...shown[name]?.input, ...(await knownFor(name)) };
    return { input, file: fileFor(endpoint) };
  };

  /** What the operations of a slice need is made once for all of them, and for everybody who calls. */
  const arrangeSlice = (operations: typeof endpoints) =>
    world.arrange(async () => {
      renew();
      for (const [name, endpoint] of operations)
        for (const who of whoCalls(endpoint)) await goodOf(name, endpoint, who);
    }, TIMEOUT_MS);

  const groups = Map.groupBy(endpoints, ([name]) => groupOf(name));
  describe.each([...groups])('%s', (_, operations) => {
    arrangeSlice(operations);

    describe.each(operations)('%s', (name, endpoint) => {
      it(
        'F1 F2 F5 answers whatever is sent as the contract says, and never with a fault',
        async () => {
          const strangers = keys.filter((key) => !(key in endpoint.input.shape));
          const everybody = whoCalls(endpoint);
          const [first = 'anonymous'] = endpoint.access === 'public' ? everybody : endpoint.access;
          const right = goodRequest(endpoint, await goodOf(name, endpoint, first));
          await undone(async () => {
            const served = await send(first, right);
            const fault = faultIn(served, endpoint, String(right.url));
            expect([served.statusCode, fault], 'what is right is served').toEqual([statusOf(name), undefined]);
          });

          const faults: unknown[] = [];
          const check = async (who: Who, request: InjectOptions) => {
            const answer = await send(who, request);
            count(`${answer.statusCode}`);
            const isStillOut = who !== 'anonymous' && answer.body.includes('"session.required"');
            const fault = isStillOut ? 'a good session is not seen' : faultIn(answer, endpoint, String(request.url));
            const why = answer.statusCode < 500 ? answer.body : world.logged.findLast((line) => line.includes('"err"'));
            if (fault) faults.push({ fault, who, request: shortened(request), why: why?.slice(0, 300) });
          };
          for (let batch = 0; batch * BATCH < INPUTS; batch++) {
            const who = everybody[batch % everybody.length] ?? 'anonymous';
            const attempts = requestsOf(endpoint, await goodOf(name, endpoint, who), strangers);
            const requests = fc.sample(attempts, { numRuns: BATCH, seed: seedOf(name, batch) });
            await undone(async () => {
              for (const request of requests) await check(who, request);
            });
          }
          expect(faults.slice(0, 10)).toEqual([]);
        },
        TIMEOUT_MS,
      );
    });
  });
};

const shortened = ({ method, url, headers, payload }: InjectOptions) => ({
  request: `${method} ${String(url).slice(0, 200)}`,
  headers: JSON.stringify(headers).slice(0, 200),
  payload: String(payload).slice(0, 300),
});
