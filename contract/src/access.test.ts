import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

const endpoints: [string, Endpoint][] = Object.entries(contract);

it('S6.2 opens each endpoint to exactly these callers', () => {
  const table = endpoints.map(([name, { access, method, path }]) =>
    [[access].flat().join('+').padEnd(14), method.padEnd(6), path, name].join(' '),
  );
  expect(table.sort()).toMatchInlineSnapshot(`
    [
      "admin          DELETE /admin/admins/:id removeAdmin",
      "admin          DELETE /admin/invites/:id revokeAdminInvite",
      "admin          DELETE /admin/risk-entries/:id removeRiskEntry",
      "admin          DELETE /admin/users/:id/sessions/:sessionId endUserSession",
      "admin          GET    /admin/accesses listAccesses",
      "admin          GET    /admin/accesses/months/:month getAccessMonth",
      "admin          GET    /admin/audit listAuditLines",
      "admin          GET    /admin/audit/companies findLoggedCompanies",
      "admin          GET    /admin/audit/people findLoggedPeople",
      "admin          GET    /admin/cases listCases",
      "admin          GET    /admin/cases/:id getCase",
      "admin          GET    /admin/companies listCompanies",
      "admin          GET    /admin/companies/:id inspectCompany",
      "admin          GET    /admin/invites listAdminInvites",
      "admin          GET    /admin/limits listLimits",
      "admin          GET    /admin/overview getOverview",
      "admin          GET    /admin/risk-entries listRiskEntries",
      "admin          GET    /admin/standards listStandards",
      "admin          GET    /admin/terms listTerms",
      "admin          GET    /admin/users listUsers",
      "admin          GET    /admin/users/:id inspectUser",
      "admin          GET    /outbox listMails",
      "admin          GET    /outbox/:id getMail",
      "admin          POST   /admin/accesses/months/:month/review reviewAccessMonth",
      "admin          POST   /admin/audit/export exportAuditLines",
      "admin          POST   /admin/cases/:id/correction askCorrection",
      "admin          POST   /admin/cases/:id/join turnIntoJoin",
      "admin          POST   /admin/cases/:id/read readCase",
      "admin          POST   /admin/cases/:id/reject rejectCase",
      "admin          POST   /admin/cases/:id/release releaseCase",
      "admin          POST   /admin/cases/:id/take takeCase",
      "admin          POST   /admin/cases/:id/verify verifyCase",
      "admin          POST   /admin/companies/:id/disable disableCompany",
      "admin          POST   /admin/companies/:id/enable enableCompany",
      "admin          POST   /admin/companies/:id/owner appointOwner",
      "admin          POST   /admin/companies/:id/sessions/end endCompanySessions",
      "admin          POST   /admin/invites inviteAdmin",
      "admin          POST   /admin/risk-entries addRiskEntry",
      "admin          POST   /admin/standards addStandard",
      "admin          POST   /admin/users/:id/confirm-email askConfirmation",
      "admin          POST   /admin/users/:id/disable disableUser",
      "admin          POST   /admin/users/:id/enable enableUser",
      "admin          POST   /admin/users/:id/make-admin makeAdmin",
      "admin          POST   /admin/users/:id/reset startReset",
      "admin          POST   /admin/users/:id/sessions/end endUserSessions",
      "admin          POST   /outbox/:id/send sendMailAgain",
      "admin          PUT    /admin/limits setLimit",
      "admin          PUT    /admin/risk-entries/:id updateRiskEntry",
      "admin          PUT    /admin/standards/:id updateStandard",
      "admin          PUT    /admin/standards/:id/retired retireStandard",
      "newcomer       GET    /company/request getOwnRequest",
      "newcomer       POST   /company/request claimCompany",
      "newcomer       POST   /company/request/withdraw withdrawRequest",
      "public         GET    /user/terms getTerms",
      "public         POST   /user/admin-invite acceptAdminInvite",
      "public         POST   /user/admin-invite/check checkAdminInvite",
      "public         POST   /user/confirm-email confirmEmail",
      "public         POST   /user/find-email findEmail",
      "public         POST   /user/find-email/code confirmFindEmail",
      "public         POST   /user/find-password requestReset",
      "public         POST   /user/first-admin createFirstAdmin",
      "public         POST   /user/invitation readInvitation",
      "public         POST   /user/invitation/decline declineInvitation",
      "public         POST   /user/invitation/join joinByInvitation",
      "public         POST   /user/reset resetPassword",
      "public         POST   /user/reset/check checkReset",
      "public         POST   /user/signin signIn",
      "public         POST   /user/signup signUp",
      "supplier       DELETE /certificates/:id removeCertificate",
      "supplier       DELETE /company/members/:id removeMember",
      "supplier       DELETE /evidence/:id removeEvidence",
      "supplier       DELETE /factories/:id removeFactory",
      "supplier       GET    /certificates/factories findCertificateFactories",
      "supplier       GET    /company getCompany",
      "supplier       GET    /company/invitations listInvitations",
      "supplier       GET    /company/members listMembers",
      "supplier       GET    /company/requests listJoinRequests",
      "supplier       PATCH  /company/members/:id/role changeMemberRole",
      "supplier       POST   /certificates addCertificate",
      "supplier       POST   /certificates/:id/reinstate reinstateCertificate",
      "supplier       POST   /certificates/:id/renew renewCertificate",
      "supplier       POST   /certificates/:id/revoke revokeCertificate",
      "supplier       POST   /certificates/files uploadCertificateFile",
      "supplier       POST   /company/invitations inviteMember",
      "supplier       POST   /company/invitations/:id/revoke revokeInvitation",
      "supplier       POST   /company/invitations/:id/send resendInvitation",
      "supplier       POST   /company/leave leaveCompany",
      "supplier       POST   /company/members/:id/disable disableMember",
      "supplier       POST   /company/members/:id/enable enableMember",
      "supplier       POST   /company/ownership passOnOwnership",
      "supplier       POST   /company/requests/:id/accept letIn",
      "supplier       POST   /company/requests/:id/refuse refuseRequest",
      "supplier       POST   /evidence addEvidence",
      "supplier       POST   /factories registerFactory",
      "supplier       POST   /factories/:id/confirm confirmFactory",
      "supplier       POST   /factories/:id/restore restoreFactory",
      "supplier       POST   /factories/changes changeFactories",
      "supplier       PUT    /certificates/:id updateCertificate",
      "supplier       PUT    /company updateCompany",
      "supplier       PUT    /factories/:id updateFactory",
      "supplier       PUT    /factories/:id/state changeFactoryState",
      "supplier+admin GET    /certificates listCertificates",
      "supplier+admin GET    /certificates/:id getCertificate",
      "supplier+admin GET    /certificates/standards listCertificateStandards",
      "supplier+admin GET    /factories listFactories",
      "supplier+admin GET    /factories/:id getFactory",
      "supplier+admin GET    /factories/:id/evidence listEvidence",
      "supplier+admin GET    /factories/:id/revisions listFactoryRevisions",
      "supplier+admin GET    /factories/:id/revisions/:revision getFactoryRevision",
      "supplier+admin GET    /factories/choices getFactoryChoices",
      "supplier+admin GET    /factories/points listFactoryPoints",
      "supplier+newcomer GET    /company/verification getVerification",
      "supplier+newcomer POST   /company/verification sendCorrection",
      "supplier+newcomer POST   /company/verification/certificate sendCertificate",
      "supplier+newcomer+admin DELETE /user/picture removePicture",
      "supplier+newcomer+admin DELETE /user/sessions/:id endSession",
      "supplier+newcomer+admin GET    /documents/:id getDocument",
      "supplier+newcomer+admin GET    /notices listNotices",
      "supplier+newcomer+admin GET    /notices/preferences listNoticePreferences",
      "supplier+newcomer+admin GET    /notices/unread countUnread",
      "supplier+newcomer+admin GET    /user/consents listConsents",
      "supplier+newcomer+admin GET    /user/me getMe",
      "supplier+newcomer+admin GET    /user/picture getPicture",
      "supplier+newcomer+admin GET    /user/profile getProfile",
      "supplier+newcomer+admin GET    /user/sessions listSessions",
      "supplier+newcomer+admin PATCH  /notices/:id markNotice",
      "supplier+newcomer+admin PATCH  /user/profile updateProfile",
      "supplier+newcomer+admin POST   /notices/read markAllRead",
      "supplier+newcomer+admin POST   /user/confirm-email/send resendConfirmation",
      "supplier+newcomer+admin POST   /user/consents setConsent",
      "supplier+newcomer+admin POST   /user/email changeEmail",
      "supplier+newcomer+admin POST   /user/invitation/accept acceptInvitation",
      "supplier+newcomer+admin POST   /user/invitation/own readOwnInvitation",
      "supplier+newcomer+admin POST   /user/leave leave",
      "supplier+newcomer+admin POST   /user/password changePassword",
      "supplier+newcomer+admin POST   /user/password/confirm confirmPassword",
      "supplier+newcomer+admin POST   /user/phone changePhone",
      "supplier+newcomer+admin POST   /user/picture setPicture",
      "supplier+newcomer+admin POST   /user/signout signOut",
      "supplier+newcomer+admin POST   /user/signout-everywhere signOutEverywhere",
      "supplier+newcomer+admin PUT    /notices/preferences/:kind setNoticePreference",
    ]
  `);
});

it('refuses unknown keys at every depth of an input', () => {
  const open: string[] = [];
  for (const [name, { input }] of endpoints) {
    z.toJSONSchema(input, {
      io: 'input',
      override: ({ jsonSchema: { type, additionalProperties }, path }) => {
        if (type === 'object' && additionalProperties === undefined) open.push(`${name} ${path.join('.')}`);
      },
    });
  }
  expect(open).toEqual([]);
});

it('asks whoever changes something as an operator for the password', () => {
  const operators = endpoints.filter(([, { access, method }]) => String(access) === 'admin' && method !== 'GET');
  expect(operators.filter(([, { asksPassword }]) => !asksPassword).map(([name]) => name)).toEqual([]);
});

it('gives no two endpoints one address', () => {
  const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
