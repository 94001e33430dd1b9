import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { KIM, seeded, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { maskedEmail } from '../../kit/security/contact-masking.ts';

const { name, phone } = KIM;
const times = (count: number) => Array.from({ length: count }, (_, at) => at);
const phoneNo = (no: number) => `010${String(no).padStart(8, '0')}`;
const networkNo = (no: number) => `10.${no >> 8}.${no & 255}.1`;

describe('findEmail', () => {
  const world = useWorld();
  const { add, post, notifyOwners, mailsOf, passSeconds } = usePeople(world);
  const find = (input: object, from?: string) => post('/find-email', input, from ? { from } : {});
  const emailsOf = async (input: object) => (await find(input)).json().result.data.emails;

  it('S2.21 shows the masked address on a hit, and the same shape on a miss', async () => {
    await add();
    const hit = await find({ name, phone });
    const miss = await find({ name, phone: '01000000000' });
    expect(hit.body).toBe('{"result":{"data":{"mode":"masked","emails":["k****@t***.kr"],"request":""}}}');
    expect(miss.body).toBe('{"result":{"data":{"mode":"masked","emails":[],"request":""}}}');
    expect([miss.statusCode, Object.keys(miss.headers)]).toEqual([hit.statusCode, Object.keys(hit.headers)]);
  });

  it('S2.21 wants both, and exactly', async () => {
    await add();
    const near = ['김이', '김이음음', '이음', '김 이음', '%', '김이_', 'KIM'];
    for (const nearName of near) expect(await emailsOf({ name: nearName, phone })).toEqual([]);
    expect(await emailsOf({ name, phone: '01012345679' })).toEqual([]);
    expect(await emailsOf({ name: ` ${name.normalize('NFD')} `, phone })).toHaveLength(1);
  });

  it('S2.21 finds one phone in fifty spellings', async () => {
    await add();
    const starts = ['010', '+82 10', '+8210', '+82-10', '+82 (0)10', '+82 010', '008210', '0082 10', '０１０', '(010)'];
    const rests = ['12345678', '-1234-5678', ' 1234 5678', '.1234.5678', '-１２３４-５６７８', ' - 1234 - 5678 '];
    const spellings = starts.flatMap((start) => rests.map((rest) => start + rest));
    expect(spellings.length).toBeGreaterThanOrEqual(50);
    for (const spelling of spellings) {
      expect([spelling, await emailsOf({ name, phone: spelling })]).toEqual([spelling, ['k****@t***.kr']]);
    }
  });

  it('S2.21 23.5 finds whoever registered with a phone abroad, by its spellings and by no other number', async () => {
    await add({ phone: '842438251234' });
    for (const spelling of ['+84 24 3825 1234', '+842438251234', '0084-24-3825-1234', '+84 (0)24.3825.1234'])
      expect([spelling, await emailsOf({ name, phone: spelling })]).toEqual([spelling, ['k****@t***.kr']]);
    for (const otherPhone of ['+84 24 3825 1235', '+82 10 2438 1234', phone])
      expect([otherPhone, await emailsOf({ name, phone: otherPhone })]).toEqual([otherPhone, []]);
  });

  it('23.5 finds whoever had registered with +82 before numbers were kept in one way', async () => {
    const old = {
      '821012345678': '+82 10 1234 5678',
      '8201087654321': '010-8765-4321',
      '820212345678': '+82 2 1234 5678',
    };
    for (const [kept, typed] of Object.entries(old)) {
      await add({ email: `p${kept}@naver.com`, phone: kept });
      expect([typed, await emailsOf({ name, phone: typed })]).toEqual([typed, []]);
    }
    const updates = readFileSync('server/migrations/0053_account_phone.sql', 'utf8').match(/^update [^;]*;/gm) ?? [];
    for (const update of updates) await sql.raw(update).execute(world.db());
    for (const typed of Object.values(old)) expect(await emailsOf({ name, phone: typed })).toHaveLength(1);
  });

  it('S2.21 shows three at most, the oldest first, and none that has left', async () => {
    await add({ email: 'left@test.kr', state: 'left', created_at: '2020-01-01T00:00:00Z' });
    for (const at of times(5))
      await add({ email: `${'abcde'[at]}@naver.com`, created_at: `2021-01-0${at + 1}T00:00:00Z` });
    expect(await emailsOf({ name, phone })).toEqual(['a****@naver.com', 'b****@naver.com', 'c****@naver.com']);
  });

  it('tells the owner of each account once a day, and meets no error where there is nobody', async () => {
    await add();
    await add({ email: 'second@test.kr' });
    for (const _ of times(3)) await find({ name, phone });
    await find({ name: '없는 사람', phone });
    expect(await notifyOwners()).toEqual([]);
    const recipients = (await mailsOf('looked_up')).map(({ recipient }) => recipient);
    expect(recipients.sort()).toEqual([KIM.email, 'second@test.kr']);
    expect((await mailsOf('looked_up'))[0]?.body_text).toContain('127.0.0.x');
    passSeconds(24 * 3_600);
    await find({ name, phone });
    expect(await notifyOwners()).toEqual([]);
    expect(await mailsOf('looked_up')).toHaveLength(4);
  });
});

describe('findEmail, too often', () => {
  const world = useWorld({ limitFactor: 1 });
  const { add, post, passSeconds, notifyOwners, mailsOf } = usePeople(world);
  const find = (input: object, from: string) => post('/find-email', input, { from });

  it('5.7 answers 429 to the 31st call of a network in a day, hit and miss alike', async () => {
    await add();
    for (const at of times(30)) {
      if (at % 10 === 0) passSeconds(3_600);
      const { statusCode } = await find({ name, phone: phoneNo(at) }, `192.0.2.${at}`);
      expect([at, statusCode]).toEqual([at, 200]);
    }
    passSeconds(3_600);
    const answers = [await find({ name, phone }, '192.0.2.99'), await find({ name, phone: phoneNo(77) }, '192.0.2.98')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect(answers[0]?.headers['retry-after']).toBe(answers[1]?.headers['retry-after']);
    expect((await find({ name, phone }, '192.0.3.1')).statusCode).toBe(200);
  });

  it('5.7 answers 429 to the fourth call for a phone in an hour, wherever it comes from', async () => {
    await add();
    const spellings = [phone, '+82 10-1234-5678', '010.1234.5678', '0082 10 1234 5678'];
    const statuses = [];
    for (const at of times(4)) {
      const answer = await find({ name: at % 2 ? '남의 이름' : name, phone: spellings[at] }, networkNo(at));
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('5.7 answers by mail alone from the 301st call of an hour on, and tells the owner all the same', async () => {
    await add();
    for (const at of times(300)) await find({ name, phone: phoneNo(at) }, networkNo(at));
    const hit = await find({ name, phone }, networkNo(300));
    const miss = await find({ name, phone: phoneNo(300) }, networkNo(301));
    expect(hit.json().result.data).toEqual({ mode: 'mail', emails: [], request: '' });
    expect(miss.body).toBe(hit.body);
    expect(await notifyOwners()).toEqual([]);
    expect((await mailsOf('looked_up')).map(({ recipient }) => recipient)).toEqual([KIM.email]);
    expect(world.logged.join()).toContain('too many calls this hour');
  });
});

describe('maskedEmail', () => {
  it('5.7 shows two letters at most of 5,000 random addresses, and never the whole', () => {
    const seed = Number(process.env.IEUM_SEED ?? Date.now());
    console.log(`masking: IEUM_SEED=${seed}`);
    const { oneOf, word, below } = seeded(seed);
    const suffixes = [
      'kr',
      'co.kr',
      'com',
      'io',
      'co.jp',
      'kawasaki.jp',
      'com.cn',
      'ck',
      'local',
      'github.io',
    ] as const;
    const broken = times(5_000).flatMap(() => {
      const local = word("abcxyz019_+.-'", 1, 24);
      const label = word('abcdexyz0189-', 1, 20);
      const domain = below(4) === 0 ? 'naver.com' : `${label}.${oneOf(suffixes)}`;
      const masked = maskedEmail(`${local}@${domain}`);
      const [shownLocal = '', shownDomain = ''] = masked.split('@');
      const isLocalSafe = shownLocal === `${local.slice(0, local.length > 3 ? 2 : 1)}****`;
      const isDomainSafe =
        domain === 'naver.com'
          ? shownDomain === domain
          : shownDomain.startsWith(`${label.slice(0, 1)}***.`) &&
            (label.length < 2 || !shownDomain.includes(`${label}.`));
      return isLocalSafe && isDomainSafe && masked !== `${local}@${domain}` ? [] : [`${local}@${domain} → ${masked}`];
    });
    expect(broken.slice(0, 5)).toEqual([]);
  });
});
