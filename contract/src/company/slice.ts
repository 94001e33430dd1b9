import { defineSlice } from '../kit/slice.ts';
import { companyContract, companyErrors } from './company.ts';
import { operatorCompaniesContract, operatorCompaniesErrors } from './operators/companies.ts';
import { verificationContract, verificationErrors } from './verification/verification.ts';

export const companySlice = defineSlice({
  operations: { ...companyContract, ...verificationContract, ...operatorCompaniesContract },
  errors: { ...companyErrors, ...verificationErrors, ...operatorCompaniesErrors },
});
