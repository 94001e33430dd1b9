import type { LoggedCompany, LoggedPerson } from '@ieum/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../kit/db.ts';
import type { Place } from './turn.ts';

const FOUND_MAX = 10;
/** After every text that begins with what stands before it. */
const LAST_CHARACTER = '\u{10ffff}';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** `id` is what the log says, `user` the joined row of whoever that is now. */
export const personIn = (id: string, user: string): RawBuilder<LoggedPerson | null> => {
  const [state, name, email] = ['state', 'name', 'email'].map((column) => sql.ref(`${user}.${column}`));
  const isHere = sql`${state} <> 'left'`;
  return sql`case when ${sql.ref(id)} is not null then json_build_object(
    'id', ${sql.ref(id)}, 'state', coalesce(${state}, 'left'),
    'name', case when ${isHere} then ${name} else '' end, 'email', case when ${isHere} then ${email} else '' end) end`;
};

export const companyIn = (company: string): RawBuilder<LoggedCompany | null> => {
  const [id, name, number] = ['id', 'name', 'business_number'].map((column) => sql.ref(`${company}.${column}`));
  return sql`case when ${id} is not null then json_build_object(
    'id', ${id}, 'name', ${name}, 'businessNumber', coalesce(${number}, '')) end`;
};

/** In a table that is called `line`. */
export const beyond = ({ at, id }: Place, sign: '<' | '>') =>
  sql<boolean>`(line.at, line.id) ${sql.raw(sign)} (${at}::timestamptz, ${id}::uuid)`;

/** Each by its own index: the order is the one in which the index has them. */
export const findLoggedPeople = async (db: Db, typed: string) => {
  const [email, name, end] = [typed.toLowerCase(), typed, LAST_CHARACTER];
  const { rows } = await sql<{ person: LoggedPerson }>`
    select ${personIn('found.id', 'found')} as person from (
      (select id, name, email, state from account_user
        where email ~>=~ ${email} and email ~<~ ${email + end} and state <> 'left'
        order by email using ~<~ limit ${FOUND_MAX})
      union
      (select id, name, email, state from account_user
        where name ~>=~ ${name} and name ~<~ ${name + end} and state <> 'left'
        order by name using ~<~ limit ${FOUND_MAX})
      union
      select id, name, email, state from account_user where id = ${idOf(typed)}
    ) as found order by found.name, found.email, found.id limit ${FOUND_MAX}`.execute(db);
  return rows.map(({ person }) => person);
};

export const findLoggedCompanies = async (db: Db, typed: string) => {
  const [number, end] = [typed.replace(/\D/g, '') || '-', LAST_CHARACTER];
  const { rows } = await sql<{ company: LoggedCompany }>`
    select ${companyIn('found')} as company from (
      (select id, name, business_number from company
        where name ~>=~ ${typed} and name ~<~ ${typed + end}
        order by name using ~<~ limit ${FOUND_MAX})
      union
      (select id, name, business_number from company
        where business_number ~>=~ ${number} and business_number ~<~ ${number + end}
        order by business_number using ~<~ limit ${FOUND_MAX})
      union
      select id, name, business_number from company where id = ${idOf(typed)}
    ) as found order by found.name, found.business_number, found.id limit ${FOUND_MAX}`.execute(db);
  return rows.map(({ company }) => company);
};

const idOf = (typed: string) => (UUID.test(typed) ? typed : NOBODY);
