import type { Platform } from '../account/platform.ts';
import { defineSlice } from '../kit/slice.ts';
import { certificateJobs } from './certificates/certificate.jobs.ts';
import { createCertificatesService } from './certificates/certificates.service.ts';
import { certificateTasks } from './certificates/tasks.ts';
import { codeListJobs } from './codes/lists.jobs.ts';
import { codeListsService } from './codes/lists.service.ts';
import { createEvidenceService } from './evidence/evidence.service.ts';
import { createFacilityRecords } from './facility-record/facility-record.service.ts';
import { factoryMessages } from './factory.messages.ts';
import { factoryService } from './factory.service.ts';
import { forgettingImportJobs, importFailureHandlers, importJobs } from './import/import.jobs.ts';
import { createImportService } from './import/import.service.ts';
import { ageingJobs } from './record/ageing.jobs.ts';

import { factorySearch } from './search.ts';

import { standardsService } from './standards/standards.service.ts';

/** The code lists that come with the product lie in `listsFolder`. */
type Working = Platform & { listsFolder: string };

export const factorySlice = defineSlice({
  messages: factoryMessages,
  handlers: (platform: Platform) => ({
    ...factoryService,
    ...createEvidenceService(platform),
    ...standardsService,
    ...createCertificatesService(platform),
    ...createImportService(platform),
    ...codeListsService,
    ...createFacilityRecords(platform.publicUrl),
  }),
  jobs: (platform: Working) => ({
    ...codeListJobs({ folder: platform.listsFolder, clock: platform.clock }),
    ...importJobs(platform),
  }),
  daily: (platform: Working) => ({
    ...ageingJobs(platform.clock),
    ...certificateJobs(platform),
    ...forgettingImportJobs(platform),
  }),
  onGivenUp: () => importFailureHandlers,
  tasks: {
    'certificate.expired': { writers: certificateTasks },
    'certificate.ending': { writers: certificateTasks },
  },
  search: factorySearch,
});
