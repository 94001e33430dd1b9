import type { flowContract } from '@ieum/contract';
import type { Handlers } from '../kit/http/context.ts';
import type { KeyedHash } from '../kit/security/keyed-hash.ts';
import type { Notices } from '../notice/inbox/notices.ts';
import { balanceService } from './balance/balance.service.ts';
import { createFlowRowsService } from './ledger/rows.service.ts';
import { flowSheetsService } from './ledger/sheets.service.ts';
import { createFlowMapService } from './map/map.service.ts';
import { createFlowStoryService } from './map/story.service.ts';
import { productionService } from './production/production.service.ts';
import { createQuarterService } from './quarter/quarter.service.ts';

type Deps = { notices: Notices; masking: KeyedHash; publicUrl: string };

export const createFlowService = (deps: Deps): Handlers<typeof flowContract> => ({
  ...createFlowRowsService(deps),
  ...flowSheetsService,
  ...createQuarterService(deps),
  ...productionService,
  ...balanceService,
  ...createFlowMapService(deps),
  ...createFlowStoryService(deps),
});
