import { describe, expect, it } from 'vitest';
import { NUMBER, useCases } from '../../../test/fixtures/company/cases.ts';
import { certificatePdf } from '../../../test/fixtures/pdf/certificate.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { apply, admin, seen, memberOf, noticesOf, mailsTo } = useCases(world);

const OTHER_NUMBER = '2208162517';
const REASON = '등록증이 다른 회사의 것이에요.';
const file = async (businessNumber = NUMBER) =>
  new File([new Uint8Array(await certificatePdf({ businessNumber }))], '등록증.pdf', { type: 'application/pdf' });
const ask = (
  ...fields: ('businessNumber' | 'certificate' | 'representative' | 'phone' | 'applicantName' | 'openedOn')[]
) => fields.map((field) => ({ field, note: `${field}?` }));

type Applicant = Awaited<ReturnType<typeof apply>>;

const sendBack = async (applicant: Applicant, ...fields: Parameters<typeof ask>) => {
  const { client } = await admin();
  await client.askCorrection({ ...(await seen(applicant.caseId)), fields: ask(...fields) });
  return (await seen(applicant.caseId)).version;
};

const factory = { name: '울산 1공장', country: 'KR' };

describe('sendCorrection', () => {
  it('S2.7 submits what was asked for, and the operators hear of it once', async () => {
    const operator = await admin();
    const applicant = await apply();
    const version = await sendBack(applicant, 'representative', 'phone', 'openedOn');
    world.passMinutes(1);
    const sent = { version, representative: ' 김한빛 ', phone: '010-9876-5432', openedOn: '2001-03-02' };
    await applicant.client.sendCorrection(sent);
    const now = await applicant.client.getVerification();
    expect(now).toMatchObject({
      own: {
        state: 'submitted',
        round: 2,
        corrections: [],
        typed: { representative: '김한빛', phone: '01098765432', openedOn: '2001-03-02', businessNumber: NUMBER },
        rounds: [
          { round: 2, decision: null },
          { round: 1, decision: 'needs_correction', fields: { length: 3 } },
        ],
      },
    });
    expect((await mailsTo(operator.userId)).map(({ kind }) => kind)).toEqual([
      'company.caseWaiting',
      'company.caseWaiting',
    ]);
    expect((await noticesOf(operator.userId)).map(({ path }) => path)).toEqual([
      `/admin/verification/${applicant.caseId}`,
      `/admin/verification/${applicant.caseId}`,
    ]);
    const { rounds } = await operator.client.getCase({ id: applicant.caseId });
    expect(rounds.map(({ typed }) => typed.representative)).toEqual(['김한빛', '']);
  });

  it('takes all that was asked for and nothing else, naming each', async () => {
    const applicant = await apply();
    const version = await sendBack(applicant, 'representative', 'applicantName');
    const send = applicant.client.sendCorrection;
    await expect(send({ version, representative: '김한빛' })).rejects.toMatchObject({
      status: 400,
      code: 'company.correction_missing',
      fields: { applicantName: 'missing' },
    });
    await expect(send({ version, representative: '김', applicantName: '김', address: '서울' })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { address: 'unrecognized_keys' },
    });
    await expect(
      send({ version, representative: '  ', applicantName: '김', openedOn: '2001-02-30' }),
    ).rejects.toMatchObject({
      fields: { representative: 'too_small', openedOn: 'invalid_format' },
    });
    expect(await applicant.client.getVerification()).toMatchObject({ own: { state: 'needs_correction', round: 1 } });
  });

  it('does not take a correction that needs the certificate without it', async () => {
    const applicant = await apply();
    const version = await sendBack(applicant, 'certificate');
    await expect(applicant.client.sendCorrection({ version })).rejects.toMatchObject({
      fields: { certificate: 'missing' },
    });
  });

  it('tells an applicant whose case was decided meanwhile, and changes nothing', async () => {
    const applicant = await apply();
    const version = await sendBack(applicant, 'representative');
    const { client } = await admin();
    await client.rejectCase({ ...(await seen(applicant.caseId)), reason: REASON });
    const late = applicant.client.sendCorrection({ version, representative: '김한빛' });
    await expect(late).rejects.toMatchObject({ status: 409, code: 'company.case_changed' });
    expect(await applicant.client.getVerification()).toMatchObject({ own: { state: 'rejected' } });
  });

  it('lets either win where applicant and operator act at once, and tells the other', async () => {
    const applicant = await apply();
    const version = await sendBack(applicant, 'representative');
    const { client } = await admin();
    const outcomes = await Promise.allSettled([
      client.rejectCase({ ...(await seen(applicant.caseId)), reason: REASON }),
      applicant.client.sendCorrection({ version, representative: '김한빛' }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { status: 409, code: 'company.case_changed' } });
    const state = outcomes[0].status === 'fulfilled' ? 'rejected' : 'submitted';
    expect(await applicant.client.getVerification()).toMatchObject({ own: { state } });
  });

  it('tells an operator whose applicant was faster', async () => {
    const applicant = await apply();
    const version = await sendBack(applicant, 'representative');
    const { client } = await admin();
    const before = await seen(applicant.caseId);
    await applicant.client.sendCorrection({ version, representative: '김한빛' });
    const late = client.rejectCase({ ...before, reason: REASON });
    await expect(late).rejects.toMatchObject({ code: 'company.case_changed' });
  });

  it('is closed while it is the operator’s turn', async () => {
    const applicant = await apply();
    const { version } = await seen(applicant.caseId);
    const early = applicant.client.sendCorrection({ version, representative: '김' });
    await expect(early).rejects.toMatchObject({ code: 'company.case_closed' });
  });

  it('reaches only one’s own case', async () => {
    const applicant = await apply();
    const version = await sendBack(applicant, 'representative');
    const stranger = await world.supplier();
    const refused = stranger.sendCorrection({ version, representative: '남' });
    await expect(refused).rejects.toMatchObject({ status: 404, code: 'request.not_found' });
    expect(await stranger.getVerification()).toMatchObject({ own: null });
  });

  it('corrects a mistyped number into a claim to another', async () => {
    const applicant = await apply({ businessNumber: '1111111111' });
    const version = await sendBack(applicant, 'businessNumber');
    await applicant.client.sendCorrection({ version, businessNumber: '220-81-62517' });
    expect(await memberOf(applicant.userId)).toMatchObject({ number: OTHER_NUMBER, role: 'owner', state: 'active' });
    expect(await applicant.client.getProfile()).toMatchObject({ company: { businessNumber: OTHER_NUMBER } });
  });

  it('corrects it into a request to join where the number is verified, with the same answer', async () => {
    const owner = await apply({ businessNumber: OTHER_NUMBER });
    await (await admin()).client.verifyCase(await seen(owner.caseId));
    const applicant = await apply();
    await applicant.client.registerFactory(factory);
    const version = await sendBack(applicant, 'businessNumber');
    const answer = await applicant.client.sendCorrection({ version, businessNumber: OTHER_NUMBER });
    expect(answer).toEqual({});
    const { companyId } = await memberOf(owner.userId);
    expect(await memberOf(applicant.userId)).toMatchObject({ companyId, role: 'viewer', state: 'requested' });
    const { own, companyState } = await applicant.client.getVerification();
    expect([own?.state, own?.typed.companyName, companyState]).toEqual(['submitted', '', null]);
    await expect(applicant.client.listFactories()).rejects.toMatchObject({ code: 'access.denied' });

    const found = await (await admin()).client.listCases({ search: OTHER_NUMBER });
    expect(found.rows.map(({ id }) => id)).toContain(applicant.caseId);

    // After a correction back to the first number, the earlier drafts are there.
    const again = await sendBack(applicant, 'businessNumber');
    await applicant.client.sendCorrection({ version: again, businessNumber: NUMBER });
    expect(await memberOf(applicant.userId)).toMatchObject({ role: 'owner', state: 'active', companyState: 'pending' });
    expect(await applicant.client.listFactories()).toMatchObject({ rows: [factory], total: 1 });
  });
});

