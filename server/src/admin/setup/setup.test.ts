import { afterAll, describe, expect, it } from 'vitest';
import { startMailServer } from '../../../test/fixtures/process/mail-server.ts';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { createSealing } from '../../kit/security/sealing.ts';
import { readSettings } from '../../kit/settings.ts';
import { createSetup } from '../../kit/setup.ts';

const SECRET = 'seven ships at noon';
const KEY = 'Zm9yIGV4YW1wbGUvKz0=';
const office = await startMailServer();
afterAll(office.close);
const port = Number(new URL(office.url).port);
const MAIL = {
  ...{ host: '127.0.0.1', port, security: 'starttls' as const, user: '', password: '' },
  ...{ senderName: '이음', senderAddress: 'no-reply@ieum.example' },
};
const DENIED = { status: 403, code: 'access.denied' };
const CHANGED = { status: 409, code: 'admin.setup_changed' };

const world = useWorld({ hasMailServer: false });
const { firm, member, product } = useSupply(world);

const storedText = async () => JSON.stringify(await world.db().selectFrom('kit_setup').selectAll().execute());

describe('setMailServer', () => {
  it('23.20 sets the server at once, and never shows its password again', async () => {
    const admin = await world.admin();
    expect(await admin.getSetup()).toMatchObject({
      open: ['mail', 'operator', 'taxOffice'],
      mail: { source: 'none', host: '', port: null, hasPassword: false, version: 0 },
    });
    expect(await admin.listMails()).toMatchObject({ hasMailServer: false });
    const login = { ...MAIL, host: 'mail.ieum.example', port: 587, user: 'ieum', password: SECRET };
    const set = await admin.setMailServer({ ...login, version: 0 });
    expect(set).toMatchObject({
      open: ['operator', 'taxOffice'],
      mail: {
        ...{ source: 'stored', host: 'mail.ieum.example', port: 587, user: 'ieum', hasPassword: true, version: 1 },
        ...{ senderAddress: 'no-reply@ieum.example', isDeclined: false },
      },
    });
    expect(await admin.listMails()).toMatchObject({ hasMailServer: true });
    expect(await admin.getOverview()).toMatchObject({ setup: ['operator', 'taxOffice'] });
    const shown = JSON.stringify([set, await admin.getSetup(), await admin.listAuditLines({})]);
    for (const text of [shown, await storedText()]) expect(text).not.toContain(SECRET);
  });

  it('23.20 keeps the password only for the same server and user, so that nobody sends it elsewhere', async () => {
    const admin = await world.admin();
    const login = { ...MAIL, host: 'mail.ieum.example', port: 587, user: 'ieum' };
    await admin.setMailServer({ ...login, password: SECRET, version: 0 });
    const renamed = await admin.setMailServer({ ...login, senderName: '이음 포털', version: 1 });
    expect(renamed.mail).toMatchObject({ hasPassword: true, senderName: '이음 포털' });
    for (const change of [
      { host: 'mail.thief.example' },
      { port: 2525 },
      { user: 'thief' },
      { security: 'tls' as const },
    ])
      await expect(
        admin.setMailServer({ ...login, ...change, version: 2 }),
        JSON.stringify(change),
      ).rejects.toMatchObject({
        ...{ code: 'request.invalid', fields: { password: 'missing' } },
      });
    const without = await admin.setMailServer({ ...login, user: '', version: 2 });
    expect(without.mail).toMatchObject({ user: '', hasPassword: false });
  });

  it('22.7 23.20 is known to every other operator, who cannot switch that off', async () => {
    const [operator, colleague] = [await world.admin(), await world.admin()];
    await operator.setMailServer({ ...MAIL, host: 'mail.thief.example', version: 0 });
    const noticesOf = async (admin: typeof operator) =>
      (await admin.listNotices({ kind: 'admin.mailServerChanged' })).rows;
    expect(await noticesOf(colleague)).toMatchObject([
      { about: { network: 'mail.thief.example' }, path: '/admin/settings/setup' },
    ]);
    expect(await noticesOf(operator)).toEqual([]);
    const mail = (await world.db().selectFrom('notice_mail').selectAll().execute()).find(
      ({ kind }) => kind === 'admin.mailServerChanged',
    );
    expect(mail?.body_text).toMatch(/메일 서버.*mail\.thief\.example/s);
    expect(mail?.body_text).not.toContain('접속한 네트워크');
    await operator.clearSetup({ item: 'mail', version: 1 });
    expect(await noticesOf(colleague)).toHaveLength(2);
    await operator.setTaxOffice({ key: KEY, version: 0 });
    expect(await noticesOf(colleague)).toHaveLength(2);
    const silent = { kind: 'admin.mailServerChanged' as const, inApp: false, byMail: false };
    await expect(colleague.setNoticePreference(silent)).rejects.toMatchObject({ status: 409 });
  });

  it('23.20 refuses whoever saw an older one, and what is no server', async () => {
    const admin = await world.admin();
    await admin.setMailServer({ ...MAIL, version: 0 });
    for (const version of [0, 2])
      await expect(admin.setMailServer({ ...MAIL, version })).rejects.toMatchObject(CHANGED);
    for (const wrong of [
      { host: 'a b' },
      { host: 'x/../y' },
      { port: 0 },
      { senderAddress: 'nobody' },
      { senderName: 'a <b' },
    ])
      await expect(admin.setMailServer({ ...MAIL, ...wrong, version: 1 }), JSON.stringify(wrong)).rejects.toMatchObject(
        {
          code: 'request.invalid',
        },
      );
  });

  it('23.20 is the operators’ alone', async () => {
    const { owner } = await firm('회사');
    await expect(owner.getSetup()).rejects.toMatchObject(DENIED);
    await expect(owner.setMailServer({ ...MAIL, version: 0 })).rejects.toMatchObject(DENIED);
    await expect(owner.sendTestMail()).rejects.toMatchObject(DENIED);
    await expect(owner.declineSetup({ item: 'mail', isDeclined: true, version: 0 })).rejects.toMatchObject(DENIED);
    expect(await storedText()).toBe('[]');
  });
});

