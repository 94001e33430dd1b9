import type { companyContract } from '@ieum/contract';
import type { Handlers } from '../kit/http/context.ts';
import type { CompanyDeps } from './dependencies.ts';
import { createIdentityRequests } from './identity/change-request.service.ts';
import { createInvitations } from './members/invitations.service.ts';
import { createRequests } from './members/join-requests.service.ts';
import { createMembers } from './members/members.service.ts';
import { createProfile } from './profile/profile.service.ts';

export const createCompanyService = (deps: CompanyDeps): Handlers<typeof companyContract> => ({
  ...createProfile(deps),
  ...createIdentityRequests(deps),
  ...createMembers(deps),
  ...createRequests(deps),
  ...createInvitations(deps),
});
