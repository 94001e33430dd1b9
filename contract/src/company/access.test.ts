import { expect, it } from 'vitest';
import type { Endpoint } from '../kit/endpoint.ts';
import { slices } from '../slices.ts';

it('S6.2 opens each endpoint of companies to exactly these callers', () => {
  const table = Object.entries<Endpoint>(slices.company.operations).map(([name, { access, method, path }]) =>
    [[access].flat().join('+').padEnd(14), method.padEnd(6), path, name].join(' '),
  );
  expect(table.sort()).toMatchInlineSnapshot(`
    [
      "admin          GET    /admin/cases listCases",
      "admin          GET    /admin/cases/:id getCase",
      "admin          GET    /admin/companies listCompanies",
      "admin          GET    /admin/companies/:id inspectCompany",
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
      "newcomer       GET    /company/request getOwnRequest",
      "newcomer       POST   /company/request claimCompany",
      "newcomer       POST   /company/request/withdraw withdrawRequest",
      "supplier       DELETE /company/members/:id removeMember",
      "supplier       GET    /company getCompany",
      "supplier       GET    /company/identity getIdentity",
      "supplier       GET    /company/invitations listInvitations",
      "supplier       GET    /company/members listMembers",
      "supplier       GET    /company/requests listJoinRequests",
      "supplier       PATCH  /company/members/:id/role changeMemberRole",
      "supplier       POST   /company/identity requestIdentityChange",
      "supplier       POST   /company/identity/withdraw withdrawIdentityChange",
      "supplier       POST   /company/invitations inviteMember",
      "supplier       POST   /company/invitations/:id/link makeInvitationLink",
      "supplier       POST   /company/invitations/:id/revoke revokeInvitation",
      "supplier       POST   /company/invitations/:id/send resendInvitation",
      "supplier       POST   /company/leave leaveCompany",
      "supplier       POST   /company/members/:id/disable disableMember",
      "supplier       POST   /company/members/:id/enable enableMember",
      "supplier       POST   /company/ownership passOnOwnership",
      "supplier       POST   /company/requests/:id/accept letIn",
      "supplier       POST   /company/requests/:id/refuse refuseRequest",
      "supplier       POST   /company/verification/confirm confirmCertificate",
      "supplier       PUT    /company updateCompany",
      "supplier+newcomer GET    /company/verification getVerification",
      "supplier+newcomer POST   /company/verification sendCorrection",
      "supplier+newcomer POST   /company/verification/certificate sendCertificate",
    ]
  `);
});
