import { type ErrorCode, errorStatus } from '@ieum/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchange } from '../fixtures/fuzz/socket-answers.ts';
import { faultInRefusal } from '../fixtures/fuzz/verdict.ts';
import { useWorld } from '../fixtures/world/world.ts';
import { isLong } from '../suite.ts';

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_007);
console.log(`fuzz over a socket: FUZZ_SEED=${seed}`);
const MUTANTS = isLong ? 3_000 : 400;

const world = useWorld();
let listening: Promise<number> | undefined;
const send = async (bytes: string | Buffer, stays = false) => {
  listening ??= world.listen();
  return exchange(await listening, bytes, stays);
};
/** Header for requests with a normal answer: the server closes the connection afterwards. */
const LAST = 'connection: close\r\n';

const GET = 'GET /api/user/terms HTTP/1.1';
const POST = 'POST /api/user/signin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json';
const CHUNKED = `${POST}\r\ntransfer-encoding: chunked\r\n\r\n`;
const CODES = Object.keys(errorStatus) as ErrorCode[];

/** Requests that are refused, with `request.malformed` unless another code is listed. */
const REFUSED: [what: string, bytes: string, code?: ErrorCode][] = [
  ['no host', `${GET}\r\n\r\n`],
  ['two hosts', `${GET}\r\nhost: x\r\nhost: y\r\n\r\n`],
  ['HTTP 0.9', 'GET /api/user/terms\r\n\r\n'],
  ['HTTP 2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['TRACE', 'TRACE /api/user/terms HTTP/1.1\r\nhost: x\r\n\r\n', 'request.not_found'],
  ['OPTIONS', 'OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n', 'request.not_found'],
  ['a method that there is not', 'BREW /api/user/terms HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['a length beside chunks', `${POST}\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`],
  ['two lengths', `${POST}\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}`],
  ['a length below nothing', `${POST}\r\ncontent-length: -1\r\n\r\n{}`],
  ['a length without end', `${POST}\r\ncontent-length: ${'9'.repeat(30)}\r\n\r\n{}`],
  ['a length of ten gigabytes', `${POST}\r\ncontent-length: 10000000000\r\n\r\n{}`, 'request.too_large'],
  ['less than its length', `${POST}\r\ncontent-length: 20\r\n\r\n{}`],
  ['a chunk without a number', `${CHUNKED}zz\r\n{}\r\n0\r\n\r\n`],
  ['a chunk without end', `${CHUNKED}${'f'.repeat(20)}\r\n{}`],
  ['a chunk that is cut off', `${CHUNKED}5\r\n{}`],
  ['a chunk that does not end where it says', `${CHUNKED}2\r\n{}XX0\r\n\r\n`],
  ['a chunk with much to say', `${CHUNKED}2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`],
  ['an unknown coding', `${POST}\r\ntransfer-encoding: identity\r\n\r\n{}`],
  ['a header of 100 KB', `${GET}\r\nhost: x\r\nlong: ${'x'.repeat(100_000)}\r\n\r\n`, 'request.too_large'],
  ['2,500 headers', `${GET}\r\nhost: x\r\n${'a: b\r\n'.repeat(2_500)}\r\n`, 'request.too_large'],
  ['an address of 64 KB', `GET /api/user/terms?${'x'.repeat(65_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 'request.too_large'],
  [
    '20,000 parameters',
    `GET /api/user/terms?${'a=1&'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    'request.too_large',
  ],
  ['a zero in a header', `${GET}\r\nhost: x\r\na: b\0c\r\n\r\n`],
  ['a folded header', `${GET}\r\nhost: x\r\na: b\r\n c\r\n\r\n`],
  ['a blank before the colon', `${GET}\r\nhost : x\r\n\r\n`],
  ['lines that end in half', `${GET}\nhost: x\n\n`],
  ['an address that cannot be decoded', 'GET /api/documents/% HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['an address that is none', 'GET http:// HTTP/1.1\r\nhost: x\r\n\r\n'],
];

describe('HTTP that no browser sends', () => {
  it.each(REFUSED)('F7 refuses in the envelope: %s', async (_, bytes, code = 'request.malformed') => {
    const answers = await send(bytes);
    expect(answers.map((answer) => [answer.statusCode, faultInRefusal(answer, [code])])).toEqual([
      [errorStatus[code], undefined],
    ]);
    expect(answers[0]?.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  it.each([
    ['an expectation that nobody knows', `${GET}\r\nhost: x\r\nexpect: the unexpected\r\n${LAST}\r\n`],
    ['the wish for another protocol', `${GET}\r\nhost: x\r\nconnection: close, upgrade\r\nupgrade: websocket\r\n\r\n`],
    [
      'an address with a host of its own',
      `GET http://elsewhere.example/api/user/terms HTTP/1.1\r\nhost: x\r\n${LAST}\r\n`,
    ],
    ['HTTP 1.0 without a host', 'GET /api/user/terms HTTP/1.0\r\n\r\n'],
    ['a body where none belongs', `${GET}\r\nhost: x\r\ncontent-length: 4\r\n${LAST}\r\n\0\0\0\0`],
  ])('F7 answers as ever: %s', async (_, bytes) => {
    expect(await send(bytes, true)).toMatchObject([{ statusCode: 200, body: expect.stringContaining('"version"') }]);
  });

  it('F7 answers each of twenty requests in one go, in their order', async () => {
    const request = (at: number) =>
      `GET /api/user/${at % 2 ? 'terms' : 'nowhere'} HTTP/1.1\r\nhost: x\r\n${at === 19 ? LAST : ''}\r\n`;
    const answers = await send(Array.from({ length: 20 }, (_, at) => request(at)).join(''), true);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? 200 : 404)),
    );
  });

  it('F1 F7 never has a fault, whatever becomes of the bytes on their way', async () => {
    const wholes = [
      `${GET}\r\nhost: x\r\n\r\n`,
      `${POST}\r\ncontent-length: 30\r\n\r\n{"email":"a@b.kr","password":1}`,
      `${CHUNKED}5\r\n{"ema\r\n3\r\nil"\r\n0\r\n\r\n`,
      'POST /api/user/signup HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 75\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n--b--\r\n',
    ].map((text) => Buffer.from(text, 'latin1'));
    const mutant = fc
      .tuple(
        fc.constantFrom(...wholes),
        fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.nat(255)), { minLength: 1, maxLength: 4 }),
      )
      .map(([whole, changes]) => changes.reduce(changed, whole));
    const faults: unknown[] = [];
    let answered = 0;
    for (const bytes of fc.sample(mutant, { numRuns: MUTANTS, seed })) {
      for (const answer of await send(bytes)) {
        answered += 1;
        const fault = answer.statusCode < 400 ? undefined : faultInRefusal(answer, CODES);
        if (fault || answer.statusCode >= 500) faults.push([fault, answer, bytes.toString('latin1')]);
      }
    }
    expect(faults).toEqual([]);
    expect(answered).toBeGreaterThan(MUTANTS / 2);
  });
});

/** Removes a byte, inserts one, repeats some of them, or replaces one. */
const changed = (bytes: Buffer, [place, how, byte]: [number, number, number]) => {
  const at = place % Math.max(1, bytes.length);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  const middle = [Buffer.alloc(0), Buffer.of(byte), after.subarray(0, byte), Buffer.of(byte)][how] ?? Buffer.alloc(0);
  return Buffer.concat([before, middle, how === 0 || how === 3 ? after.subarray(1) : after]);
};
