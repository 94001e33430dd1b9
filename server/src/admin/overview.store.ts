import { type Contract, contract, type Overview } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';

const ACTS_SHOWN = 10;

/** Operations that change something and that only an operator may call. */
const OPERATOR_ACTS = Object.entries<Contract[string]>(contract)
  .filter(([, { access, method }]) => String(access) === 'admin' && method !== 'GET')
  .map(([name]) => name);

type Figures = Omit<Overview, 'acts' | 'setup'>;

/** Uses one statement, which makes all figures valid at the same moment. */
export const findFigures = async (db: Db): Promise<Figures> => {
  const { rows } = await sql<Record<string, number> & { oldestAt: string | null }>`
    select
      (select count(*)::int from company_case where state in ('submitted', 'in_review')) as waiting,
      (select min(submitted_at) from company_case where state in ('submitted', 'in_review')) as "oldestAt",
      (select count(*)::int from notice_mail where state = 'failed') as failed,
      (select count(*)::int from company) as companies,
      (select count(*)::int from company where state = 'verified') as verified,
      (select count(*)::int from company where disabled_at is not null) as "companiesDisabled",
      (select count(*)::int from account_person where state = 'active') as users,
      (select count(*)::int from account_person where role = 'admin' and state = 'active') as admins,
      (select count(*)::int from account_person where state = 'disabled') as "usersDisabled"`.execute(db);
  const [found] = rows;
  const figure = (name: string) => found?.[name] ?? 0;
  return {
    cases: { waiting: figure('waiting'), oldestAt: found?.oldestAt ?? null },
    mails: { failed: figure('failed') },
    companies: {
      total: figure('companies'),
      verified: figure('verified'),
      disabled: figure('companiesDisabled'),
    },
    users: { total: figure('users'), admins: figure('admins'), disabled: figure('usersDisabled') },
  };
};

/** Reads one index range per operator. The lines of all other people are not read. */
export const findOperatorActs = async (db: Db) => {
  const { rows } = await sql<Overview['acts'][number]>`
    select line.id, line.at, line.operation, person.name as "actorName"
    from account_person as person cross join lateral (
      select id, at, operation from kit_audit
      where actor_id = person.id and operation in (${sql.join(OPERATOR_ACTS)})
      order by at desc, id desc limit ${ACTS_SHOWN}
    ) as line
    where person.role = 'admin'
    order by line.at desc, line.id desc limit ${ACTS_SHOWN}`.execute(db);
  return rows;
};
