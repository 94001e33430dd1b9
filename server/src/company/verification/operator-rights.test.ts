import { CORRECTION_FIELDS } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useCases } from '../../../test/fixtures/company/cases.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { apply, admin, seen, noticesOf, mailsTo } = useCases(world);

const REASON = '등록증이 다른 회사의 것이에요.';
const FIELDS = [{ field: 'representative' as const, note: '등록증과 달라요.' }];
const changed = { status: 409, code: 'company.case_changed' };
const closed = { status: 409, code: 'company.case_closed' };
const NOBODY = { id: crypto.randomUUID(), version: 1 };

describe('two admins at once', () => {
  it('S2.7 one decides, the other is told, and nobody is told twice', async () => {
    const applicant = await apply();
    const first = await admin({ name: '박운영' });
    const second = await admin({ name: '최운영' });
    const at = await seen(applicant.caseId);
    const outcomes = await Promise.allSettled([first.client.verifyCase(at), second.client.verifyCase(at)]);
    const inOrder = outcomes.toSorted((one, other) => one.status.localeCompare(other.status));
    expect(inOrder).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: changed }]);
    const by = { name: outcomes[0].status === 'fulfilled' ? '박운영' : '최운영' };
    expect(await mailsTo(applicant.userId)).toHaveLength(1);
    expect(await noticesOf(applicant.userId)).toHaveLength(1);
    const late = await second.client.getCase({ id: applicant.caseId });
    expect(late).toMatchObject({ state: 'verified', lastDecision: { by, decision: 'verified' } });
    await expect(second.client.verifyCase(await seen(applicant.caseId))).rejects.toMatchObject(closed);
  });

  it('asks who takes over a case to do so knowingly', async () => {
    const applicant = await apply();
    const first = await admin({ name: '박운영' });
    const second = await admin();
    await first.client.takeCase(await seen(applicant.caseId));
    expect(await second.client.getCase({ id: applicant.caseId })).toMatchObject({
      state: 'in_review',
      reviewer: { name: '박운영', isMe: false },
      can: { take: true, decide: false },
    });
    const taken = { status: 409, code: 'company.case_taken' };
    await expect(second.client.takeCase(await seen(applicant.caseId))).rejects.toMatchObject(taken);
    await expect(second.client.verifyCase(await seen(applicant.caseId))).rejects.toMatchObject(taken);
    const before = await seen(applicant.caseId);
    await second.client.takeCase({ ...before, isTakeover: true });
    await expect(first.client.verifyCase(before)).rejects.toMatchObject(changed);
    await second.client.verifyCase(await seen(applicant.caseId));
  });
});

describe('who may', () => {
  it.each(CORRECTION_FIELDS)('only an operator asks for %s', async (field) => {
    const applicant = await apply();
    const request = { ...(await seen(applicant.caseId)), fields: [{ field, note: '' }] };
    await expect(applicant.client.askCorrection(request)).rejects.toMatchObject({ code: 'access.denied' });
  });

  it('no case of another id is there', async () => {
    const { client } = await admin();
    const missing = { status: 404, code: 'request.not_found' };
    await expect(client.getCase({ id: NOBODY.id })).rejects.toMatchObject(missing);
    for (const act of [
      () => client.takeCase(NOBODY),
      () => client.releaseCase(NOBODY),
      () => client.readCase(NOBODY),
      () => client.verifyCase(NOBODY),
      () => client.turnIntoJoin(NOBODY),
      () => client.rejectCase({ ...NOBODY, reason: REASON }),
      () => client.askCorrection({ ...NOBODY, fields: FIELDS }),
    ]) {
      await expect(act()).rejects.toMatchObject(missing);
    }
  });

  it('A10 asks for the password ten minutes after it was given', async () => {
    const applicant = await apply();
    const operator = await admin();
    world.passMinutes(11);
    const late = operator.client.verifyCase(await seen(applicant.caseId));
    await expect(late).rejects.toMatchObject({ status: 403, code: 'session.password_needed' });
  });
});