describe('sendTestMail', () => {
  it('23.20 sends to the own address, and tells what the server said', async () => {
    const admin = world.withToken(await world.token({ email: 'park@ieum.example', language: 'en' }));
    await expect(admin.sendTestMail()).rejects.toMatchObject({ status: 409, code: 'admin.mail_not_set' });
    await admin.setMailServer({ ...MAIL, version: 0 });
    expect(await admin.sendTestMail()).toEqual({ isSent: true, to: 'park@ieum.example', why: '' });
    expect(office.received).toMatchObject([{ readers: ['park@ieum.example'] }]);
    office.refuse(550, 'no such mailbox');
    const refused = await admin.sendTestMail();
    office.accept();
    expect(refused).toMatchObject({ isSent: false, why: expect.stringContaining('no such mailbox') });
  });
});

describe('setOperatorDetails and setTaxOffice', () => {
  const DETAILS = {
    name: '이음',
    representative: '김이음',
    businessNumber: '123-45-67890',
    address: '서울',
    phone: '',
  };

  it('23.20 keep who runs the portal, and a key that is never shown again', async () => {
    const admin = await world.admin();
    expect((await admin.setOperatorDetails({ ...DETAILS, email: '', version: 0 })).open).toContain('operator');
    const set = await admin.setOperatorDetails({ ...DETAILS, email: 'help@ieum.example', version: 1 });
    expect(set.open).not.toContain('operator');
    expect(set.operator.fields[0]).toEqual({ field: 'name', value: '이음', source: 'stored' });
    const keyed = await admin.setTaxOffice({ key: KEY, version: 0 });
    expect(keyed.taxOffice).toEqual({ source: 'stored', isDeclined: false, isUnreadable: false, version: 1 });
    expect(await admin.getOperatorDashboard()).toMatchObject({ taxOffice: { isAsked: true } });
    expect(JSON.stringify([keyed, await admin.getSetup(), await storedText()])).not.toContain(KEY);
    expect((await admin.clearSetup({ item: 'taxOffice', version: 1 })).taxOffice).toMatchObject({ source: 'none' });
    expect(await admin.getOperatorDashboard()).toMatchObject({ taxOffice: { isAsked: false } });
  });
});

