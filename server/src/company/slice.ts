import { defineSlice } from '../kit/slice.ts';
import { companyMessages } from './company.messages.ts';
import { createCompanyService } from './company.service.ts';
import type { CompanyDeps } from './dependencies.ts';
import { createOperatorCompanies } from './operators/companies.service.ts';
import { companySearch } from './search.ts';
import { caseTasks, joinTasks, ownCaseTasks } from './tasks.ts';
import { taxStatusJobs } from './tax-office/status.jobs.ts';
import { caseJobs } from './verification/case.jobs.ts';
import { createCaseService } from './verification/case.service.ts';
import type { CaseDeps } from './verification/dependencies.ts';

type OperatorDeps = Parameters<typeof createOperatorCompanies>[0];
type Working = Parameters<typeof caseJobs>[0] & Parameters<typeof taxStatusJobs>[0];

export const companySlice = defineSlice({
  messages: companyMessages,
  handlers: (platform: CompanyDeps & CaseDeps & OperatorDeps) => ({
    ...createCompanyService(platform),
    ...createCaseService(platform),
    ...createOperatorCompanies(platform),
  }),
  jobs: (platform: Working) => caseJobs(platform),
  daily: (platform: Working) => taxStatusJobs(platform),
  tasks: {
    'company.confirm': { members: ownCaseTasks },
    'company.correct': { members: ownCaseTasks },
    'company.join': { owners: joinTasks },
    'case.decide': { operators: caseTasks },
  },
  search: companySearch,
});
