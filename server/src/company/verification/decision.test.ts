import { NOTE_MAX } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { NUMBER, useCases } from '../../../test/fixtures/company/cases.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { apply, admin, seen, memberOf, noticesOf, mailsTo } = useCases(world);

const REASON = '등록증이 다른 회사의 것이에요.';
const FIELDS = [{ field: 'representative' as const, note: '등록증과 달라요.' }];

describe('verifyCase', () => {
  it('S2.7 verifies the company, and its members’ next request sees it', async () => {
    const applicant = await apply({ language: 'en' });
    const operator = await admin();
    expect(await applicant.client.getProfile()).toMatchObject({ company: { state: 'pending' } });
    await operator.client.verifyCase(await seen(applicant.caseId));
    expect(await applicant.client.getProfile()).toMatchObject({
      company: { state: 'verified', verification: 'verified' },
    });
    expect(await applicant.client.getVerification()).toMatchObject({
      companyState: 'verified',
      own: { state: 'verified', can: { correct: false, resubmit: false } },
    });
    expect(await memberOf(applicant.userId)).toMatchObject({
      role: 'owner',
      state: 'active',
      companyState: 'verified',
    });
  });

  it('S2.11 tells the applicant in the portal and by mail, in their language', async () => {
    const applicant = await apply({ language: 'en' });
    const operator = await admin();
    await operator.client.verifyCase(await seen(applicant.caseId));
    expect(await noticesOf(applicant.userId)).toMatchObject([
      { kind: 'company.verified', path: '/company/verification' },
    ]);
    const [mail, ...more] = await mailsTo(applicant.userId);
    expect(mail?.subject).toBe('[Ieum] Your company is verified');
    expect(mail?.body_text).toContain('https://ieum.test/company/verification');
    expect(more).toEqual([]);
  });

  it('gives the case that has waited longest to go on with', async () => {
    const first = await apply();
    world.passMinutes(1);
    const second = await apply({ businessNumber: '2208162517' });
    world.passMinutes(1);
    const third = await apply({ businessNumber: '1018112345' });
    const operator = await admin();
    expect(await operator.client.verifyCase(await seen(first.caseId))).toEqual({
      id: first.caseId,
      next: second.caseId,
    });
    await operator.client.rejectCase({ ...(await seen(third.caseId)), reason: REASON });
    expect(await operator.client.verifyCase(await seen(second.caseId))).toMatchObject({ next: null });
  });

  it('lets in who asks to join', async () => {
    const owner = await apply();
    const operator = await admin();
    await operator.client.verifyCase(await seen(owner.caseId));
    const joiner = await apply({ language: 'jp' });
    expect(await memberOf(joiner.userId)).toMatchObject({ state: 'requested' });
    await operator.client.verifyCase(await seen(joiner.caseId));
    const { companyId } = await memberOf(owner.userId);
    expect(await memberOf(joiner.userId)).toMatchObject({ companyId, role: 'viewer', state: 'active' });
    expect(await mailsTo(joiner.userId)).toMatchObject([{ kind: 'company.joinDecided', language: 'jp' }]);
  });
});

