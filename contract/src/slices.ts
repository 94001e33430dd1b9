import { accountSlice } from './account/slice.ts';
import { adminSlice } from './admin/slice.ts';
import { companySlice } from './company/slice.ts';
import { dashboardSlice } from './dashboard/slice.ts';
import { documentSlice } from './document/slice.ts';
import { factorySlice } from './factory/slice.ts';
import { flowSlice } from './flow/slice.ts';
import { noticeSlice } from './notice/slice.ts';
import { reviewSlice } from './review/slice.ts';
import { riskSlice } from './risk/slice.ts';
import { searchSlice } from './search/slice.ts';
import { supplySlice } from './supply/slice.ts';

/** Every part of the product. The lists of operations, errors and examples follow from it. */
export const slices = {
  document: documentSlice,
  notice: noticeSlice,
  company: companySlice,
  account: accountSlice,
  factory: factorySlice,
  risk: riskSlice,
  supply: supplySlice,
  flow: flowSlice,
  review: reviewSlice,
  search: searchSlice,
  dashboard: dashboardSlice,
  admin: adminSlice,
};
