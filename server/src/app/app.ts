import { contract, type errorStatus } from '@ieum/contract';
import { accountMessages } from '../account/account.messages.ts';
import { createAccountService } from '../account/account.service.ts';
import type { AccountDeps } from '../account/dependencies.ts';
import { correctPerson } from '../account/profile/correction.ts';
import { createActorOf } from '../account/sessions/session.ts';
import { accessService } from '../admin/access/access.service.ts';
import { adminMessages } from '../admin/admin.messages.ts';
import { auditService } from '../admin/audit/audit.service.ts';
import { createOverview } from '../admin/overview.service.ts';
import { createSetupService } from '../admin/setup/setup.service.ts';
import { companyMessages } from '../company/company.messages.ts';
import { createCompanyService } from '../company/company.service.ts';
import { isStill } from '../company/members/outside-access.ts';
import { operatorCompaniesMessages } from '../company/operators/companies.messages.ts';
import { createOperatorCompanies } from '../company/operators/companies.service.ts';
import { caseMessages } from '../company/verification/case.messages.ts';
import { createCaseService } from '../company/verification/case.service.ts';
import { createDashboardService } from '../dashboard/dashboard.service.ts';
import { documentMessages } from '../document/document.messages.ts';
import { createDocumentService } from '../document/document.service.ts';
import { certificatesMessages } from '../factory/certificates/certificates.messages.ts';
import { createCertificatesService } from '../factory/certificates/certificates.service.ts';
import { codeListsMessages } from '../factory/codes/lists.messages.ts';
import { codeListsService } from '../factory/codes/lists.service.ts';
import { evidenceMessages } from '../factory/evidence/evidence.messages.ts';
import { createEvidenceService } from '../factory/evidence/evidence.service.ts';
import { facilityRecordMessages } from '../factory/facility-record/facility-record.messages.ts';
import { createFacilityRecords } from '../factory/facility-record/facility-record.service.ts';
import { factoryMessages } from '../factory/factory.messages.ts';
import { factoryService } from '../factory/factory.service.ts';
import { importMessages } from '../factory/import/import.messages.ts';
import { createImportService } from '../factory/import/import.service.ts';
import { standardsMessages } from '../factory/standards/standards.messages.ts';
import { standardsService } from '../factory/standards/standards.service.ts';
import { flowFlags } from '../flow/flags.ts';
import { flowMessages } from '../flow/flow.messages.ts';
import { createFlowService } from '../flow/flow.service.ts';
import { type Clock, systemClock } from '../kit/clock.ts';
import type { Database } from '../kit/db/database.ts';
import type { Handlers } from '../kit/http/context.ts';
import type { Idempotency } from '../kit/http/idempotency.ts';
import { kitMessages, type Messages } from '../kit/http/messages.ts';
import { mount } from '../kit/http/mount.ts';
import { createServer, type HttpOptions } from '../kit/http/server.ts';
import { noticeMessages } from '../notice/notice.messages.ts';
import { createNoticeService } from '../notice/notice.service.ts';
import { reviewMessages } from '../review/review.messages.ts';
import { createReviewService } from '../review/review.service.ts';
import { riskMessages } from '../risk/risk.messages.ts';
import { riskService } from '../risk/risk.service.ts';
import { searchService } from '../search/search.service.ts';
import { createSupplyInvitations } from '../supply/invitations/invitations.service.ts';
import { companiesKnowing } from '../supply/links/informed-partners.ts';
import { supplyMessages } from '../supply/supply.messages.ts';
import { createSupplyService } from '../supply/supply.service.ts';
import { mountApiDescription } from './api-docs/description.ts';
import { type Health, mountHealth } from './health.ts';
import { mountSite, type SiteOptions } from './site.ts';

export type AppDeps = {
  database: Pick<Database, 'inTransaction' | 'inStatement'> & Partial<Pick<Database, 'hasRoom'>>;
  account: AccountDeps;
  idempotency: Idempotency;
  http: HttpOptions;
  health: Health;
  /** Left out where only the API is wanted. */
  site?: Omit<SiteOptions, 'terms' | 'clock' | 'isBehindTls'>;
  clock?: Clock;
  checksAnswers?: boolean;
  /** Where the API says that it is; left out, wherever it was asked. */
  apiServer?: string;
  /** Hears after an operator has changed what is set up. */
  onSetupChange?: () => Promise<void>;
};

/** What else shows flags beside links and certificates. */
export const flagSources = [flowFlags];

export const messages: Messages<typeof errorStatus> = {
  ...kitMessages,
  ...documentMessages,
  ...companyMessages,
  ...caseMessages,
  ...noticeMessages,
  ...accountMessages,
  ...factoryMessages,
  ...evidenceMessages,
  ...adminMessages,
  ...operatorCompaniesMessages,
  ...standardsMessages,
  ...certificatesMessages,
  ...importMessages,
  ...codeListsMessages,
  ...facilityRecordMessages,
  ...supplyMessages,
  ...flowMessages,
  ...reviewMessages,
  ...riskMessages,
};

type Joined = Pick<AppDeps, 'account' | 'onSetupChange'>;

/** What answers each endpoint of the contract. */
export const handlersOf = ({ account, onSetupChange }: Joined): Handlers<typeof contract> => ({
  ...createDocumentService(account.files),
  ...createCompanyService(account),
  ...createCaseService({ ...account, changePerson: correctPerson, knownBy: companiesKnowing }),
  ...createNoticeService(account),
  ...createAccountService(account),
  ...factoryService,
  ...createEvidenceService(account),
  ...auditService,
  ...accessService,
  ...createOperatorCompanies(account),
  ...standardsService,
  ...createCertificatesService(account),
  ...createImportService(account),
  ...codeListsService,
  ...createFacilityRecords(account.publicUrl),
  ...createSupplyService({ ...account, flagSources }),
  ...createSupplyInvitations(account),
  ...createFlowService(account),
  ...createReviewService(account),
  ...riskService,
  ...searchService,
  ...createDashboardService({ ...account, flagSources }),
  ...createOverview(account),
  ...createSetupService({ ...account, ...(onSetupChange && { onSetupChange }) }),
});

/** The whole product as one Fastify server, not yet listening. */
export const createApp = ({
  database,
  account,
  http,
  health,
  site,
  clock = systemClock,
  apiServer = '/',
  onSetupChange,
  ...rest
}: AppDeps) => {
  const { files, terms, tokens } = account;
  const server = createServer(messages, http);
  const actorOf = createActorOf(tokens, database, clock);
  const uploadFolder = files.arrivingFolder;
  const handlers = handlersOf({ account, ...(onSetupChange && { onSetupChange }) });
  mount(server, contract, handlers, { ...database, actorOf, isStill, clock, uploadFolder, ...rest });
  mountApiDescription(server, { messages, apiServer, actorOf });
  mountHealth(server, health);
  if (site) mountSite(server, { ...site, terms, clock, isBehindTls: http.isBehindTls });
  return server;
};
