import { operatorExamples } from './account/operators/operators.examples.ts';
import { accountExamples } from './account/slice.examples.ts';
import { adminExamples } from './admin/admin.examples.ts';
import { overviewExamples } from './admin/overview.examples.ts';
import { setupExamples } from './admin/setup.examples.ts';
import { companyExamples } from './company/company.examples.ts';
import { operatorCompaniesExamples } from './company/operators/companies.examples.ts';
import { verificationExamples } from './company/verification/verification.examples.ts';
import type { contract } from './contract.ts';
import { dashboardExamples } from './dashboard/slice.examples.ts';
import { documentExamples } from './document/slice.examples.ts';
import { certificatesExamples } from './factory/certificates/certificates.examples.ts';
import { codesExamples } from './factory/codes/codes.examples.ts';
import { evidenceExamples } from './factory/evidence/evidence.examples.ts';
import { facilityRecordExamples } from './factory/facility-record/facility-record.examples.ts';
import { factoryExamples } from './factory/factory.examples.ts';
import { importExamples } from './factory/import/import.examples.ts';
import { standardsExamples } from './factory/standards/standards.examples.ts';
import { flowExamples } from './flow/slice.examples.ts';
import type { Examples } from './kit/endpoint.ts';
import { noticeExamples } from './notice/slice.examples.ts';
import { reviewExamples } from './review/slice.examples.ts';
import { riskExamples } from './risk/slice.examples.ts';
import { searchExamples } from './search/slice.examples.ts';
import { supplyExamples } from './supply/slice.examples.ts';

/** Kept apart from the contract, because no browser should load the examples. */
export const examples: Examples<typeof contract> = {
  ...documentExamples,
  ...companyExamples,
  ...verificationExamples,
  ...accountExamples,
  ...factoryExamples,
  ...evidenceExamples,
  ...adminExamples,
  ...noticeExamples,
  ...operatorCompaniesExamples,
  ...operatorExamples,
  ...standardsExamples,
  ...certificatesExamples,
  ...importExamples,
  ...codesExamples,
  ...facilityRecordExamples,
  ...supplyExamples,
  ...flowExamples,
  ...reviewExamples,
  ...riskExamples,
  ...searchExamples,
  ...dashboardExamples,
  ...overviewExamples,
  ...setupExamples,
};
