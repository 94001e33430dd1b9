// @both-engines: a partial index keeps requests to one at a time.
import { namesOf } from '@ieum/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { HELD, OTHER_NUMBER, useIdentities, WANTED } from '../../../test/fixtures/company/identities.ts';
import { type Caller, useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { verified, member, runJobs, all, file, request, waiting, notesOf } = useIdentities(world);

const HELD_NAMES = namesOf(HELD);

let company: string;
let owner: Caller & { id: string };
let operator: Caller;
beforeEach(() => {
  ({ company, owner, operator } = all());
});

describe('updateCompany', () => {
  it.each([
    [{ name: '누리셀에너지' }, { name: 'fixed' }],
    [{ nameEnglish: 'Nuricell Energy' }, { nameEnglish: 'fixed' }],
    [{ nameChinese: '新能源' }, { nameChinese: 'fixed' }],
    [{ nameJapanese: 'ひかり' }, { nameJapanese: 'fixed' }],
    [{ representative: '남의 대표' }, { representative: 'fixed' }],
    [{ country: 'DE' }, { country: 'fixed' }],
    [{ name: '' }, { name: 'fixed' }],
  ])('#22.1 refuses %j of a verified company, for owner and editor', async (change, fields) => {
    const editor = await member(company, 'editor');
    for (const who of [owner, editor]) {
      const refused = { status: 409, code: 'company.identity_fixed', fields };
      await expect(who.updateCompany({ ...change, version: 1 })).rejects.toMatchObject(refused);
    }
    expect(await owner.getCompany()).toMatchObject({ name: HELD.name, nameEnglish: '', country: 'KR', version: 1 });
  });

  it('#22.1 lets editors change the rest, with the identity left out or as it is', async () => {
    expect(await owner.updateCompany({ industry: '도금', version: 1 })).toMatchObject({ name: HELD.name, version: 2 });
    const same = { name: HELD.name, nameEnglish: '', representative: '', country: 'KR' };
    expect(await owner.updateCompany({ ...same, industry: '주조', version: 2 })).toMatchObject({ industry: '주조' });
    const early = await member(await world.company(OTHER_NUMBER));
    expect(await early.updateCompany({ name: '새싹정밀', version: 1 })).toMatchObject({ name: '새싹정밀' });
  });
});

describe('requestIdentityChange', () => {
  it('#22.1 opens a case; the old values hold until it is decided, and the audit log has both', async () => {
    await request(await member(company, 'editor'));
    expect(await owner.getCompany()).toMatchObject({ name: HELD.name, state: 'verified' });
    expect(await owner.getIdentity()).toMatchObject({
      current: HELD,
      request: { state: 'submitted', change: { before: HELD, after: WANTED } },
      formerNames: [],
      can: { request: false, withdraw: true },
    });
    const row = await operator.getCase({ id: (await waiting()).id });
    expect(row).toMatchObject({ kind: 'identity', companyName: HELD.name, identity: { before: HELD, after: WANTED } });
    expect(await notesOf('requestIdentityChange')).toEqual([
      'name: "한빛정밀" → "누리셀에너지"; nameEnglish: "" → "Nuricell Energy"; representative: "" → "김누리"',
    ]);
  });

  it('25.4 changes a name in Chinese or Japanese script like the others, and refuses another script at its field', async () => {
    const wanted = { nameChinese: '努里电芯', nameJapanese: 'ヌリセル' };
    for (const [field, typed] of [
      ['nameChinese', 'Nuricell'],
      ['nameJapanese', '누리셀'],
    ] as const) {
      const refused = { status: 400, code: 'request.invalid', fields: { [field]: expect.any(String) } };
      await expect(request(owner, { ...wanted, [field]: typed })).rejects.toMatchObject(refused);
    }
    await expect(request(await member(company, 'viewer'), wanted)).rejects.toMatchObject({ code: 'access.denied' });
    await request(owner, { ...HELD, ...wanted });
    expect(await owner.getCompany()).toMatchObject({ nameChinese: '', nameJapanese: '' });
    const { id } = await waiting();
    expect(await operator.getCase({ id })).toMatchObject({ identity: { before: HELD, after: { ...HELD, ...wanted } } });
    const note = 'nameChinese: "" → "努里电芯"; nameJapanese: "" → "ヌリセル"';
    expect(await notesOf('requestIdentityChange')).toContain(note);
    await operator.verifyCase(await waiting());
    expect(await owner.getIdentity()).toMatchObject({ current: wanted, formerNames: [HELD_NAMES] });
    expect(await operator.inspectCompany({ id: company })).toMatchObject(wanted);
    expect((await operator.listCompanies({ q: '努里' })).rows).toMatchObject([{ id: company }]);
  });

  it('25.4 shows a case from before companies had such names', async () => {
    await request(owner);
    const { id } = await waiting();
    const older = sql`jsonb_build_object('before', (identity -> 'before') - 'nameChinese' - 'nameJapanese',
      'after', (identity -> 'after') - 'nameChinese' - 'nameJapanese')`;
    await sql`update company_case_round set identity = ${older} where case_id = ${id}`.execute(world.db());
    expect(await operator.getCase({ id })).toMatchObject({ identity: { before: HELD, after: WANTED } });
    expect(await owner.getIdentity()).toMatchObject({ request: { change: { before: HELD, after: WANTED } } });
    await operator.verifyCase(await waiting());
    expect(await owner.getIdentity()).toMatchObject({ current: WANTED });
  });

  it('#22 refuses a second change while a case is open, and takes one after it was withdrawn', async () => {
    await request(owner);
    const second = request(owner, { name: '다른 이름' });
    await expect(second).rejects.toMatchObject({ status: 409, code: 'company.identity_pending' });
    expect((await operator.listCases({ kind: 'identity' })).total).toBe(1);
    const { request: open } = await owner.getIdentity();
    await owner.withdrawIdentityChange({ version: open?.version ?? 0 });
    expect(await owner.getIdentity()).toMatchObject({
      current: HELD,
      request: { state: 'rejected', isWithdrawn: true },
      can: { request: true, withdraw: false },
    });
    await request(owner, { name: '다른 이름' });
    expect(await operator.getCase({ id: (await waiting()).id })).toMatchObject({
      identity: { after: { name: '다른 이름' } },
    });
  });

  it.each([
    ['only invisible letters', '\u3164\u200b', 'invalid_format'],
    ['a blank of braille', '\u2800', 'invalid_format'],
    ['a letter that turns the direction', '누리셀\u202e지너에', 'invalid_format'],
    ['a joiner of no width', '누리\u200d셀', 'invalid_format'],
    ['nothing', '   ', 'too_small'],
    ['300 letters', '가'.repeat(300), 'too_big'],
  ])('#22 refuses a name of %s, and nothing is stored', async (_, name, why) => {
    const refused = { status: 400, code: 'request.invalid', fields: { name: why } };
    await expect(request(owner, { name })).rejects.toMatchObject(refused);
    expect((await operator.listCases({ kind: 'identity' })).total).toBe(0);
    const early = await member(await world.company(OTHER_NUMBER));
    if (why !== 'too_small') await expect(early.updateCompany({ name, version: 1 })).rejects.toMatchObject(refused);
  });

  it('#22 takes a Cyrillic letter in a Latin name and a name that another has, as hints to the operator', async () => {
    await verified(OTHER_NUMBER, 'Nuricell');
    await request(owner, { name: 'Nuric\u0435ll' });
    expect(await runJobs()).toEqual([]);
    const checkOf = async () => {
      const { reading } = await operator.getCase({ id: (await waiting()).id });
      return reading?.checks.find(({ check }) => check === 'name_letters');
    };
    expect(await checkOf()).toMatchObject({ outcome: 'warn', detail: { scripts: 'Cyrl Latn' } });
    const { request: open } = await owner.getIdentity();
    await owner.withdrawIdentityChange({ version: open?.version ?? 0 });
    await request(owner, { name: 'nuricell', nameEnglish: '' });
    await runJobs();
    expect(await checkOf()).toMatchObject({ outcome: 'warn', detail: { same: '1' } });
  });

  it('refuses what changes nothing, an older version, a bad number, a bad file, and a company that is not verified', async () => {
    await expect(request(owner, HELD)).rejects.toMatchObject({ status: 409, code: 'company.identity_same' });
    const old = owner.requestIdentityChange({ ...WANTED, version: 99, file: file() });
    await expect(old).rejects.toMatchObject({ code: 'company.changed_meanwhile' });
    const short = request(owner, { number: '123' });
    await expect(short).rejects.toMatchObject({ status: 400, fields: { number: 'invalid_format' } });
    const noPdf = owner.requestIdentityChange({ ...WANTED, version: 1, file: new File(['no pdf'], 'a.pdf') });
    await expect(noPdf).rejects.toMatchObject({ status: 422, code: 'document.not_pdf' });
    const early = await member(await world.company(OTHER_NUMBER));
    await expect(request(early)).rejects.toMatchObject({ status: 409, code: 'company.not_verified' });
    expect((await operator.listCases({ kind: 'identity' })).total).toBe(0);
  });

  it('S6.2 is for owners and editors; a viewer and another company change nothing of it', async () => {
    const viewer = await member(company, 'viewer');
    await expect(request(viewer)).rejects.toMatchObject({ code: 'access.denied' });
    await request(owner);
    const { request: open } = await viewer.getIdentity();
    const version = open?.version ?? 0;
    await expect(viewer.withdrawIdentityChange({ version })).rejects.toMatchObject({ code: 'access.denied' });
    const stranger = await member(await verified(OTHER_NUMBER, '남의 회사'));
    expect(await stranger.getIdentity()).toMatchObject({ request: null, can: { request: true } });
    await expect(stranger.withdrawIdentityChange({ version })).rejects.toMatchObject({ code: 'request.not_found' });
    expect(await owner.getIdentity()).toMatchObject({ request: { state: 'submitted' } });
  });
});
