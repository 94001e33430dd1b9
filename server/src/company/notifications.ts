import {
  groupedBusinessNumber,
  NAME_FIELDS,
  NO_NAMES,
  namedAs,
  namedOnly,
  nameFor,
  namesOf,
  type ScriptNames,
} from '@ieum/contract';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import type { Db } from '../kit/db/database.ts';
import type { MemberRole } from '../kit/http/context.ts';
import type { Notices } from '../notice/inbox/notices.ts';
import { findCompany } from './company.store.ts';
import { ROLE_WORDS } from './mail-words.ts';
import { findOwnerIds, findWriters, findWritersAmong } from './members/member.store.ts';
import { joinGranted, joinRequested } from './members/members.mails.ts';
import { findAdmins } from './verification/case.store.ts';

type NamedCompany = ScriptNames & { businessNumber: string | null };

/** Returns the company's names, or its number while it has none. */
export const shownNamesOf = (company: NamedCompany | undefined) => {
  if (!company) return NO_NAMES;
  const hasName = NAME_FIELDS.some((field) => company[field] !== '');
  return hasName ? namesOf(company) : namedOnly(groupedBusinessNumber(company.businessNumber ?? ''));
};

/** Notifies the owners, who admit people, both when a person has asked to join and when an operator has sent them. */
export const notifyJoinRequested = async (db: Db, notices: Notices, companyId: string, person: string) => {
  const names = shownNamesOf(await findCompany(db, companyId));
  await notices.notify(db, {
    kind: 'company.joinRequested',
    to: await findOwnerIds(db, companyId),
    about: { ...namedAs('company', names), person },
    path: companyPaths.members(),
    content: (language, values) => joinRequested(language, { ...values, company: nameFor(names, language), person }),
  });
};

type Granted = { userId: string; companyId: string; role: MemberRole };

/** Notifies the newcomer, whether an owner or an operator has admitted them. */
export const notifyJoinGranted = async (db: Db, notices: Notices, { userId, companyId, role }: Granted) => {
  const names = shownNamesOf(await findCompany(db, companyId));
  await notices.notify(db, {
    kind: 'company.joinDecided',
    to: [userId],
    about: { ...namedAs('company', names), decision: 'granted', role },
    path: companyPaths.profile(),
    content: (language, values) =>
      joinGranted(language, { ...values, company: nameFor(names, language), role: ROLE_WORDS[role][language] }),
  });
};

/** Finds the people to notify about a company's records: those who can change them. */
export const writersOf = findWriters;

/** Loads the writers of many companies at once and returns a lookup by company. */
export const writersOfEach = async (db: Db, companyIds: string[]) => {
  const writers = Map.groupBy(await findWritersAmong(db, companyIds), ({ companyId }) => companyId);
  return (companyId: string) => (writers.get(companyId) ?? []).map(({ userId }) => userId);
};

/** Finds the people to notify about work for the operators. */
export const operatorsOf = findAdmins;
