import type { supplyContract, supplyInvitationsContract } from '@ieum/contract';
import type { FileStore } from '../document/file-store.ts';
import type { Handlers } from '../kit/http/context.ts';
import type { KeyedHash } from '../kit/security/keyed-hash.ts';
import type { FlagSource } from '../kit/slice.ts';
import type { Notices } from '../notice/inbox/notices.ts';
import { createDisclosureService } from './disclosure/disclosure.service.ts';
import { createLinksService } from './links/links.service.ts';
import { createOriginsService } from './origins/origins.service.ts';
import { productService } from './products/product.service.ts';
import { createFlagsService } from './risks/flags.service.ts';
import { createSheetsService } from './sheets/sheets.service.ts';
import { createTiersService } from './tiers/tiers.service.ts';

type Supply = Omit<Handlers<typeof supplyContract>, keyof typeof supplyInvitationsContract>;
type Deps = { notices: Notices; masking: KeyedHash; files: FileStore; flagSources: readonly FlagSource[] } & Parameters<
  typeof createLinksService
>[0] &
  Parameters<typeof createOriginsService>[0];

export const createSupplyService = (deps: Deps): Supply => ({
  ...productService,
  ...createLinksService(deps),
  ...createSheetsService(deps),
  ...createTiersService(deps),
  ...createOriginsService(deps),
  ...createDisclosureService(deps),
  ...createFlagsService(deps.flagSources),
});
