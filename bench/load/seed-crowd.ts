import { tokenKeyIn } from '../../server/src/kit/security/token-key.ts';
import { createTokens } from '../../server/src/kit/security/tokens.ts';
import type { PostgresWorld } from '../postgres-product.ts';

type Crowd = {
  query: PostgresWorld['query'];
  dataFolder: string;
  users: number;
  companies: number;
  /** Factories of all companies together. */
  rows: number;
};

/** Adds people of several companies, each with a session. Returns their tokens. */
export const seedCrowd = async ({ query, dataFolder, users, companies, rows }: Crowd) => {
  const tokens = createTokens(tokenKeyIn(dataFolder));
  await query(ADD_COMPANIES, [companies]);
  await query(ADD_FACTORIES, [Math.ceil(rows / companies)]);
  await query(ADD_PEOPLE, [users, companies]);
  await query(ADD_SESSIONS);
  await query('vacuum analyze');
  const sessions = await query(`${SESSIONS} where email like 'crowd%'`);
  const people: { sub: string; sid: string }[] = sessions.rows;
  return Promise.all(people.map(({ sub, sid }) => tokens.sign({ sub, sid, ver: 1 })));
};

const ADD_COMPANIES = `insert into company (business_number) select (2000000000 + n)::text from generate_series(1, $1::int) n`;

const ADD_FACTORIES = `
  insert into factory (company_id, details)
  select company.id, jsonb_build_object('name', '공장 ' || n, 'nameEnglish', 'Plant ' || n, 'country', 'KR')
  from company, generate_series(1, $1::int) n
  where business_number like '2%'`;

const ADD_PEOPLE = `
  with made as (
    insert into account_user (email, name, password_hash, role, email_confirmed_at)
    select 'crowd' || n || '@test.kr', '김이음', '-', 'supplier', now() from generate_series(1, $1::int) n
    returning id, substring(email from '[0-9]+')::int as n
  )
  insert into company_member (user_id, company_id, role, state, since)
  select made.id, company.id, 'owner', 'active', now() from made
    join company on company.business_number = (2000000001 + made.n % $2::int)::text`;

const ADD_SESSIONS = `
  insert into account_session (user_id, ends_at)
  select id, now() + interval '12 hours' from account_user where email like 'crowd%'`;

const SESSIONS = `
  select account_user.id as sub, account_session.id as sid from account_session
    join account_user on account_user.id = account_session.user_id`;
