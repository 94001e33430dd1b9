import { updateCase, updateCompany } from '../src/company/case.store.ts';
import { submitCase } from '../src/company/case.submitting.ts';
import { decideRound } from '../src/company/case-round.store.ts';
import { insertCase, insertCompany, insertMember } from '../src/company/company.store.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
type Known = Record<string, Record<string, unknown>>;

const UNTYPED = {
  businessNumber: '',
  companyName: '',
  representative: '',
  openedOn: '',
  address: '',
  applicantName: '',
  phone: '',
  email: '',
};

/** Cases for callers who would be served: one's own that was sent back, and others' for an operator to decide. */
export const useFuzzCases = (world: World, addDocument: (userId: string) => Promise<string>) => {
  let last = 1_000_000_000;

  const addCase = async (userId: string, companyId: string, businessNumber: string) => {
    const { id } = await insertCase(world.db(), {
      kind: 'claim',
      company_id: companyId,
      own_company_id: companyId,
      submitted_by: userId,
      business_number: businessNumber,
      has_check_digit: true,
      document_id: await addDocument(userId),
      submitted_at: world.clock().toISOString(),
    });
    await submitCase(world.db(), world.account, id, world.clock());
    return id;
  };

  const addStrangers = async () => {
    last += 1;
    const number = String(last);
    const userId = await world.person({ role: 'supplier' });
    const company = await insertCompany(world.db(), number);
    const member = { user_id: userId, role: 'owner', state: 'active', since: world.clock().toISOString() } as const;
    await insertMember(world.db(), { ...member, company_id: company.id });
    return { id: await addCase(userId, company.id, number), number };
  };

  /** Sent back, so that it can be submitted again and withdrawn. */
  const addIdentityCase = async (userId: string, companyId: string): Promise<Known> => {
    const at = world.clock();
    const { id } = await insertCase(world.db(), {
      ...{ kind: 'identity', company_id: companyId, submitted_by: userId, business_number: '1234567890' },
      ...{ has_check_digit: false, document_id: await addDocument(userId), submitted_at: at.toISOString() },
    });
    const before = { name: '', nameEnglish: '', representative: '', country: 'KR', number: '1234567890' };
    await submitCase(world.db(), world.account, id, at, { before, after: { ...before, name: '새 이름' } });
    const told = { decision: 'needs_correction' as const, by: null, at, fields: [], typed: UNTYPED };
    await decideRound(world.db(), id, 1, told);
    const { version } = await updateCase(world.db(), id, { state: 'needs_correction' });
    return { requestIdentityChange: { version: 1 }, withdrawIdentityChange: { version } };
  };

  return {
    /** A claim is with the operator or with its applicant, never with both: `operation` says which is needed. */
    ofApplicant: async (userId: string, companyId: string, operation: string): Promise<Known> => {
      const id = await addCase(userId, companyId, '1234567890');
      if (operation === 'confirmCertificate') {
        await updateCompany(world.db(), companyId, { state: 'pending' });
        return { confirmCertificate: { round: 1 } };
      }
      const fields = [{ field: 'representative' as const, note: '' }];
      const told = { decision: 'needs_correction', by: null, at: world.clock(), fields, typed: UNTYPED } as const;
      await decideRound(world.db(), id, 1, told);
      const { version } = await updateCase(world.db(), id, { state: 'needs_correction' });
      return {
        sendCorrection: { version },
        sendCertificate: { version },
        ...(await addIdentityCase(userId, companyId)),
      };
    },
    ofOperator: async (userId: string): Promise<Known> => {
      const free = { id: (await addStrangers()).id, version: 1 };
      const held = await addStrangers();
      const taken = { state: 'in_review', reviewer_id: userId, taken_at: world.clock().toISOString() } as const;
      const mine = await updateCase(world.db(), held.id, taken);
      const passed = await addStrangers();
      await updateCompany(world.db(), (await insertCompany(world.db(), passed.number)).id, { state: 'verified' });
      return {
        getCase: { id: free.id },
        takeCase: free,
        releaseCase: mine,
        readCase: free,
        verifyCase: { ...free, others: [] },
        askCorrection: free,
        rejectCase: free,
        turnIntoJoin: { id: passed.id, version: 1 },
      };
    },
  };
};
