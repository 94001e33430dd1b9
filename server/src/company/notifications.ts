import { groupedBusinessNumber } from '@ieum/contract';
import type { Db } from '../kit/db/database.ts';
import type { MemberRole } from '../kit/http/context.ts';
import type { Notices } from '../notice/inbox/notices.ts';
import { findCompany } from './company.store.ts';
import { findOwnerIds, findWriters, findWritersAmong } from './members/member.store.ts';
import { joinGranted, joinRequested, ROLE_WORDS } from './members/members.mails.ts';
import { findAdmins } from './verification/case.store.ts';

type Named = { name: string; businessNumber: string | null };

/** By its name, or by its number while it has none. */
export const shownNameOf = (company: Named | undefined) =>
  company ? company.name || groupedBusinessNumber(company.businessNumber ?? '') : '';

/** To the owners, who let people in: whether somebody has asked by themselves, or an operator has led them here. */
export const tellJoinRequested = async (db: Db, notices: Notices, companyId: string, person: string) => {
  const company = shownNameOf(await findCompany(db, companyId));
  await notices.tell(db, {
    kind: 'company.joinRequested',
    to: await findOwnerIds(db, companyId),
    about: { company, person },
    path: '/company/members',
    letter: (language, told) => joinRequested(language, { ...told, company, person }),
  });
};

type Granted = { userId: string; companyId: string; role: MemberRole };

/** To the newcomer, by whomever they were let in. */
export const tellJoinGranted = async (db: Db, notices: Notices, { userId, companyId, role }: Granted) => {
  const company = shownNameOf(await findCompany(db, companyId));
  await notices.tell(db, {
    kind: 'company.joinDecided',
    to: [userId],
    about: { company, decision: 'granted', role },
    path: '/company',
    letter: (language, told) => joinGranted(language, { ...told, company, role: ROLE_WORDS[role][language] }),
  });
};

/** Who hears of what concerns a company's records: those who can do something about it. */
export const writersOf = findWriters;

/** The same of many companies at once, by company. */
export const writersOfEach = async (db: Db, companyIds: string[]) => {
  const writers = Map.groupBy(await findWritersAmong(db, companyIds), ({ companyId }) => companyId);
  return (companyId: string) => (writers.get(companyId) ?? []).map(({ userId }) => userId);
};

/** Who hears of what waits for the operator. */
export const operatorsOf = findAdmins;
