import { describe, expect, it } from 'vitest';
import { NUMBER, useCases } from '../../../test/fixtures/company/cases.ts';
import { certificatePdf } from '../../../test/fixtures/pdf/certificate.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { apply, admin, runJobs, seen, memberOf, noticesOf, mailsTo } = useCases(world);

const REASON = '등록증에 있는 회사와 관계가 없어 보여요.';
const factory = { name: '울산 1공장', country: 'KR' };

const twoClaims = async () => {
  const first = await apply({ name: '김하나', email: 'first@test.kr', language: 'en' });
  const second = await apply({ name: '이둘', email: 'second@test.kr', language: 'jp' });
  return { first, second, operator: await admin() };
};

describe('two claims to one number abroad', () => {
  const ABROAD = 'VN 0312345678';
  const claim = (email: string, printed = '0312345678') => {
    const certificate = certificatePdf({ layout: 'english', businessNumber: printed });
    return apply({ businessNumber: ABROAD, email, certificate });
  };
  const checksOf = async (operator: Awaited<ReturnType<typeof admin>>, id: string) => {
    const { reading } = await operator.client.getCase({ id });
    const checks = Object.fromEntries(reading?.checks.map(({ check, ...rest }) => [check, rest]) ?? []);
    return { checks, number: reading?.comparisons.find(({ field }) => field === 'businessNumber')?.agreement };
  };

  it('S2.7 23.11 are compared with their certificates and with each other', async () => {
    const [first, second] = [await claim('first@test.vn'), await claim('second@test.vn', '0399999999')];
    expect(await runJobs()).toEqual([]);
    const operator = await admin();
    expect(await checksOf(operator, first.caseId)).toMatchObject({
      number: 'agrees',
      checks: {
        certificate_text: { outcome: 'pass', detail: { number: 'agrees' } },
        duplicate: { outcome: 'warn', detail: { verified: '0', claims: '1' } },
        check_digit: { outcome: 'skipped', detail: { why: 'abroad' } },
      },
    });
    expect(await checksOf(operator, second.caseId)).toMatchObject({
      number: 'not_found',
      checks: { certificate_text: { outcome: 'warn' }, duplicate: { outcome: 'warn' } },
    });
    expect((await operator.client.getCase({ id: first.caseId })).accounts).toMatchObject([{ email: 'se****@t***.vn' }]);
  });

  it('S2.7 23.11 the operator sees that a verified company has the number, and can only pass the claim on', async () => {
    const first = await claim('first@test.vn');
    const operator = await admin();
    await operator.client.verifyCase(await seen(first.caseId));
    const { companyId } = await memberOf(first.userId);
    await world.db().updateTable('company').set({ state: 'pending' }).where('id', '=', companyId).execute();
    const late = await claim('late@test.vn');
    await world.db().updateTable('company').set({ state: 'verified' }).where('id', '=', companyId).execute();
    await runJobs();
    expect((await checksOf(operator, late.caseId)).checks.duplicate).toMatchObject({ outcome: 'fail' });
    const shown = await operator.client.getCase({ id: late.caseId });
    expect(shown).toMatchObject({ kind: 'claim', holder: { id: companyId }, can: { verify: false, join: true } });
    await operator.client.turnIntoJoin(await seen(late.caseId));
    expect(await memberOf(late.userId)).toMatchObject({ companyId, state: 'requested' });
  });
});

