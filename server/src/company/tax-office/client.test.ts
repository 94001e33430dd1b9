import { beforeEach, describe, expect, it } from 'vitest';
import {
  CLOSED,
  SUSPENDED,
  sendJson,
  TAX_KEY,
  taxRow,
  UNREGISTERED,
  useTaxOffice,
} from '../../../test/fixtures/company/tax-office.ts';
import { leaksIn } from '../../../test/fixtures/world/secrets.ts';
import { guarded } from '../../kit/db/database.ts';
import { createTaxOffice } from './client.ts';

const NUMBER = '0018100017';
const OTHER = '0018100025';
const NOW = new Date('2026-11-15T00:00:00Z');

const office = await useTaxOffice();
const troubles: string[] = [];
const optionsOf = (changes: Partial<Parameters<typeof createTaxOffice>[0]> = {}) => ({
  url: office.url,
  key: TAX_KEY,
  clock: () => NOW,
  onTrouble: (trouble: string) => troubles.push(trouble),
  ...changes,
});
const taxOffice = createTaxOffice(optionsOf());
const statusNow = async (from = taxOffice) => (await from.statusOf([NUMBER])).get(NUMBER);

beforeEach(() => {
  office.reset();
  troubles.length = 0;
});

describe('statusOf', () => {
  it('S2.7 asks as the service wants to be asked, and keeps its answer', async () => {
    expect(await statusNow()).toEqual({
      state: 'active',
      endedOn: null,
      taxType: '부가가치세 일반과세자',
      askedAt: NOW,
      answer: taxRow(NUMBER),
    });
    expect(office.calls).toEqual([{ path: '/api/nts-businessman/v1/status', key: TAX_KEY, body: { b_no: [NUMBER] } }]);
  });

  it('S2.7 knows what is suspended, closed and when, and not registered', async () => {
    office.say(NUMBER, SUSPENDED);
    expect(await statusNow()).toMatchObject({ state: 'suspended', endedOn: null });
    office.say(NUMBER, CLOSED);
    expect(await statusNow()).toMatchObject({ state: 'closed', endedOn: '2025-12-31' });
    office.say(NUMBER, UNREGISTERED);
    expect(await statusNow()).toMatchObject({ state: 'unregistered', taxType: '' });
  });

  it('S2.7 asks about a hundred numbers at a time, and about each once', async () => {
    const numbers = Array.from({ length: 250 }, (_, nth) => String(10_000_000 + nth).padStart(10, '0'));
    const answers = await taxOffice.statusOf([...numbers, ...numbers, 'not a number', '123']);
    expect(answers.size).toBe(250);
    expect([...answers.values()].every(({ state }) => state === 'active')).toBe(true);
    const counts = office.calls.map(({ body }) => (body as { b_no: string[] }).b_no.length);
    expect(counts).toEqual([100, 100, 50]);
  });

  it('asks nothing about no number', async () => {
    expect((await taxOffice.statusOf([])).size).toBe(0);
    expect((await taxOffice.validate([])).size).toBe(0);
    expect(office.calls).toEqual([]);
  });

  it('takes a key that was encoded already as it is', async () => {
    const encoded = createTaxOffice(optionsOf({ key: encodeURIComponent(TAX_KEY) }));
    expect(await statusNow(encoded)).toMatchObject({ state: 'active' });
    expect(office.calls[0]?.key).toBe(TAX_KEY);
  });

  it.each([
    ['a state without a code', { b_stt_cd: '' }],
    ['a state of tomorrow', { b_stt_cd: '09' }],
    ['a state that is no text', { b_stt_cd: 1 }],
  ])('S2.7 is told %s: unknown, with the answer kept', async (_, change) => {
    office.say(NUMBER, change);
    expect(await statusNow()).toEqual({
      state: 'unknown',
      trouble: 'refused',
      endedOn: null,
      taxType: '',
      askedAt: NOW,
      answer: taxRow(NUMBER, change),
    });
  });

  it('takes a date that is none for no date', async () => {
    office.say(NUMBER, { ...CLOSED, end_dt: '20251331' });
    expect(await statusNow()).toMatchObject({ state: 'closed', endedOn: null });
  });

  it.each([
    ['leaves a number out', [taxRow(OTHER)], { state: 'unknown', trouble: 'missing' }],
    ['says nothing of any', [], { state: 'unknown', trouble: 'missing' }],
    ['says the same twice', [taxRow(NUMBER), taxRow(NUMBER)], { state: 'active' }],
    ['says two things of one', [taxRow(NUMBER), taxRow(NUMBER, CLOSED)], { state: 'unknown', trouble: 'refused' }],
    ['has rows that are none', [null, 'x', [], taxRow(NUMBER)], { state: 'active' }],
    ['writes the number with dashes', [taxRow('001-81-00017')], { state: 'active' }],
  ])('S2.7 copes with an answer that %s', async (_, data, expected) => {
    office.behave((response) => sendJson(response, 200, { status_code: 'OK', request_cnt: 7, match_cnt: 99, data }));
    expect(await statusNow()).toMatchObject(expected);
  });

  it.each([
    ['an error by its name', 400, { status_code: 'REQUEST_DATA_MALFORMED' }, 'refused', '400 REQUEST_DATA_MALFORMED'],
    ['an error with 200', 200, { status_code: 'INTERNAL_ERROR' }, 'refused', '200 INTERNAL_ERROR'],
    ['OK without rows', 200, { status_code: 'OK', request_cnt: 1 }, 'refused', '200 OK'],
    ['rows that are no list', 200, { status_code: 'OK', data: {} }, 'refused', '200 OK'],
    ['too many calls', 429, { code: -4, msg: '호출 한도' }, 'unreachable', '429'],
    ['an error of the gateway', 502, { status_code: 'HTTP_ERROR' }, 'unreachable', '502 HTTP_ERROR'],
    ['nothing at all', 200, null, 'refused', '200'],
  ] as const)('S2.7 copes with %s', async (_, status, body, trouble, why) => {
    office.behave((response) => sendJson(response, status, body));
    expect(await statusNow()).toMatchObject({ state: 'unknown', trouble, answer: null });
    expect(troubles).toEqual([`status: ${trouble}, ${why}`]);
  });

  it.each([
    [404, 'refused'],
    [200, 'refused'],
    [503, 'unreachable'],
  ])('S2.7 copes with a page of HTML and %i', async (status, trouble) => {
    office.behave((response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end('<html>점검 중</html>'),
    );
    expect(await statusNow()).toMatchObject({ state: 'unknown', trouble });
  });

  it('S2.7 copes with an answer that is cut off, in its text and in its connection', async () => {
    const text = JSON.stringify({ status_code: 'OK', data: [taxRow(NUMBER)] });
    office.behave((response) => response.end(text.slice(0, -20)));
    expect(await statusNow()).toMatchObject({ trouble: 'refused' });
    office.behave((response) => {
      response.writeHead(200, { 'content-length': String(Buffer.byteLength(text)) });
      response.write(text.slice(0, -20), () => response.socket?.destroy());
    });
    expect(await statusNow()).toMatchObject({ trouble: 'unreachable' });
  });

  it('takes no more than a megabyte', async () => {
    office.behave((response) => response.end(`{"status_code":"OK","data":[],"x":"${'x'.repeat(2_000_000)}"}`));
    expect(await statusNow()).toMatchObject({ trouble: 'refused' });
  });

  it('S2.7 waits for an answer only so long', async () => {
    office.behave(() => undefined);
    expect(await statusNow(createTaxOffice(optionsOf({ timeoutMs: 50 })))).toMatchObject({ trouble: 'unreachable' });
    expect(troubles).toEqual(['status: unreachable, no answer in time']);
  });

  it('S2.7 does not go on asking a service that is down', async () => {
    office.behave((response) => sendJson(response, 503, {}));
    const numbers = Array.from({ length: 250 }, (_, nth) => String(10_000_000 + nth).padStart(10, '0'));
    const answers = await taxOffice.statusOf(numbers);
    expect([...answers.values()].filter(({ trouble }) => trouble === 'unreachable')).toHaveLength(250);
    expect(office.calls).toHaveLength(1);
  });

  it('follows no redirection, which would carry the key elsewhere', async () => {
    office.behave((response) => response.writeHead(307, { location: `${office.url}/elsewhere` }).end());
    expect(await statusNow()).toMatchObject({ trouble: 'unreachable' });
    expect(office.calls).toHaveLength(1);
  });

  it('G1 tells nobody the key, whatever goes wrong', async () => {
    const away = createTaxOffice(optionsOf({ url: 'http://127.0.0.1:1' }));
    const wrong = createTaxOffice(optionsOf({ key: 'another-secret-key', url: `${office.url}` }));
    const broken = createTaxOffice(optionsOf({ url: 'not an address' }));
    const outputs = [await statusNow(away), await statusNow(wrong), await statusNow(broken), troubles];
    office.behave((response, { key }) => sendJson(response, 400, { status_code: key, msg: key, data: [key] }));
    outputs.push(await statusNow());
    const secrets = { key: TAX_KEY, other: 'another-secret-key' };
    expect(leaksIn(JSON.stringify(outputs), secrets)).toEqual([]);
    expect(troubles).toHaveLength(4);
  });

  it('is not asked while a transaction waits for it', async () => {
    const inTransaction = guarded((run) => run(Object.create(null)));
    await expect(inTransaction(() => statusNow())).rejects.toThrow('asking the tax office inside a transaction');
    expect(office.calls).toEqual([]);
  });
});

describe('validate', () => {
  const registration = { businessNumber: NUMBER, openedOn: '2001-03-02', representative: '홍길동' };

  it('S2.7 asks whether number, date and representative belong together', async () => {
    const [confirmed] = (await taxOffice.validate([registration])).values();
    expect(confirmed).toMatchObject({ isConfirmed: true, status: { state: 'active' } });
    expect(office.calls[0]).toMatchObject({
      path: '/api/nts-businessman/v1/validate',
      body: { businesses: [{ b_no: NUMBER, start_dt: '20010302', p_nm: '홍길동' }] },
    });
    const [denied] = (await taxOffice.validate([{ ...registration, representative: '아무개' }])).values();
    expect(denied).toMatchObject({
      isConfirmed: false,
      message: '확인할 수 없습니다.',
      status: { trouble: 'missing' },
    });
  });

  it('S2.7 knows nothing when the office says nothing clear', async () => {
    office.behave((response) => sendJson(response, 500, {}));
    expect((await taxOffice.validate([registration])).get(NUMBER)).toMatchObject({
      isConfirmed: null,
      status: { trouble: 'unreachable' },
    });
    const rows = [
      { b_no: NUMBER, valid: '01' },
      { b_no: NUMBER, valid: '02' },
    ];
    office.behave((response) => sendJson(response, 200, { status_code: 'OK', data: rows }));
    expect((await taxOffice.validate([registration])).get(NUMBER)).toMatchObject({ isConfirmed: null });
  });
});
