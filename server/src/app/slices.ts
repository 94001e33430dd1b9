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
import { documentSlice } from '../document/slice.ts';
import { countFactories } from '../factory/record/figures.ts';
import { factorySlice } from '../factory/slice.ts';
import { flowFlags } from '../flow/flags.ts';
import { flowSlice } from '../flow/slice.ts';
import type { Handlers } from '../kit/http/context.ts';
import { kitMessages, type Messages } from '../kit/http/messages.ts';
import { joinGivenUp, type Slice } from '../kit/slice.ts';
import type { Posting } from '../notice/notice.jobs.ts';
import { noticeSlice } from '../notice/slice.ts';
import { reviewSlice } from '../review/slice.ts';
import { riskSlice } from '../risk/slice.ts';
import { searchSlice } from '../search/slice.ts';
import { informedPartners } from '../supply/links/informed-partners.ts';
import { supplySlice } from '../supply/slice.ts';

/** Sources of flags beside links and certificates. */
export const flagSources = [flowFlags];

/** Functions of later slices that an earlier slice needs but may not import. */
const UPWARD = {
  isCompanyVerified,
  changePerson: correctPerson,
  countFactories,
  knownBy: informedPartners,
  flagSources,
  countUnreviewedAccesses,
};

export type AnsweringPlatform = Platform & {
  /** Runs after an operator has changed a setting. */
  onSetupChange?: () => Promise<void>;
};
export type WorkingPlatform = Platform &
  Pick<Posting, 'deliver' | 'onKept'> & { taxOffice: TaxOffice; listsFolder: string };

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
    ...riskSlice.handlers(platform),
    ...supplySlice.handlers(platform),
    ...flowSlice.handlers(platform),
    ...reviewSlice.handlers(platform),
    ...searchSlice.handlers(platform),
    ...dashboardSlice.handlers(platform),
    ...adminSlice.handlers(platform),
  };
};

type Working = WorkingPlatform & typeof UPWARD;
/** Slices that have jobs. A job that failed for good goes to them in this order. */
const WITH_JOBS: Pick<Slice<never, Working, object, object>, 'jobs' | 'daily' | 'onGivenUp'>[] = [
  documentSlice,
  noticeSlice,
  companySlice,
  accountSlice,
  factorySlice,
  supplySlice,
  reviewSlice,
  dashboardSlice,
  adminSlice,
];

export const jobsOf = (base: WorkingPlatform) => {
  const platform = { ...base, ...UPWARD };
  return {
    handlers: Object.assign({}, ...WITH_JOBS.map(({ jobs }) => jobs?.(platform))),
    daily: Object.assign({}, ...WITH_JOBS.map(({ daily }) => daily?.(platform))),
    onGivenUp: joinGivenUp(WITH_JOBS.map(({ onGivenUp }) => onGivenUp?.(platform) ?? {})),
  };
};
