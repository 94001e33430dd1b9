import { disclosureContract, GRAPH_ROWS, linksContract, tierGraphContract, tiersContract } from '@ieum/contract';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useDownload } from '../../kit/download/use-download.ts';
import { flagQueries } from '../risks/flag.queries.ts';

const api = connect({ ...tiersContract, ...tierGraphContract, ...disclosureContract, ...linksContract });

/** A disclosure can end at any moment, so each page reads it again when it opens. */
const FRESH_MS = 1_000;

type PartAsked = { productId: string; part?: number; around?: string };
type GraphAsked = { productId: string; rows?: number; open?: string };

export const tierQueries = {
  graph: ({ productId, rows = GRAPH_ROWS.usual, open = '' }: GraphAsked) =>
    query(
      api.getTierGraph,
      { ...(productId && { productId }), rows, ...(open && { open }) },
      {
        staleTime: FRESH_MS,
        retry: false,
        throwOnError: false,
      },
    ),
  tiers: ({ productId, part = 1, around = '' }: PartAsked) =>
    query(
      api.getSupplyTiers,
      { ...(productId && { productId }), ...(part > 1 && { part }), ...(around && { around }) },
      {
        staleTime: FRESH_MS,
        retry: false,
        throwOnError: false,
      },
    ),
  company: (id: string) =>
    query(api.getSupplyCompany, { id }, { staleTime: FRESH_MS, retry: false, throwOnError: false }),
  linksWaiting: () => query(api.listLinks, { waiting: 'mine', size: 1 }, { staleTime: FRESH_MS, throwOnError: false }),
};

export const allFlagsQuery = () => flagQueries.every(FRESH_MS);

export const useExportSupplyTiers = () => useDownload(api.exportSupplyTiers);
