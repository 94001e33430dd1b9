import { type Language, type MailKind, namedAs, type operatorCompaniesContract } from '@ieum/contract';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { maskedEmail } from '../../kit/security/contact-masking.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import type { MailContent } from '../../notice/mail/layout.ts';
import type { Outbox } from '../../notice/mail/outbox.ts';
import { lockColleagues } from '../company.store.ts';
import { companyDisabled, companyEnabled, ownerAppointed } from './companies.mails.ts';
import {
  findCasesOf,
  findCompanies,
  findCompany,
  findDisabledAt,
  findOwners,
  findPeopleOf,
  lockCompany,
  makeOwner,
  setDisabledAt,
} from './companies.store.ts';

type Deps = {
  outbox: Outbox;
  notices: Notices;
  publicUrl: string;
  /** Returns how many factories a company has; the slice of factories provides it. */
  countFactories: (db: Db, companyId: string) => Promise<number>;
};

export const createOperatorCompanies = (deps: Deps): Handlers<typeof operatorCompaniesContract> => ({
  listCompanies: ({ db }, search) => findCompanies(db, search),

  inspectCompany: ({ inTransaction, recordAccess }, { id }) =>
    inTransaction(async (db) => {
      const company = (await findCompany(db, id)) ?? fail('request.not_found');
      const people = await findPeopleOf(db, id);
      recordAccess({ kind: 'contact', personId: null, companyId: id, recordId: id });
      const active = people.filter(({ state }) => state === 'active');
      return {
        ...company,
        factories: await deps.countFactories(db, id),
        // To see an address, an operator opens the person, which leaves a line in the access log.
        people: people.map((person) => ({ ...person, email: maskedEmail(person.email) })),
        cases: await findCasesOf(db, id),
        can: {
          disable: !company.isDisabled,
          enable: company.isDisabled,
          // The list is limited, but has active people first, and of these the owners.
          appointOwner: active.length > 0 && !active.some(({ role }) => role === 'owner'),
        },
      };
    }),

  async disableCompany({ db, clock }, { id }) {
    const { disabledAt } = (await lockCompany(db, id)) ?? fail('request.not_found');
    if (disabledAt !== null) fail('company.state_changed');
    await setDisabledAt(db, id, clock());
    await mailOwners(db, deps, id, 'company.disabled', companyDisabled);
    return {};
  },

  async enableCompany({ db }, { id }) {
    const { disabledAt } = (await lockCompany(db, id)) ?? fail('request.not_found');
    if (disabledAt === null) fail('company.state_changed');
    await setDisabledAt(db, id, null);
    await mailOwners(db, deps, id, 'company.enabled', companyEnabled);
    return {};
  },

  async appointOwner({ db }, { id, userId }) {
    const company = (await lockCompany(db, id)) ?? fail('request.not_found');
    const colleagues = await lockColleagues(db, id);
    if (!colleagues.some((person) => person.userId === userId)) fail('request.not_found');
    if (colleagues.some(({ role }) => role === 'owner')) fail('company.has_owner');
    await makeOwner(db, userId);
    const about = { ...namedAs('company', company), role: 'owner' };
    await deps.notices.notify(db, {
      kind: 'company.roleChanged',
      to: [userId],
      about,
      path: dashboardPaths.home(),
      content: ownerAppointed,
    });
    return {};
  },
});

type MailTemplate = (language: Language, values: { name: string; url: string }) => MailContent;

const mailOwners = async (db: Db, { outbox, publicUrl }: Deps, id: string, kind: MailKind, content: MailTemplate) => {
  for (const { userId, name, email, language } of await findOwners(db, id)) {
    const mail = content(language, { name, url: publicUrl + dashboardPaths.home() });
    await outbox.post(db, { to: email, language, kind, userId, content: mail });
  }
};

/** Returns whether an operator has closed the company: then its members see nothing of it. */
export const isCompanyClosed = async (db: Db, companyId: string) =>
  ((await findDisabledAt(db, companyId))?.disabledAt ?? null) !== null;

export const isCompany = async (db: Db, id: string) => (await findDisabledAt(db, id)) !== undefined;
