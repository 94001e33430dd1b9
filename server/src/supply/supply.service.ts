import type { supplyContract } from '@ieum/contract';
import type { Handlers } from '../kit/context.ts';
import type { Notices } from '../notice/notices.ts';
import { createLinksService } from './links.service.ts';
import { productService } from './product.service.ts';

export const createSupplyService = (deps: { notices: Notices }): Handlers<typeof supplyContract> => ({
  ...productService,
  ...createLinksService(deps),
});
