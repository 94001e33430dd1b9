-- What a factory made of what in a period; see `makingDetails`.
create table flow_transformation (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  factory_id uuid not null references factory,
  product_id uuid not null references supply_product,
  period text collate "C" not null,
  period_from date not null,
  period_to date not null check (period_to >= period_from),
  details jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references account_user
);
create unique index flow_transformation_one on flow_transformation (factory_id, product_id, period);
create index flow_transformation_list on flow_transformation (company_id, period_from, id);
create index flow_transformation_product on flow_transformation (product_id, period_from);
create index flow_transformation_by on flow_transformation (updated_by);

-- How much of what is needed may be missing before it is a breach, in per cent; five where nothing is said.
create table flow_tolerance (
  product_id uuid primary key references supply_product on delete cascade,
  percent double precision not null check (percent between 0 and 100),
  at timestamptz not null,
  by uuid references account_user
);
create index flow_tolerance_by on flow_tolerance (by);

-- Everything that was ever said about what a factory made in a period, for ever: also of what was taken back.
create table flow_making_event (
  factory_id uuid not null,
  product_id uuid not null,
  period text collate "C" not null,
  nth integer not null,
  company_id uuid not null references company,
  kind text not null check (kind in ('saved', 'removed')),
  by uuid references account_user,
  at timestamptz not null,
  -- As it was said; nothing where it was taken back.
  details jsonb,
  primary key (factory_id, product_id, period, nth),
  check ((kind = 'removed') = (details is null))
);
create index flow_making_event_by on flow_making_event (by);
create trigger flow_making_event_is_kept before update or delete on flow_making_event
  for each row execute function flow_is_kept();
create trigger flow_making_event_is_never_emptied before truncate on flow_making_event
  for each statement execute function flow_is_kept();
