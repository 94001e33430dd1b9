import { BALANCE_VERDICTS, FACTORY_STATES, type FlagCode, type FlagSeverity, type FlagShow } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { invitationPaths } from '@ieum/contract/supply/invitations/invitations.paths.ts';
import { tierPaths } from '@ieum/contract/supply/supply.paths.ts';
import { factoryAddress } from '../../factory/list/address.ts';
import { balanceAddress } from '../../flow/balance/address.ts';
import { ledgerAddress } from '../../flow/ledger/address.ts';
import { flowAddressOf, readFlowAddress } from '../../flow/map/address.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { requestAddress } from '../../review/requests/address.ts';
import { readTierAddress, tierAddressOf } from '../../supply/tiers/address.ts';
import { historyAddress } from '../flags/address.ts';
import type { ResponsePart } from '../series/responses.ts';

const NOTHING = new URLSearchParams();

const searched = (path: string, wanted: Record<string, string | undefined>) => {
  const entries = Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = new URLSearchParams(entries).toString();
  return search ? `${path}?${search}` : path;
};

/** Names of the parts of an answer in the lists of requests and invitations. */
const REQUEST_STATES_OF = { answered: 'answered', declined: 'declined', waiting: 'open', ended: '' } as const;
const INVITATION_STATES_OF = { answered: 'accepted', declined: 'declined', waiting: 'waiting', ended: 'expired' };

const LEDGER_STATES = { agreed: ['matched', 'settled'], differing: ['mismatch'] } as const;

type Chosen = { product: string; period: string };

/** Returns a link for each figure to the list of exactly what it counts. */
export const tileLinks = ({ product, period }: Chosen) => {
  const tiers = readTierAddress(NOTHING);
  const ledger = ledgerAddress.read(NOTHING);
  const sentRequests = { ...requestAddress.read(NOTHING), side: 'asked' as const };
  const span = { from: period, to: period };
  return {
    ownDeclarations: (state: string) => searched(reviewPaths.declarations(), { state }),
    asked: (part: ResponsePart) => requestAddress.hrefOf({ ...sentRequests, state: REQUEST_STATES_OF[part] }),
    askedLate: () => requestAddress.hrefOf({ ...sentRequests, state: 'open', due: 'overdue' }),
    askedSoon: () => requestAddress.hrefOf({ ...sentRequests, state: 'open', due: 'week' }),
    invited: (part: ResponsePart) => searched(invitationPaths.list(), { state: INVITATION_STATES_OF[part] }),
    /** The queue shows only undecided reviews unless `show=all`. */
    toReview: (state: string) => searched(reviewPaths.queue(), { show: 'all', state }),
    factories: (state = '') =>
      factoryAddress.hrefOf({
        ...factoryAddress.read(NOTHING),
        state: FACTORY_STATES.filter((item) => item === state),
      }),
    ownMap: () => factoryAddress.hrefOf({ ...factoryAddress.read(NOTHING), view: 'map' }),
    leastComplete: () => factoryAddress.hrefOf({ ...factoryAddress.read(NOTHING), sort: 'completeness', order: 'asc' }),
    chain: () => tierAddressOf({ ...tiers, product }),
    chainMap: () => tierAddressOf({ ...tiers, product, view: 'map' }),
    tier: (tier: number, status: string[] = []) =>
      tierAddressOf({ ...tiers, product, view: 'table', tier: [String(tier)], status }),
    country: (country: string) => tierAddressOf({ ...tiers, product, view: 'table', country: [country] }),
    flags: (code?: FlagCode, severity?: FlagSeverity) => searched(tierPaths.flags(), { code, severity }),
    /** Uses the current week by default. */
    flagsIn: (show: FlagShow, week?: string) => historyAddress.hrefOf({ ...historyAddress.read(NOTHING), show, week }),
    expired: () => searched(certificatePaths.list(), { light: 'expired' }),
    holding: (month?: string) => searched(certificatePaths.list(), { holds: 'yes', month }),
    origins: () =>
      flowAddressOf({ ...readFlowAddress(NOTHING, todayInKorea()), product, ...span, by: 'country', view: 'table' }),
    weights: () => flowAddressOf({ ...readFlowAddress(NOTHING, todayInKorea()), product, ...span, view: 'table' }),
    shipped: () => ledgerAddress.hrefOf({ ...ledger, ...span, side: 'out', productId: product || undefined }),
    received: () => ledgerAddress.hrefOf({ ...ledger, ...span, side: 'in', productId: product || undefined }),
    /** Rows of a quarter: all, those on which both sides agree, or those on which they differ. */
    ledger: (quarter: string, which?: 'agreed' | 'differing') =>
      ledgerAddress.hrefOf({
        ...ledger,
        from: quarter,
        to: quarter,
        productId: product || undefined,
        state: which ? [...LEDGER_STATES[which]] : [],
      }),
    verdict: (verdict: string) =>
      balanceAddress.hrefOf({
        ...balanceAddress.read(NOTHING),
        period,
        productId: product || undefined,
        verdict: BALANCE_VERDICTS.find((item) => item === verdict),
      }),
  };
};
export type TileLinks = ReturnType<typeof tileLinks>;