describe('askCorrection', () => {
  it('names fields with a note each, and mails them in the reader’s language', async () => {
    const applicant = await apply({ language: 'cn' });
    const operator = await admin();
    const fields = [{ field: 'certificate' as const, note: '흐려서 안 보여요\n다시 스캔해 주세요' }, ...FIELDS];
    await operator.client.askCorrection({ ...(await seen(applicant.caseId)), fields });
    expect(await applicant.client.getVerification()).toMatchObject({
      own: { state: 'needs_correction', corrections: fields, can: { correct: true } },
    });
    const [mail] = await mailsTo(applicant.userId);
    expect(mail?.body_text).toContain('• 登记证：흐려서');
    expect(mail?.body_text).toContain('• 代表人：등록증과 달라요.');
    const [notice] = await noticesOf(applicant.userId);
    expect(notice).toMatchObject({ kind: 'company.correctionAsked', about: { fields: 'certificate representative' } });
  });

  it('can be changed while the applicant has not answered', async () => {
    const applicant = await apply();
    const operator = await admin();
    await operator.client.askCorrection({ ...(await seen(applicant.caseId)), fields: FIELDS });
    const fields = [{ field: 'phone' as const, note: '' }];
    await operator.client.askCorrection({ ...(await seen(applicant.caseId)), fields });
    expect(await applicant.client.getVerification()).toMatchObject({ own: { round: 2, corrections: fields } });
    const { rounds } = await operator.client.getCase({ id: applicant.caseId });
    expect(rounds.map(({ round, fields: request }) => [round, request])).toEqual([
      [2, fields],
      [1, FIELDS],
    ]);
  });

  it.each([
    ['no field', []],
    ['a field twice', [...FIELDS, ...FIELDS]],
    ['a field that there is not', [{ field: 'taxes', note: '' }]],
  ])('refuses %s', async (_, fields) => {
    const applicant = await apply();
    const operator = await admin();
    const request = { ...(await seen(applicant.caseId)), fields: fields as typeof FIELDS };
    await expect(operator.client.askCorrection(request)).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('asks of who wants to join nothing about the company', async () => {
    const owner = await apply();
    const operator = await admin();
    await operator.client.verifyCase(await seen(owner.caseId));
    const joiner = await apply();
    const request = { ...(await seen(joiner.caseId)), fields: FIELDS };
    await expect(operator.client.askCorrection(request)).rejects.toMatchObject({ fields: { fields: 'invalid_value' } });
    const phone = [{ field: 'phone' as const, note: '' }];
    await operator.client.askCorrection({ ...(await seen(joiner.caseId)), fields: phone });
    expect(await joiner.client.getVerification()).toMatchObject({ own: { corrections: phone } });
  });

  it('keeps markup as text, and refuses 10,000 characters by name', async () => {
    const applicant = await apply({ language: 'en' });
    const operator = await admin();
    const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    const long = { field: 'phone' as const, note: hostile.repeat(200).slice(0, 10_000) };
    const tooLong = { ...(await seen(applicant.caseId)), fields: [long] };
    const refused = { status: 400, code: 'request.invalid', fields: { 'fields.0.note': 'too_big' } };
    await expect(operator.client.askCorrection(tooLong)).rejects.toMatchObject(refused);
    const note = hostile.padEnd(NOTE_MAX, '가');
    await operator.client.askCorrection({ ...(await seen(applicant.caseId)), fields: [{ field: 'phone', note }] });
    expect(await applicant.client.getVerification()).toMatchObject({ own: { corrections: [{ note }] } });
    const [mail] = await mailsTo(applicant.userId);
    expect(mail?.body_text).toContain(hostile);
    expect(mail?.body_html).not.toMatch(/<script|<img/);
  });
});

describe('rejectCase', () => {
  it('leaves no owner behind, keeps the account, tells the reason', async () => {
    const applicant = await apply({ language: 'kr' });
    const operator = await admin();
    await operator.client.rejectCase({ ...(await seen(applicant.caseId)), reason: REASON });
    expect(await memberOf(applicant.userId)).toMatchObject({
      role: 'viewer',
      state: 'requested',
      companyState: 'rejected',
    });
    expect(await applicant.client.getVerification()).toMatchObject({
      own: { state: 'rejected', reason: REASON, can: { resubmit: true } },
    });
    expect(await applicant.client.getProfile()).toMatchObject({ company: { verification: 'rejected' } });
    const [mail] = await mailsTo(applicant.userId);
    expect([mail?.kind, mail?.body_text.includes(REASON)]).toEqual(['company.rejected', true]);
    // Nobody has access to the data of the rejected company.
    await expect(applicant.client.listFactories()).rejects.toMatchObject({ code: 'access.denied' });
  });

  it('takes no rejection without a reason', async () => {
    const applicant = await apply();
    const operator = await admin();
    const refused = operator.client.rejectCase({ ...(await seen(applicant.caseId)), reason: ' ' });
    await expect(refused).rejects.toMatchObject({ fields: { reason: 'too_small' } });
  });

  it('takes a joiner out of the company’s requests', async () => {
    const owner = await apply();
    const operator = await admin();
    await operator.client.verifyCase(await seen(owner.caseId));
    const joiner = await apply();
    await operator.client.rejectCase({ ...(await seen(joiner.caseId)), reason: REASON });
    const { companyId } = await memberOf(owner.userId);
    const member = await memberOf(joiner.userId);
    expect(member).toMatchObject({ state: 'requested', companyState: 'rejected', number: NUMBER });
    expect(member.companyId).not.toBe(companyId);
    expect(await joiner.client.getVerification()).toMatchObject({
      own: { state: 'rejected', can: { resubmit: true } },
    });
  });
});
