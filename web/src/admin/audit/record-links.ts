import { auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { outboxPaths } from '@ieum/contract/notice/outbox.paths.ts';

const casePage = operatorPaths.case;
const mailPage = (id: string) => outboxPaths.mail(id);
const { user, company } = operatorPaths;

/** Page on which an operator can see the record of an operation. */
const PAGES: Partial<Record<string, (id: string) => string>> = {
  signIn: user,
  signUp: user,
  resetPassword: user,
  confirmEmail: user,
  createFirstAdmin: user,
  adminCommand: user,
  acceptAdminInvite: user,
  disableUser: user,
  enableUser: user,
  endUserSession: user,
  endUserSessions: user,
  startReset: user,
  showLink: user,
  askConfirmation: user,
  makeAdmin: user,
  removeAdmin: user,
  changeMemberRole: user,
  disableMember: user,
  enableMember: user,
  removeMember: user,
  passOnOwnership: user,
  letIn: user,
  disableCompany: company,
  enableCompany: company,
  appointOwner: company,
  endCompanySessions: company,
  updateCompany: company,
  requestIdentityChange: casePage,
  takeCase: casePage,
  releaseCase: casePage,
  readCase: casePage,
  verifyCase: casePage,
  askCorrection: casePage,
  rejectCase: casePage,
  turnIntoJoin: casePage,
  sendMailAgain: mailPage,
  reviewAccessMonth: (month) => auditPaths.months(month),
};

export const recordPage = (operation: string, recordId: string | null) =>
  recordId === null ? undefined : PAGES[operation]?.(recordId);
