import { describe, expect, it } from 'vitest';
import { NUMBER, useCases } from '../../../test/fixtures/company/cases.ts';
import { simplePdf } from '../../../test/fixtures/pdf/corpus.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { forgetApplicant } from './withdrawal.ts';

const world = useWorld();
const { apply, admin, runJobs, seen, memberOf } = useCases(world);

const sendBack = async ({ caseId }: Awaited<ReturnType<typeof apply>>) => {
  const { client } = await admin();
  await client.askCorrection({ ...(await seen(caseId)), fields: [{ field: 'phone', note: '' }] });
};

describe('company_case_round', () => {
  it('G4 is never changed once it was decided, and never removed', async () => {
    const applicant = await apply();
    await sendBack(applicant);
    const refused = { code: '42501' };
    const rounds = world.db();
    const attempt = async (run: () => Promise<unknown>) => {
      const point = await rounds.savepoint('attempt').execute();
      await expect(run()).rejects.toMatchObject(refused);
      await point.rollbackToSavepoint('attempt').execute();
    };
    await attempt(() => rounds.updateTable('company_case_round').set({ note: 'other' }).execute());
    await attempt(() => rounds.deleteFrom('company_case_round').execute());
  });

  it('forgets the person who leaves, closes what waits, and keeps what was decided', async () => {
    const applicant = await apply({ name: '김비밀', email: 'secret@test.kr' });
    await sendBack(applicant);
    await forgetApplicant(world.db(), applicant.userId, world.clock());
    const { client } = await admin();
    const { state, rounds } = await client.getCase({ id: applicant.caseId });
    expect([state, rounds.map(({ decision }) => decision)]).toEqual(['rejected', ['withdrawn', 'needs_correction']]);
    expect(JSON.stringify(rounds)).not.toMatch(/김비밀|secret@|01012345678/);
  });
});

