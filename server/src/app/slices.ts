import type { contract, errorStatus } from '@ieum/contract';
import type { Platform } from '../account/platform.ts';
import { correctPerson } from '../account/profile/correction.ts';
import { accountSlice } from '../account/slice.ts';
import { countUnreviewedAccesses } from '../admin/access/unreviewed.ts';
import { adminSlice } from '../admin/slice.ts';
import { companySlice } from '../company/slice.ts';
import type { TaxOffice } from '../company/tax-office/client.ts';
import { isCompanyVerified } from '../company/verification/verified.ts';
import { dashboardSlice } from '../dashboard/slice.ts';
import type { TaskTable } from '../dashboard/tasks.service.ts';
import { documentSlice } from '../document/slice.ts';
import { countFactories } from '../factory/record/figures.ts';
import { factorySlice } from '../factory/slice.ts';
import { receivedRows } from '../flow/origins/received-rows.ts';
import { flowSlice } from '../flow/slice.ts';
import type { Handlers } from '../kit/http/context.ts';
import { kitMessages, type Messages } from '../kit/http/messages.ts';
import type { SearchSources } from '../kit/search.ts';
import { type FlagSource, joinGivenUp, type Slice } from '../kit/slice.ts';
import type { Posting } from '../notice/notice.jobs.ts';
import { noticeSlice } from '../notice/slice.ts';
import { reviewSlice } from '../review/slice.ts';
import { riskSlice } from '../risk/slice.ts';
import { searchSlice } from '../search/slice.ts';
import { informedPartners } from '../supply/links/informed-partners.ts';
import { supplySlice } from '../supply/slice.ts';

export type AnsweringPlatform = Platform & {
  /** Runs after an operator has changed a setting. */
  onSetupChange?: () => Promise<void>;
};
export type WorkingPlatform = Platform &
  Pick<Posting, 'deliver' | 'onKept'> & { taxOffice: TaxOffice; listsFolder: string };

/** Every kind of task; a missing one does not compile. */
export const taskSources: TaskTable = {
  ...noticeSlice.tasks,
  ...companySlice.tasks,
  ...factorySlice.tasks,
  ...supplySlice.tasks,
  ...flowSlice.tasks,
  ...reviewSlice.tasks,
};

export const flagSources: readonly FlagSource[] = [...supplySlice.flags, ...flowSlice.flags];

/** Sources by the role of the caller; a kind may have one for each. */
export const searchSources: Required<SearchSources> = {
  supplier: { ...factorySlice.search.supplier, ...supplySlice.search.supplier, ...reviewSlice.search.supplier },
  admin: {
    ...companySlice.search.admin,
    ...accountSlice.search.admin,
    ...factorySlice.search.admin,
    ...reviewSlice.search.admin,
  },
};

/** Functions of later slices that an earlier slice needs but may not import. */
export const UPWARD = {
  isCompanyVerified,
  changePerson: correctPerson,
  countFactories,
  knownBy: informedPartners,
  flagSources,
  taskSources,
  searchSources,
  countUnreviewedAccesses,
  receivedRows,
};

export const messages: Messages<typeof errorStatus> = {
  ...kitMessages,
  ...documentSlice.messages,
  ...noticeSlice.messages,
  ...companySlice.messages,
  ...accountSlice.messages,
  ...factorySlice.messages,
  ...riskSlice.messages,
  ...supplySlice.messages,
  ...flowSlice.messages,
  ...reviewSlice.messages,
  ...searchSlice.messages,
  ...dashboardSlice.messages,
  ...adminSlice.messages,
};

/** Answers every operation of the contract; a missing one does not compile. */
export const handlersOf = (base: AnsweringPlatform): Handlers<typeof contract> => {
  const platform = { ...base, ...UPWARD };
  return {
    ...documentSlice.handlers(platform),
    ...noticeSlice.handlers(platform),
    ...companySlice.handlers(platform),
    ...accountSlice.handlers(platform),
    ...factorySlice.handlers(platform),
    ...riskSlice.handlers(),
    ...supplySlice.handlers(platform),
    ...flowSlice.handlers(platform),
    ...reviewSlice.handlers(platform),
    ...searchSlice.handlers(platform),
    ...dashboardSlice.handlers(platform),
    ...adminSlice.handlers(platform),
  };
};

type Working = WorkingPlatform & typeof UPWARD;
/** A job that failed for good is given to the slices in this order. */
export const SLICES: Slice<Working>[] = [
  documentSlice,
  noticeSlice,
  companySlice,
  accountSlice,
  factorySlice,
  riskSlice,
  supplySlice,
  flowSlice,
  reviewSlice,
  searchSlice,
  dashboardSlice,
  adminSlice,
];

export const jobsOf = (base: WorkingPlatform) => {
  const platform = { ...base, ...UPWARD };
  return {
    handlers: Object.assign({}, ...SLICES.map(({ jobs }) => jobs?.(platform))),
    daily: Object.assign({}, ...SLICES.map(({ daily }) => daily?.(platform))),
    onGivenUp: joinGivenUp(SLICES.map(({ onGivenUp }) => onGivenUp?.(platform) ?? {})),
  };
};
