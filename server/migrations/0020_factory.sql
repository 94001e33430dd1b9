-- Everything that a company says of a factory stands in one value, which a revision keeps as it is, an import fills and
-- an export writes. What is searched, sorted and joined by is a column that the database itself keeps equal to it.
alter table factory add column details jsonb;
update factory set details = jsonb_build_object('name', name, 'nameEnglish', name_english, 'country', country);
alter table factory alter column details set not null;

-- Two factories may have one name: what looks alike is asked about, not refused.
alter table factory
  drop constraint factory_company_id_name_key,
  drop column name,
  drop column name_english,
  drop column country;

alter table factory
  add column name text not null generated always as (details ->> 'name') stored,
  add column name_english text not null generated always as (coalesce(details ->> 'nameEnglish', '')) stored,
  add column code text not null generated always as (coalesce(details ->> 'code', '')) stored,
  add column country text not null generated always as (details ->> 'country') stored,
  add column region text not null generated always as (coalesce(details ->> 'region', '')) stored,
  add column locality text not null generated always as (coalesce(details ->> 'locality', '')) stored,
  add column site_type text not null generated always as (coalesce(details ->> 'siteType', 'factory')) stored,
  add column latitude numeric(8, 5) generated always as ((details -> 'point' ->> 'latitude')::numeric) stored,
  add column longitude numeric(8, 5) generated always as ((details -> 'point' ->> 'longitude')::numeric) stored,
  add column precision text generated always as (details -> 'point' ->> 'precision') stored,
  add column state text not null default 'active' check (state in ('draft', 'active', 'closed')),
  add column version integer not null default 1,
  -- Out of a hundred; computed whenever something that it counts changes.
  add column completeness smallint not null default 0,
  -- Its name as two people would write it alike; see cleanCompanyName.
  add column name_key text not null default '',
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid references account_user,
  -- When somebody last said that all of it still holds.
  add column confirmed_at timestamptz;

create index factory_list on factory (company_id, name, id);
create index factory_list_all on factory (name, id);
create unique index factory_code on factory (company_id, code) where code <> '';
create index factory_alike on factory (company_id, country, name_key);

-- What a factory was after each change, for ever.
create table factory_revision (
  factory_id uuid not null references factory on delete cascade,
  version integer not null,
  kind text not null check (
    kind in ('registered', 'changed', 'state_changed', 'confirmed', 'restored', 'imported', 'undone')
  ),
  details jsonb not null,
  state text not null,
  at timestamptz not null,
  by uuid references account_user,
  primary key (factory_id, version)
);
create index factory_revision_by on factory_revision (by);

insert into factory_revision (factory_id, version, kind, details, state, at)
  select id, 1, 'registered', details, 'active', created_at from factory;

-- One certificate can be of several factories; a renewed one stays, with the one that took its place.
create table factory_certificate (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  standard_id uuid not null references factory_standard,
  number text not null default '',
  issuer text not null default '',
  scope text not null default '',
  valid_from date,
  valid_to date not null,
  document_id uuid references document,
  replaces_id uuid unique references factory_certificate,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references account_user,
  check (valid_from is null or valid_from <= valid_to)
);
create index factory_certificate_list on factory_certificate (company_id, valid_to, id);
create index factory_certificate_end on factory_certificate (valid_to, id);
create index factory_certificate_document on factory_certificate (document_id);

create table factory_certificate_site (
  certificate_id uuid not null references factory_certificate on delete cascade,
  factory_id uuid not null references factory on delete cascade,
  primary key (certificate_id, factory_id)
);
create index factory_certificate_site_factory on factory_certificate_site (factory_id);

-- What shows that a factory is what it says: its registration, pictures, other papers.
create table factory_evidence (
  id uuid primary key default gen_random_uuid(),
  factory_id uuid not null references factory on delete cascade,
  document_id uuid not null unique references document,
  kind text not null check (kind in ('registration', 'photo', 'other')),
  caption text not null default '',
  created_at timestamptz not null
);
create index factory_evidence_list on factory_evidence (factory_id, created_at, id);