describe('two claims to one number', () => {
  it('S2.7 neither sees anything of the other', async () => {
    const { first, second } = await twoClaims();
    await first.client.registerFactory(factory);
    expect(await second.client.listFactories()).toMatchObject({ total: 0 });
    const visible = JSON.stringify([await second.client.getVerification(), await second.client.getProfile()]);
    expect(visible).not.toMatch(/김하나|first@test/);
    const { own } = await first.client.getVerification();
    const theirs = second.client.getDocument({ id: own?.certificate.id ?? '' });
    await expect(theirs).rejects.toMatchObject({ code: 'request.not_found' });
  });

  it('shows them to the operator side by side', async () => {
    const { first, second, operator } = await twoClaims();
    const shown = await operator.client.getCase({ id: first.caseId });
    expect(shown.others).toMatchObject([{ id: second.caseId, applicantEmail: 'se****@t***.kr', kind: 'claim' }]);
    expect(shown.accounts).toMatchObject([{ email: 'se****@t***.kr', role: 'owner', companyState: 'pending' }]);
  });

  it('asks what becomes of the other, and of any that came in meanwhile', async () => {
    const { first, second, operator } = await twoClaims();
    const undecided = { status: 409, code: 'company.claims_undecided' };
    const shown = await seen(first.caseId);
    await expect(operator.client.verifyCase(shown)).rejects.toMatchObject(undecided);
    const others = [{ ...(await seen(second.caseId)), outcome: 'join' as const }];
    await apply({ email: 'third@test.kr' });
    await expect(operator.client.verifyCase({ ...shown, others })).rejects.toMatchObject(undecided);
    expect(await memberOf(second.userId)).toMatchObject({ role: 'owner', state: 'active' });
  });

  it('S2.7 one stands, the other becomes a request to join it; both and the new owner hear of it', async () => {
    const { first, second, operator } = await twoClaims();
    const others = [{ ...(await seen(second.caseId)), outcome: 'join' as const }];
    await operator.client.verifyCase({ ...(await seen(first.caseId)), others });
    const { companyId } = await memberOf(first.userId);
    expect(await memberOf(second.userId)).toMatchObject({ companyId, role: 'viewer', state: 'requested' });
    expect(await second.client.getVerification()).toMatchObject({ own: { state: 'submitted' }, companyState: null });
    expect(await operator.client.getCase({ id: second.caseId })).toMatchObject({
      kind: 'join',
      state: 'submitted',
      round: 2,
      rounds: [{ decision: null }, { decision: 'joined' }],
      holder: { id: companyId },
    });
    expect((await mailsTo(second.userId)).map(({ kind, language }) => [kind, language])).toEqual([
      ['company.rejected', 'jp'],
    ]);
    expect((await noticesOf(first.userId)).map(({ kind }) => kind).sort()).toEqual([
      'company.joinRequested',
      'company.verified',
    ]);
    // The certificate of the other claim stays with the person who uploaded it.
    const { own } = await second.client.getVerification();
    const id = own?.certificate.id ?? '';
    expect((await second.client.getDocument({ id })).size).toBeGreaterThan(0);
    await expect(first.client.getDocument({ id })).rejects.toMatchObject({ code: 'request.not_found' });
  });

  it('rejects the other with a reason, and leaves it without an owner', async () => {
    const { first, second, operator } = await twoClaims();
    const choice = { ...(await seen(second.caseId)), outcome: 'reject' as const };
    const shown = await seen(first.caseId);
    const bare = operator.client.verifyCase({ ...shown, others: [choice] });
    await expect(bare).rejects.toMatchObject({ code: 'request.invalid', fields: { 'others.reason': 'too_small' } });
    await operator.client.verifyCase({ ...shown, others: [{ ...choice, reason: REASON }] });
    expect(await memberOf(second.userId)).toMatchObject({
      role: 'viewer',
      state: 'requested',
      companyState: 'rejected',
    });
    expect(await second.client.getVerification()).toMatchObject({ own: { state: 'rejected', reason: REASON } });
  });

  it('decides a claim that was sent back too', async () => {
    const { first, second, operator } = await twoClaims();
    const fields = [{ field: 'phone' as const, note: '' }];
    await operator.client.askCorrection({ ...(await seen(second.caseId)), fields });
    const others = [{ ...(await seen(second.caseId)), outcome: 'join' as const }];
    await operator.client.verifyCase({ ...(await seen(first.caseId)), others });
    const { rounds } = await operator.client.getCase({ id: second.caseId });
    expect(rounds.map(({ round, decision }) => [round, decision])).toEqual([
      [3, null],
      [2, 'joined'],
      [1, 'needs_correction'],
    ]);
  });

  it('tells whoever verifies the second of two at once', async () => {
    const { first, second, operator } = await twoClaims();
    const [firstCase, secondCase] = [await seen(first.caseId), await seen(second.caseId)];
    const rival = await admin();
    const outcomes = await Promise.allSettled([
      operator.client.verifyCase({ ...firstCase, others: [{ ...secondCase, outcome: 'join' }] }),
      rival.client.verifyCase({ ...secondCase, others: [{ ...firstCase, outcome: 'join' }] }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const companies = world.db().selectFrom('company').select('id').where('business_number', '=', NUMBER);
    expect(await companies.where('state', '=', 'verified').execute()).toHaveLength(1);
  });
});

describe('turnIntoJoin', () => {
  it('is the way on for a claim to a number that has a company by now', async () => {
    const { first, second, operator } = await twoClaims();
    // Only two sign-ups at the same moment could leave this state; no caller can produce it.
    const { companyId } = await memberOf(first.userId);
    await world.db().updateTable('company').set({ state: 'verified' }).where('id', '=', companyId).execute();
    const taken = operator.client.verifyCase(await seen(second.caseId));
    await expect(taken).rejects.toMatchObject({ code: 'company.number_taken' });
    expect(await operator.client.getCase({ id: second.caseId })).toMatchObject({ can: { verify: false, join: true } });
    await operator.client.turnIntoJoin({ ...(await seen(second.caseId)), reason: REASON });
    expect(await memberOf(second.userId)).toMatchObject({ companyId, state: 'requested' });
    const again = operator.client.turnIntoJoin(await seen(second.caseId));
    await expect(again).rejects.toMatchObject({ code: 'company.case_closed' });
  });

  it('is not for a number that nobody has', async () => {
    const { first, operator } = await twoClaims();
    const refused = operator.client.turnIntoJoin(await seen(first.caseId));
    await expect(refused).rejects.toMatchObject({ code: 'company.case_closed' });
  });
});