describe('confirmCertificate', () => {
  const SAID = {
    companyName: '주식회사 한빛정밀',
    representative: '홍길동',
    openedOn: '2001-03-02',
    address: '경기도 안산시 단원구 번영로 1길 23',
  };
  type Applicant = Awaited<ReturnType<typeof apply>>;
  const offerTo = async ({ client }: Applicant) => (await client.getVerification()).own?.offer;
  const tasksOf = async ({ client }: Applicant) => (await client.listTasks()).rows.map(({ kind, id }) => [kind, id]);
  const CLOSED = { status: 409, code: 'company.case_closed' };

  it('S2.2 23.19 is the first task of a new company, and spares a good certificate every correction', async () => {
    const applicant = await apply();
    const empty = { companyName: '', representative: '', openedOn: '', address: '' };
    expect(await offerTo(applicant)).toEqual({ state: 'reading', values: empty });
    await runJobs();
    expect(await offerTo(applicant)).toEqual({ state: 'read', values: SAID });
    expect(await tasksOf(applicant)).toEqual([['company.confirm', applicant.caseId]]);
    expect((await applicant.client.getDashboard()).tasks.counts).toEqual([{ kind: 'company.confirm', count: 1 }]);

    await applicant.client.confirmCertificate({ round: 1, ...SAID });
    expect((await applicant.client.getVerification()).own).toMatchObject({
      offer: null,
      confirmedAt: expect.any(String),
    });
    expect(await tasksOf(applicant)).toEqual([]);
    await runJobs();
    const { client: operator } = await admin();
    const shown = await operator.getCase({ id: applicant.caseId });
    expect(shown).toMatchObject({ confirmed: { values: SAID }, typed: SAID, round: 1 });
    expect(shown.reading?.comparisons.map(({ agreement }) => agreement)).toEqual([
      'agrees',
      'agrees',
      'agrees',
      'agrees',
    ]);
    await operator.verifyCase(await seen(applicant.caseId));
    expect(await applicant.client.getCompany()).toMatchObject({ name: SAID.companyName, state: 'verified' });
    expect((await operator.getCase({ id: applicant.caseId })).rounds).toHaveLength(1);
  });

  it('23.19 keeps what the applicant has corrected apart from what was read, for the operator to see both', async () => {
    const applicant = await apply();
    await runJobs();
    await applicant.client.confirmCertificate({ round: 1, ...SAID, representative: '김한빛' });
    await runJobs();
    const shown = await (await admin()).client.getCase({ id: applicant.caseId });
    expect(shown.confirmed?.values.representative).toBe('김한빛');
    expect(shown.reading?.comparisons.find(({ field }) => field === 'representative')).toMatchObject({
      typed: '김한빛',
      found: ['홍길동'],
      agreement: 'differs',
    });
  });

  it('23.19 asks for it all the same where the certificate has nothing that can be read', async () => {
    const applicant = await apply({ certificate: await simplePdf() });
    await runJobs();
    expect(await offerTo(applicant)).toMatchObject({ state: 'unread', values: { companyName: '' } });
  });

  it('23.19 takes all of it, once, and only while the operator decides', async () => {
    const applicant = await apply();
    const { confirmCertificate } = applicant.client;
    await expect(confirmCertificate({ round: 1, ...SAID, address: ' ', openedOn: '' })).rejects.toMatchObject({
      fields: { address: 'too_small', openedOn: expect.any(String) },
    });
    await expect(confirmCertificate({ round: 2, ...SAID })).rejects.toMatchObject({ code: 'company.case_changed' });
    await sendBack(applicant);
    expect(await offerTo(applicant)).toBeNull();
    await expect(confirmCertificate({ round: 1, ...SAID })).rejects.toMatchObject(CLOSED);
    const { version } = await seen(applicant.caseId);
    await applicant.client.sendCorrection({ version, phone: '010-9876-5432' });
    await confirmCertificate({ round: 2, ...SAID });
    await expect(confirmCertificate({ round: 2, ...SAID, companyName: '다른 이름' })).rejects.toMatchObject(CLOSED);
    expect(await applicant.client.getCompany()).toMatchObject({ name: SAID.companyName });
  });

  it('23.19 tells an operator who has looked before, and leaves the case with its reviewer', async () => {
    const applicant = await apply();
    const { client } = await admin();
    const { version } = await client.takeCase({ ...(await seen(applicant.caseId)), isTakeover: false });
    await applicant.client.confirmCertificate({ round: 1, ...SAID });
    const early = client.verifyCase({ id: applicant.caseId, version });
    await expect(early).rejects.toMatchObject({ code: 'company.case_changed' });
    expect((await client.getCase({ id: applicant.caseId })).reviewer).toMatchObject({ isMe: true });
  });

  it('A1 23.19 is about the own case alone: another claim to the number, a stranger, and who asks to join it', async () => {
    const [first, rival] = [await apply(), await apply({ email: 'rival@test.kr' })];
    await rival.client.confirmCertificate({ round: 1, ...SAID, companyName: '경쟁사' });
    expect(await first.client.getCompany()).toMatchObject({ name: '' });
    expect((await first.client.getVerification()).own?.confirmedAt).toBeNull();
    const stranger = await world.supplier(await world.company('2208162517'));
    await expect(stranger.confirmCertificate({ round: 1, ...SAID })).rejects.toMatchObject({ status: 404 });
    const { client } = await admin();
    const others = [{ ...(await seen(rival.caseId)), outcome: 'join' as const }];
    await client.verifyCase({ ...(await seen(first.caseId)), others });
    await expect(rival.client.confirmCertificate({ round: 2, ...SAID })).rejects.toMatchObject({ status: 403 });
    const { companyId } = await memberOf(first.userId);
    const held = await world.db().selectFrom('company').select(['name', 'business_number']).where('id', '=', companyId);
    expect(await held.executeTakeFirst()).toEqual({ name: '', business_number: NUMBER });
  });
});
