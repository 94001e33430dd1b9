import type { Examples } from '../kit/endpoint.ts';
import { ownCompanyExamples } from './company.examples.ts';
import { operatorCompaniesExamples } from './operators/companies.examples.ts';
import type { companySlice } from './slice.ts';
import { verificationExamples } from './verification/verification.examples.ts';

export const companyExamples: Examples<typeof companySlice.operations> = {
  ...ownCompanyExamples,
  ...verificationExamples,
  ...operatorCompaniesExamples,
};
