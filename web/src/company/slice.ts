import { defineSlice } from '../kit/slice.ts';
import { companyRoutes } from './company.routes.tsx';
import { operatorCompaniesRoutes } from './operators/companies.routes.tsx';
import { caseRoutes, ownVerificationRoutes } from './verification/verification.routes.tsx';

export const companySlice = defineSlice({
  pages: () => [...companyRoutes(), ...ownVerificationRoutes()],
  operatorPages: () => [...caseRoutes(), ...operatorCompaniesRoutes()],
});
