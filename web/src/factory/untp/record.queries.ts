import { facilityRecordContract } from '@ieum/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { connect } from '../../kit/api.ts';
import { factoryQueries } from '../factory.queries.ts';

const api = connect(facilityRecordContract);

export const recordQueries = {
  /** By version: another one is another record. */
  record: (id: string, version: number) =>
    queryOptions({
      queryKey: [...factoryQueries.all, 'record', id, version],
      queryFn: async () => (await api.exportFacilityRecord({ id })).text(),
    }),
};

/** Fixed here: whatever the answer says of itself, it is never opened as a page of ours. */
const TYPE = 'application/ld+json';

export const useDownloadRecord = () =>
  useMutation({
    mutationFn: async (id: string) => {
      const record = await api.exportFacilityRecord({ id });
      const address = URL.createObjectURL(new Blob([record], { type: TYPE }));
      const link = document.createElement('a');
      link.href = address;
      link.download = `dfr-${id}.jsonld`;
      link.click();
      URL.revokeObjectURL(address);
    },
  });
