import type { Platform } from '../account/platform.ts';
import { defineSlice } from '../kit/slice.ts';
import { certificateJobs } from './certificates/certificate.jobs.ts';
import { certificatesMessages } from './certificates/certificates.messages.ts';
import { createCertificatesService } from './certificates/certificates.service.ts';
import { codeListJobs } from './codes/lists.jobs.ts';
import { codeListsMessages } from './codes/lists.messages.ts';
import { codeListsService } from './codes/lists.service.ts';
import { evidenceMessages } from './evidence/evidence.messages.ts';
import { createEvidenceService } from './evidence/evidence.service.ts';
import { facilityRecordMessages } from './facility-record/facility-record.messages.ts';
import { createFacilityRecords } from './facility-record/facility-record.service.ts';
import { factoryMessages } from './factory.messages.ts';
import { factoryService } from './factory.service.ts';
import { forgettingImportJobs, importFailureHandlers, importJobs } from './import/import.jobs.ts';
import { importMessages } from './import/import.messages.ts';
import { createImportService } from './import/import.service.ts';
import { ageingJobs } from './record/ageing.jobs.ts';
import { standardsMessages } from './standards/standards.messages.ts';
import { standardsService } from './standards/standards.service.ts';

/** The code lists that come with the product lie in `listsFolder`. */
type Working = Platform & { listsFolder: string };

export const factorySlice = defineSlice({
  messages: {
    ...factoryMessages,
    ...evidenceMessages,
    ...standardsMessages,
    ...certificatesMessages,
    ...importMessages,
    ...codeListsMessages,
    ...facilityRecordMessages,
  },
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
});
