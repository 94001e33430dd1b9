import { facilityRecordContract } from '@ieum/contract';
import { useMutation } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { composedQuery } from '../../kit/api/reads.ts';
import { saveFile } from '../../kit/save-file.ts';

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
    mutationFn: async (id: string) => saveFile(await api.exportFacilityRecord({ id }), `dfr-${id}.jsonld`, TYPE),
  });
