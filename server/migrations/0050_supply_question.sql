-- A question is about what is seen at one place: a company below the last named one above it. Whoever asks about two places
-- does not learn that they are one company; whoever is asked sees one request for all of them (supply_grant).
create table supply_question (
  id uuid primary key default gen_random_uuid(),
  -- The company that asks, and the one that is asked.
  viewer_id uuid not null references company,
  company_id uuid not null references company,
  -- The last named company above it. Nothing of what was asked before questions belonged to places.
  under_id uuid references company,
  -- None where the company stands below itself and has asked about that place: to it, it is a place like any other.
  grant_id uuid references supply_grant,
  fields text[] not null check (cardinality(fields) > 0),
  purpose text not null,
  -- The last day, as text.
  until text collate "C" not null,
  version integer not null default 1,
  asked_at timestamptz not null,
  asked_by uuid references account_user,
  withdrawn_at timestamptz
);
create index supply_question_viewer on supply_question (viewer_id, asked_at, id);
create index supply_question_company on supply_question (company_id);
create index supply_question_under on supply_question (under_id);
create index supply_question_grant on supply_question (grant_id);
create index supply_question_asker on supply_question (asked_by);

insert into supply_question (viewer_id, company_id, grant_id, fields, purpose, until, asked_at, asked_by, withdrawn_at)
select grantee_id, grantor_id, id, fields, purpose, until, asked_at, asked_by,
  case when state = 'withdrawn' then coalesce(decided_at, asked_at) end
from supply_grant where asked_at is not null;

-- One request waits at a time, and one grant holds that nobody has asked for; what was asked for can be granted bit by bit.
drop index supply_grant_one;
create unique index supply_grant_asked_one on supply_grant (grantor_id, grantee_id) where state = 'asked';
create unique index supply_grant_given_one on supply_grant (grantor_id, grantee_id)
  where state = 'granted' and asked_at is null;
