import { beforeEach, describe, expect, it } from 'vitest';
import { KIM, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const { name, phone } = KIM;
const sent: [phone: string, code: string][] = [];
const sms = {
  send: async (to: string, text: string) => {
    sent.push([to, text]);
  },
};
const otherCode = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

const world = useWorld({ limitFactor: 1, sms });
const { add, post, passSeconds } = usePeople(world);
let networks = 0;
/** Uses a new network each time, so that only the request's own count matters. */
const from = () => ({ from: `10.${networks++ % 250}.1.1` });

const find = async (input: object = { name, phone }) => (await post('/find-email', input, from())).json().result.data;
const confirm = (request: string, code: string) => post('/find-email/code', { request, code }, from());
const answerTo = async (request: string, code: string) => {
  const { statusCode, body } = await confirm(request, code);
  const { result } = JSON.parse(body);
  return result.data?.emails ?? [statusCode, result.code];
};
const WRONG = [400, 'account.code_wrong'];

beforeEach(() => {
  sent.length = 0;
});

describe('findEmail where codes can be sent', () => {
  it('5.7 answers hit and miss alike, and sends a code to the registered phone alone', async () => {
    await add();
    const [hit, miss] = [await find(), await find({ name, phone: '01000000000' })];
    for (const answer of [hit, miss]) {
      expect(Object.entries(answer)).toEqual([
        ['mode', 'code'],
        ['emails', []],
        ['request', expect.stringMatching(/^[\w-]{43}$/)],
      ]);
    }
    expect(sent).toEqual([[phone, expect.stringMatching(/^\d{6}$/)]]);
  });

  it('5.7 keeps neither the code nor the secret of the request', async () => {
    await add();
    const { request } = await find();
    const stored = JSON.stringify(await world.db().selectFrom('account_link').selectAll().execute());
    expect(stored).not.toContain(request);
    expect(stored).not.toContain(`"${sent[0]?.[1]}"`);
    expect(world.logged.join()).not.toContain(String(sent[0]?.[1]));
  });
});

describe('confirmFindEmail', () => {
  const codeOf = (at = 0) => sent[at]?.[1] ?? '';

  it('5.7 shows the masked addresses, once', async () => {
    await add();
    await add({ email: 'second@naver.com' });
    const { request } = await find();
    expect((await answerTo(request, codeOf())).sort()).toEqual(['k****@t***.kr', 'se****@naver.com']);
    expect(await answerTo(request, codeOf())).toEqual(WRONG);
  });

  it('5.7 is dead after five wrong codes, even for the right one, and stays so', async () => {
    await add();
    passSeconds(5 * 60);
    const { request } = await find();
    for (let by = 1; by <= 5; by++) expect(await answerTo(request, otherCode(codeOf(), by))).toEqual(WRONG);
    expect((await confirm(request, codeOf())).statusCode).not.toBe(200);
    passSeconds(5 * 60 + 1);
    expect((await confirm(request, codeOf())).statusCode).not.toBe(200);
  });

  it('5.7 looks at no more than five of 30 codes that come at once', async () => {
    await add();
    const { request } = await find();
    const codes = Array.from({ length: 30 }, (_, at) => (at === 29 ? codeOf() : otherCode(codeOf(), at + 1)));
    const answers = await Promise.all(codes.map((code) => confirm(request, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
    expect(await world.db().selectFrom('account_link').select('tries').execute()).toEqual([{ tries: 5 }]);
  });

  it("5.7 takes no other request's code", async () => {
    await add();
    await add({ email: 'lee@test.kr', name: '이다리', phone: '01099998888' });
    const [mine, theirs] = [await find(), await find({ name: '이다리', phone: '01099998888' })];
    expect(sent.map(([to]) => to)).toEqual([phone, '01099998888']);
    if (codeOf(0) !== codeOf(1)) {
      expect(await answerTo(mine.request, codeOf(1))).toEqual(WRONG);
      expect(await answerTo(theirs.request, codeOf(0))).toEqual(WRONG);
    }
    expect(await answerTo('x'.repeat(43), codeOf(0))).toEqual(WRONG);
    expect(await answerTo(theirs.request, codeOf(1))).toEqual(['l****@t***.kr']);
  });

  it('5.7 ends after ten minutes', async () => {
    await add();
    const [first, second] = [await find(), await find()];
    passSeconds(600 - 1);
    expect(await answerTo(first.request, codeOf(0))).toEqual(['k****@t***.kr']);
    passSeconds(2);
    expect(await answerTo(second.request, codeOf(1))).toEqual(WRONG);
  });

  it('5.7 shows nothing for a request that found nobody, whatever the code', async () => {
    const { request } = await find();
    for (const code of ['000000', '123456', '999999']) expect(await answerTo(request, code)).toEqual(WRONG);
  });

  it('5.7 shows nothing of somebody who has left meanwhile', async () => {
    const id = await add();
    const { request } = await find();
    await world.db().updateTable('account_user').set({ state: 'left' }).where('id', '=', id).execute();
    expect(await answerTo(request, codeOf())).toEqual([]);
  });

  it.each([['12345'], ['1234567'], ['12345a'], ['123456\n'], [' 12345'], [123456], [null], [['123456']]])(
    'refuses what is no code: %j',
    async (code) => {
      const answer = await post('/find-email/code', { request: 'x'.repeat(43), code });
      expect(answer.json().result).toMatchObject({ code: 'request.invalid', fields: { code: expect.any(String) } });
    },
  );
});
