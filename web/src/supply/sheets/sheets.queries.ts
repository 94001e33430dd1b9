import { type Output, sheetsContract } from '@ieum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { refreshReads } from '../../kit/api/reads.ts';
import { type Change, useChange } from '../../kit/api/use-change.ts';
import { useDownload } from '../../kit/download/use-download.ts';

type Calls = typeof sheetsContract;
export type SheetOutcome = Output<Calls['importProducts']>;
export type SheetKind = 'products' | 'suppliers';
export type SheetImport = Pick<Change<SheetOutcome, { file: File; apply: 'yes' | 'no' }>, 'mutate' | 'isPending'>;

const api = connect(sheetsContract);

export const useExportProducts = () => useDownload(api.exportProducts);
export const useExportLinks = () => useDownload(api.exportLinks);

/** Imports a sheet. The dialog shows the answer. After an import all queries are read again, even if it failed. */
export const useImportSheet = (kind: SheetKind) => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: { file: File; apply: 'yes' | 'no' }): Promise<SheetOutcome> =>
      kind === 'products' ? api.importProducts(input) : api.importSuppliers(input),
    meta: { shown: ['supply.sheet_unreadable'] },
    onSettled: (_outcome, _error, { apply }) =>
      apply === 'yes' ? refreshReads(client, api.importProducts.changes) : undefined,
  });
};
