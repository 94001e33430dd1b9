-- What one company lets another see of it beyond the next step up and down: asked for by the one that wants to see, or given
-- by itself. What is between them says `onward` on its links.
create table supply_grant (
  id uuid primary key default gen_random_uuid(),
  -- The company that is seen, and the one that sees it.
  grantor_id uuid not null references company,
  grantee_id uuid not null references company,
  -- Some of identity, location, certificates, volumes, origin, documents.
  fields text[] not null check (cardinality(fields) > 0),
  purpose text not null,
  -- The last day, as text.
  until text collate "C" not null,
  state text not null check (state in ('asked', 'granted', 'declined', 'revoked', 'withdrawn')),
  version integer not null default 1,
  asked_at timestamptz,
  asked_by uuid references account_user,
  decided_at timestamptz,
  decided_by uuid references account_user,
  created_at timestamptz not null,
  check (grantor_id <> grantee_id)
);
create index supply_grant_grantor on supply_grant (grantor_id, created_at, id);
create index supply_grant_grantee on supply_grant (grantee_id, created_at, id);
-- Two who ask at once are one.
create unique index supply_grant_one on supply_grant (grantor_id, grantee_id) where state in ('asked', 'granted');
create index supply_grant_asker on supply_grant (asked_by);
create index supply_grant_decider on supply_grant (decided_by);

-- A company sees who has looked at it.
create index kit_access_company on kit_access (company_id, at, id) where company_id is not null;

-- Flags open and close by themselves, from what is known; a person can only put one off, and says why.
create table supply_snooze (
  company_id uuid not null references company,
  code text not null,
  -- The link, certificate or product that the flag is about.
  subject_id uuid not null,
  until text collate "C" not null,
  reason text not null,
  by uuid references account_user,
  at timestamptz not null,
  primary key (company_id, code, subject_id)
);
create index supply_snooze_by on supply_snooze (by);
