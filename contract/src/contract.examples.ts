import { accountExamples } from './account/slice.examples.ts';
import { adminExamples } from './admin/slice.examples.ts';
import { companyExamples } from './company/slice.examples.ts';
import type { contract } from './contract.ts';
import { dashboardExamples } from './dashboard/slice.examples.ts';
import { documentExamples } from './document/slice.examples.ts';
import { factoryExamples } from './factory/slice.examples.ts';
import { flowExamples } from './flow/slice.examples.ts';
import type { Examples } from './kit/endpoint.ts';
import { noticeExamples } from './notice/slice.examples.ts';
import { reviewExamples } from './review/slice.examples.ts';
import { riskExamples } from './risk/slice.examples.ts';
import { searchExamples } from './search/slice.examples.ts';
import { supplyExamples } from './supply/slice.examples.ts';

/** Kept apart from the slices, because no browser should load the examples. */
export const examples: Examples<typeof contract> = {
  ...documentExamples,
  ...noticeExamples,
  ...companyExamples,
  ...accountExamples,
  ...factoryExamples,
  ...riskExamples,
  ...supplyExamples,
  ...flowExamples,
  ...reviewExamples,
  ...searchExamples,
  ...dashboardExamples,
  ...adminExamples,
};
