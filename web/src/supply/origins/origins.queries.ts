import { type Input, type Material, type Output, originsContract } from '@ieum/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useDownload } from '../../kit/download/use-download.ts';

const api = connect(originsContract);

export type MaterialOrigins = Output<typeof originsContract.getMaterial>['products'][number];
export type ListedMaterial = Output<typeof originsContract.listMaterials>['rows'][number];

/** A disclosure can end at any moment, so each page reads it again when it opens. */
const FRESH_MS = 1_000;
const READ = { staleTime: FRESH_MS, retry: false, throwOnError: false } as const;

export const originQueries = {
  materials: () => query(api.listMaterials, {}, READ),
  material: (material: Material) => query(api.getMaterial, { material }, READ),
  product: (input: Input<typeof originsContract.getProductOrigins>) =>
    query(api.getProductOrigins, input, { ...READ, placeholderData: keepPreviousData }),
};

export const useExportProductOrigins = () => useDownload(api.exportProductOrigins);
