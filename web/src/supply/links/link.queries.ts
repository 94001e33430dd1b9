import { type Input, linksContract, type Output } from '@ieum/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { inBackground } from '../../kit/api/background.ts';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useOperation } from '../../kit/api/use-change.ts';
import { SAID_AT_FIELDS } from './acts/refusal.ts';

type Calls = typeof linksContract;
export type LinkEvent = Output<Calls['listLinkEvents']>['rows'][number];

const api = connect(linksContract);
/** The partner works on the same link, so it is read again after this time. */
const FRESH_MS = 10_000;

export const linkQueries = {
  list: (input: Input<Calls['listLinks']>) => query(api.listLinks, input, { staleTime: FRESH_MS }),
  one: (id: string) => query(api.getLink, { id }, { staleTime: FRESH_MS }),
  /** Reads the same for a card that appears when a partner proposes a link, which is no act of the user. */
  ofCard: (id: string) => query(api.getLink, { id }, { staleTime: FRESH_MS, throwOnError: false }, inBackground),
  events: (input: Input<Calls['listLinkEvents']>) => query(api.listLinkEvents, input, { staleTime: FRESH_MS }),
  /** Searches only companies that we have a link with, so that a search reveals no other company's name. */
  partners: (search: string) =>
    query(api.listLinks, { search, size: 100 }, { placeholderData: keepPreviousData, throwOnError: false }),
};

/** Refusals that a field or the dialog about a newer version shows. */
const SHOWN = ['supply.link_changed', ...SAID_AT_FIELDS];

export const useProposeLink = () => useOperation(api.proposeLink, { shown: SHOWN });
export const useConfirmLinks = () => useOperation(api.confirmLinks, { shown: SHOWN });
export const useConfirmLink = () => useOperation(api.confirmLink, { shown: SHOWN });
export const useCounterLink = () => useOperation(api.counterLink, { shown: SHOWN });
export const useReviseLink = () => useOperation(api.reviseLink, { shown: SHOWN });
export const useDisputeLink = () => useOperation(api.disputeLink, { shown: SHOWN });
export const useWithdrawLink = () => useOperation(api.withdrawLink, { shown: SHOWN });
export const useEndLink = () => useOperation(api.endLink, { shown: SHOWN });
export const useIdentifyLink = () => useOperation(api.identifyLink, { shown: SHOWN });
export const useAssignLink = () => useOperation(api.assignLink, { shown: SHOWN });
export const useSetLinkOnward = () => useOperation(api.setLinkOnward, { shown: SHOWN });