describe('sendCertificate', () => {
  it('replaces the certificate together with the rest', async () => {
    const applicant = await apply();
    const old = (await applicant.client.getVerification()).own?.certificate.id;
    const version = await sendBack(applicant, 'certificate', 'representative');
    await applicant.client.sendCertificate({ version, representative: '김한빛', file: await file() });
    const { own } = await applicant.client.getVerification();
    expect(own).toMatchObject({
      state: 'submitted',
      certificate: { name: '등록증.pdf' },
      typed: { representative: '김한빛' },
    });
    expect(own?.certificate.id).not.toBe(old);
    expect(own?.rounds[1]?.certificate.id).toBe(old);
  });

  it('keeps nothing of what is refused, not even the file', async () => {
    const applicant = await apply();
    const version = await sendBack(applicant, 'certificate', 'representative');
    const files = () => world.files.keysBefore(new Date(8e15));
    const before = (await files()).length;
    const noPdf = new File(['no pdf'], 'a.pdf', { type: 'application/pdf' });
    const { client } = applicant;
    await expect(client.sendCertificate({ version, representative: '김', file: noPdf })).rejects.toMatchObject({
      status: 422,
      code: 'document.not_pdf',
    });
    await expect(client.sendCertificate({ version, file: await file() })).rejects.toMatchObject({
      fields: { representative: 'missing' },
    });
    await expect(
      client.sendCertificate({ version: 99, representative: '김', file: await file() }),
    ).rejects.toMatchObject({
      code: 'company.case_changed',
    });
    expect(await files()).toHaveLength(before);
    expect(await client.getVerification()).toMatchObject({ own: { state: 'needs_correction', round: 1 } });
  });

  it('submits everything again after a rejection, and gives the drafts back', async () => {
    const applicant = await apply();
    await applicant.client.registerFactory(factory);
    const { client } = await admin();
    await client.rejectCase({ ...(await seen(applicant.caseId)), reason: REASON });
    const { version } = await seen(applicant.caseId);
    const bare = applicant.client.sendCertificate({ version, file: await file() });
    await expect(bare).rejects.toMatchObject({ fields: { businessNumber: 'missing' } });
    await applicant.client.sendCertificate({
      version,
      businessNumber: OTHER_NUMBER,
      companyName: '한빛정밀',
      file: await file(OTHER_NUMBER),
    });
    expect(await memberOf(applicant.userId)).toMatchObject({
      role: 'owner',
      state: 'active',
      companyState: 'pending',
      number: OTHER_NUMBER,
    });
    expect(await applicant.client.listFactories()).toMatchObject({ rows: [factory] });
    expect(await applicant.client.getVerification()).toMatchObject({
      own: { state: 'submitted', reason: '', rounds: [{ round: 2 }, { round: 1, decision: 'rejected', note: REASON }] },
    });
    await client.verifyCase(await seen(applicant.caseId));
    expect(await applicant.client.getProfile()).toMatchObject({ company: { state: 'verified' } });
  });
});
