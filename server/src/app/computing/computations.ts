import type { contract } from '@ieum/contract';
import { createCompanyDashboard } from '../../dashboard/dashboard.service.ts';
import { createFlowMapService } from '../../flow/map/map.service.ts';
import { createFlowStoryService } from '../../flow/map/story.service.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { createSeenCompanies } from '../../supply/disclosure/seen-companies.service.ts';
import { createOriginsService } from '../../supply/origins/origins.service.ts';
import { createTiersService } from '../../supply/tiers/tiers.service.ts';
import { maskingWith } from '../platform.ts';
import { UPWARD } from '../slices.ts';

type Operations = typeof contract;
type Heavy = {
  [Name in keyof Operations]: Operations[Name] extends { isHeavy: true } ? Name : never;
}[keyof Operations];

/** Answers every heavy operation from plain settings, in any thread; a missing one does not compile. */
export const computationsOf = ({ secret, publicUrl }: { secret: string; publicUrl: string }) => {
  const deps = { ...UPWARD, masking: maskingWith(secret), publicUrl };
  return {
    ...createTiersService(deps),
    ...createOriginsService(deps),
    ...createFlowMapService(deps),
    ...createFlowStoryService(deps),
    ...createSeenCompanies(deps),
    ...createCompanyDashboard(deps),
  } satisfies Pick<Handlers<Operations>, Heavy>;
};
