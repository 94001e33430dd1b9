import type { companyContract } from '@ieum/contract';
import { groupedBusinessNumber, koreanNumber } from '@ieum/contract';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { withKeptFile } from '../../document/kept-files.ts';
import { checkPdfFile } from '../../document/pdf/pdf-gate.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { countAttempt } from '../company.limits.ts';
import { mayManage } from '../company.policy.ts';
import { findCompany, findMembership, updateMemberState } from '../company.store.ts';
import type { CompanyDeps } from '../dependencies.ts';
import { notifyJoinGranted } from '../notifications.ts';
import { submitCase } from '../verification/submission.ts';
import { endCasesOf } from '../verification/withdrawal.ts';
import { decideRequest, findPersonName, findRequests, lockMembership } from './member.store.ts';
import { joinRefused } from './members.mails.ts';
import { lockAsOwner } from './members.service.ts';
import { joinCompany } from './membership.ts';

const PDF = 'application/pdf';

type Requests = Pick<
  Handlers<typeof companyContract>,
  'listJoinRequests' | 'letIn' | 'refuseRequest' | 'getOwnRequest' | 'withdrawRequest' | 'claimCompany'
>;

export const createRequests = ({ notices, files, limits, enqueue }: CompanyDeps): Requests => {
  const numberOf = async (db: Db, companyId: string) => {
    const found = await findCompany(db, companyId);
    return groupedBusinessNumber(found?.businessNumber ?? found?.registrationNumber ?? '');
  };

  return {
    async listJoinRequests({ db, actor }, page) {
      if (!mayManage(actor.memberRole)) fail('access.denied');
      return findRequests(db, actor.companyId, page);
    },

    async letIn({ db, actor, clock }, { id, role }) {
      await lockAsOwner(db, actor);
      const at = clock();
      const change = { state: 'active', role, since: at.toISOString() } as const;
      if (!(await decideRequest(db, actor.companyId, id, change))) fail('request.not_found');
      await endCasesOf(db, id, () => 'verified', { by: actor.id, at });
      await notifyJoinGranted(db, notices, { userId: id, companyId: actor.companyId, role });
      return {};
    },

    async refuseRequest({ db, actor, clock }, { id, reason }) {
      await lockAsOwner(db, actor);
      if (!(await decideRequest(db, actor.companyId, id, { state: 'left' }))) fail('request.not_found');
      await endCasesOf(db, id, () => 'rejected', { by: actor.id, at: clock(), note: reason });
      // A refused person learns nothing about the company but the number that they have typed.
      const company = await numberOf(db, actor.companyId);
      await notices.notify(db, {
        kind: 'company.joinDecided',
        to: [id],
        about: { company, decision: 'refused', reason },
        path: companyPaths.profile(),
        content: (language, values) => joinRefused(language, { ...values, company, reason }),
      });
      return {};
    },

    async getOwnRequest({ db, actor }) {
      const member = await findMembership(db, actor.id);
      // A rejected applicant has no open request: they can submit another one.
      const isWaiting = member?.membership === 'requested' && member.state !== 'rejected';
      if (!isWaiting) return { state: 'none', businessNumber: '', since: null };
      return {
        state: 'requested',
        businessNumber: member.businessNumber ?? member.registrationNumber,
        since: member.since,
      };
    },

    async withdrawRequest({ db, actor, clock }) {
      const member = await lockMembership(db, actor.id);
      if (member?.state !== 'requested') fail('request.not_found');
      await updateMemberState(db, actor.id, 'left');
      await endCasesOf(db, actor.id, () => 'withdrawn', { by: actor.id, at: clock() });
      return {};
    },

    async claimCompany({ inTransaction, record, actor, clock, file }, { business_number }) {
      await countAttempt(limits, inTransaction, { claim: actor.id });
      const trouble = await checkPdfFile(file);
      if (trouble) fail(`document.${trouble}`, { file: trouble });
      const at = clock();
      await withKeptFile(files, inTransaction, file, async (db, keep) => {
        const member = await lockMembership(db, actor.id);
        // An owner may have admitted them meanwhile. A new number replaces the earlier one.
        if (member?.state === 'active' || member?.state === 'disabled') fail('access.denied');
        await endCasesOf(db, actor.id, () => 'withdrawn', { by: actor.id, at });
        const keepCertificate = (companyId: string | null) =>
          keep(db, { uploadedBy: actor.id, companyId, at, mediaType: PDF });
        const name = await findPersonName(db, actor.id);
        const companyNumber = koreanNumber(business_number);
        const joining = { userId: actor.id, name, companyNumber, at, notices, keepCertificate };
        await submitCase(db, { enqueue, notices }, await joinCompany(db, joining), at);
        await record(db);
      });
      return {};
    },
  };
};
