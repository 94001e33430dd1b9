import { describe, expect, it } from 'vitest';
import { useCases } from '../../test/cases.ts';
import { useWorld } from '../../test/world.ts';
import { forgetApplicant } from './case.leaving.ts';

const world = useWorld();
const { apply, admin, seen } = useCases(world);

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
