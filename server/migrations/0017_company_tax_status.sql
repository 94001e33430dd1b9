-- What the tax office says of a business number, with its own words as evidence. One row per number holds now; when it
-- says something else, that row ends and another begins, so that nothing it ever said is lost.
create table company_tax_status (
  id uuid primary key default gen_random_uuid(),
  business_number text not null check (business_number ~ '^[0-9]{10}$'),
  -- `unknown` where it was asked and has never said anything.
  state text not null check (state in ('active', 'suspended', 'closed', 'unregistered', 'unknown')),
  -- Since when it is closed.
  ended_on date,
  tax_type text not null default '',
  -- It first said so.
  since timestamptz not null,
  -- It last said so.
  answered_at timestamptz not null,
  -- It was last asked, whether it said anything or not.
  asked_at timestamptz not null,
  replaced_at timestamptz,
  answer jsonb
);

create unique index company_tax_status_now on company_tax_status (business_number) where replaced_at is null;
create index company_tax_status_history on company_tax_status (business_number, since);