describe('without a mail server', () => {
  it('23.18 tells inviters that nothing was sent, and gives them a link that works', async () => {
    const company = await firm('회사');
    const { id, isMailed } = await company.owner.inviteMember({ email: 'new@test.kr', role: 'editor' });
    expect(isMailed).toBe(false);
    expect(await company.owner.resendInvitation({ id })).toEqual({ isMailed: false });
    const { url } = await company.owner.makeInvitationLink({ id });
    const token = url.split('/').at(-1) ?? '';
    expect(await world.withToken(null).readInvitation({ token })).toMatchObject({ companyName: '회사' });
    const productId = await product(company, '배터리팩');
    const proposal = { productId, words: { product: '셀' }, figures: {} };
    const input = { email: 'sales@supplier.example', businessNumber: '1248100998', language: 'kr' as const, proposal };
    const invited = await company.owner.inviteSupplier(input);
    expect(invited.isMailed).toBe(false);
    expect(await company.owner.resendSupplyInvitation({ id: invited.id })).toEqual({ isMailed: false });
    const admin = await world.admin();
    expect(await admin.inviteAdmin({ email: 'lee@ieum.example' })).toEqual({ isMailed: false });
    await admin.setMailServer({ ...MAIL, version: 0 });
    const owner = await member(company.id);
    expect(await owner.inviteMember({ email: 'other@test.kr', role: 'viewer' })).toMatchObject({ isMailed: true });
    expect(await admin.inviteAdmin({ email: 'choi@ieum.example' })).toEqual({ isMailed: true });
  });

  it('23.18 reminds operators until it is set or declined', async () => {
    const admin = await world.admin();
    expect((await admin.getOverview()).setup).toContain('mail');
    const declined = await admin.declineSetup({ item: 'mail', isDeclined: true, version: 0 });
    expect(declined).toMatchObject({ open: ['operator', 'taxOffice'], mail: { isDeclined: true, source: 'none' } });
    expect((await admin.getOverview()).setup).not.toContain('mail');
    await expect(admin.declineSetup({ item: 'mail', isDeclined: false, version: 0 })).rejects.toMatchObject(CHANGED);
    expect((await admin.declineSetup({ item: 'mail', isDeclined: false, version: 1 })).open).toContain('mail');
  });
});

describe('what the environment says', () => {
  const settings = readSettings({
    ...{ SMTP_URL: `smtps://ieum:${encodeURIComponent(SECRET)}@mail.given.example`, TAX_OFFICE_KEY: KEY },
    ...{ MAIL_FROM: '이음 <no-reply@given.example>', OPERATOR_NAME: '환경 주식회사' },
  });
  const sealing = createSealing('another key for tests, of 32 bytes', 'set-up');
  const there = useWorld({ change: (parts) => ({ ...parts, setup: createSetup(settings, sealing) }) });

  it('23.20 wins, is shown as such, and cannot be changed here', async () => {
    const admin = await there.admin();
    const setup = await admin.getSetup();
    expect(setup).toMatchObject({
      open: ['operator'],
      mail: {
        ...{ source: 'environment', host: 'mail.given.example', port: 465, security: 'tls', user: 'ieum' },
        ...{ hasPassword: true, senderAddress: 'no-reply@given.example', senderSource: 'environment' },
      },
      taxOffice: { source: 'environment' },
    });
    expect(JSON.stringify(setup)).not.toMatch(new RegExp(`${SECRET}|${KEY}`));
    const set = { status: 409, code: 'admin.set_by_environment' };
    await expect(admin.setMailServer({ ...MAIL, version: 0 })).rejects.toMatchObject(set);
    await expect(admin.setTaxOffice({ key: 'other', version: 0 })).rejects.toMatchObject(set);
    await expect(admin.clearSetup({ item: 'mail', version: 0 })).rejects.toMatchObject(set);
    const details = {
      name: '다른 이름',
      representative: '김이음',
      businessNumber: '',
      address: '',
      phone: '',
      email: '',
    };
    const { operator } = await admin.setOperatorDetails({ ...details, version: 0 });
    expect(operator.fields.slice(0, 2)).toEqual([
      { field: 'name', value: '환경 주식회사', source: 'environment' },
      { field: 'representative', value: '김이음', source: 'stored' },
    ]);
  });

  it('23.20 holds in the demo, too: nothing leaves, whatever somebody sets up', async () => {
    const demo = createSetup({ ...readSettings({}), isDemo: true }, sealing);
    await demo.keep(there.db(), 'mail', { value: { ...MAIL }, isDeclined: false, from: 0, at: there.clock() });
    expect(await demo.hasMailServer(there.db())).toBe(false);
    expect(demo.openOf(await demo.keptIn(there.db()))).toEqual([]);
  });

  it('23.20 needs what was sealed with another token key to be set anew', async () => {
    const before = createSetup(readSettings({}), createSealing('a third key for tests, of 32 bytes', 'set-up'));
    await before.keep(there.db(), 'mail', { value: { ...MAIL }, isDeclined: false, from: 0, at: there.clock() });
    const now = createSetup(readSettings({}), sealing);
    const { mail } = await now.keptIn(there.db());
    expect(mail).toMatchObject({ value: undefined, isUnreadable: true, version: 1 });
    expect(now.openOf(await now.keptIn(there.db()))).toContain('mail');
  });
});
