import type { flowContract } from '@ieum/contract';
import type { Handlers } from '../kit/http/context.ts';
import type { KeyedHash } from '../kit/security/keyed-hash.ts';
import type { Notices } from '../notice/inbox/notices.ts';
import { balanceService } from './balance.service.ts';
import { makingService } from './making.service.ts';
import { createFlowMapService } from './map.service.ts';
import { createFlowRowsService } from './rows.service.ts';
import { flowSheetsService } from './sheets.service.ts';

type Deps = { notices: Notices; masking: KeyedHash; publicUrl: string };

export const createFlowService = (deps: Deps): Handlers<typeof flowContract> => ({
  ...createFlowRowsService(deps),
  ...flowSheetsService,
  ...makingService,
  ...balanceService,
  ...createFlowMapService(deps),
});
