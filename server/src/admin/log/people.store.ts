import type { LoggedCompany, LoggedPerson } from '@ieum/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { Place } from './page-cursor.ts';

const FOUND_MAX = 10;
/** Sorts after every character, and so marks the end of the texts that begin with a prefix. */
const LAST_CHARACTER = '\u{10ffff}';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Reads the current name and address of a person in a subquery per line of the page. With a join the database would
 * choose to read all people.
 */
export const personOf = (id: string): RawBuilder<LoggedPerson | null> => sql`
  case when ${sql.ref(id)} is not null then coalesce(
    (select ${person} from account_person as found where found.id = ${sql.ref(id)}),
    json_build_object('id', ${sql.ref(id)}, 'state', 'left', 'name', '', 'email', '')) end`;

export const companyOf = (id: string): RawBuilder<LoggedCompany | null> =>
  sql`(select ${company} from company as found where found.id = ${sql.ref(id)})`;

const person = sql<LoggedPerson>`json_build_object('id', found.id, 'state', found.state,
  'name', case when found.state = 'left' then '' else found.name end,
  'email', case when found.state = 'left' then '' else found.email end)`;

const company = sql<LoggedCompany>`json_build_object(
  'id', found.id, 'name', found.name, 'businessNumber', coalesce(found.business_number, ''))`;

/** Expects the table to have the alias `line`. */
export const beyond = ({ at, id }: Place, sign: '<' | '>') =>
  sql<boolean>`(line.at, line.id) ${sql.raw(sign)} (${at}::timestamptz, ${id}::uuid)`;

/** Uses a separate index for each condition, and sorts each part in the order of its index. */
export const findLoggedPeople = async (db: Db, typed: string) => {
  const [email, name, end] = [typed.toLowerCase(), typed, LAST_CHARACTER];
  const { rows } = await sql<{ person: LoggedPerson }>`
    select ${person} as person from (
      (select id, name, email, state from account_person
        where email ~>=~ ${email} and email ~<~ ${email + end} and state <> 'left'
        order by email using ~<~ limit ${FOUND_MAX})
      union
      (select id, name, email, state from account_person
        where name ~>=~ ${name} and name ~<~ ${name + end} and state <> 'left'
        order by name using ~<~ limit ${FOUND_MAX})
      union
      select id, name, email, state from account_person where id = ${idOf(typed)}
    ) as found order by found.name, found.email, found.id limit ${FOUND_MAX}`.execute(db);
  return rows.map(({ person }) => person);
};

export const findLoggedCompanies = async (db: Db, typed: string) => {
  const [number, end] = [typed.replace(/\D/g, '') || '-', LAST_CHARACTER];
  const { rows } = await sql<{ company: LoggedCompany }>`
    select ${company} as company from (
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
