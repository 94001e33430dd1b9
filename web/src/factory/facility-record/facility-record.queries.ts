import { facilityRecordContract } from '@ieum/contract';
import { useMutation } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { composedQuery } from '../../kit/api/reads.ts';
import { saveFile } from '../../kit/download/save-file.ts';
import { withProgress } from '../../kit/download/with-progress.ts';

const api = connect(facilityRecordContract);

export const recordQueries = {
  /** The version is part of the key: another version is another record. */
  record: (id: string, version: number) =>
    composedQuery(api.exportFacilityRecord, { input: { id }, part: `version ${version}` }, async () =>
      (await api.exportFacilityRecord({ id })).text(),
    ),
};

const TYPE = 'application/ld+json';

export const useDownloadRecord = () =>
  useMutation({
    mutationFn: async (id: string) => {
      const record = await withProgress((options) => api.exportFacilityRecord({ id }, options));
      saveFile(record, `dfr-${id}.jsonld`, TYPE);
    },
  });
