import type { companyContract } from '@ieum/contract';
import type { Handlers } from '../kit/http/context.ts';
import type { CompanyDeps } from './company.deps.ts';
import { createInvitations } from './company.invitations.ts';
import { createMembers } from './company.members.ts';
import { createProfile } from './company.profile.ts';
import { createRequests } from './company.requests.ts';
import { createIdentityRequests } from './identity.requesting.ts';

export const createCompanyService = (deps: CompanyDeps): Handlers<typeof companyContract> => ({
  ...createProfile(deps),
  ...createIdentityRequests(deps),
  ...createMembers(deps),
  ...createRequests(deps),
  ...createInvitations(deps),
});
