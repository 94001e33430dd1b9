-- What a company makes and buys. Like a factory, a product is one value (decision 14); what is searched, sorted and joined by
-- is a column that the database itself keeps equal to it.

-- As of a factory, and the HS code besides: what is typed into the search goes through factory_words as well.
create function supply_product_text(details jsonb) returns text language sql immutable parallel safe as $$
  select factory_search_text(jsonb_build_object(
    'name', details ->> 'name', 'nameEnglish', details ->> 'nameEnglish', 'code', details ->> 'partNumber'))
    || chr(10) || coalesce(details ->> 'hs', '')
$$;

-- Of each line of a bill that says so, how much of the whole mass it is: what a walk along the links needs of a bill.
create function supply_input_masses(details jsonb) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(input ->> 'id', input -> 'massShare') filter (where input ->> 'massShare' is not null), '{}')
  from jsonb_array_elements(details -> 'inputs') input where input ->> 'id' is not null
$$;

create table supply_product (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  details jsonb not null,
  name text not null generated always as (details ->> 'name') stored,
  name_english text not null generated always as (coalesce(details ->> 'nameEnglish', '')) stored,
  part_number text not null generated always as (coalesce(details ->> 'partNumber', '')) stored,
  kind text not null generated always as (details ->> 'kind') stored,
  hs text not null generated always as (coalesce(details ->> 'hs', '')) stored,
  unit text not null generated always as (details ->> 'unit') stored,
  material_group text not null generated always as (coalesce(details ->> 'materialGroup', '')) stored,
  is_origin boolean not null generated always as (coalesce((details ->> 'isOrigin')::boolean, false)) stored,
  input_masses jsonb not null generated always as (supply_input_masses(details)) stored,
  search_text text not null generated always as (supply_product_text(details)) stored,
  search_grams integer[] not null generated always as (factory_grams(company_id, supply_product_text(details))) stored,
  state text not null default 'active' check (state in ('active', 'retired')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references account_user
);
-- All that a walk needs of a product: it reads this and not the table.
create index supply_product_walk on supply_product (id) include (company_id, is_origin, hs, material_group);
create unique index supply_product_part_number on supply_product (company_id, part_number) where part_number <> '';
create index supply_product_list on supply_product (company_id, name, id) include (state, kind, is_origin);
create index supply_product_list_part_number on supply_product (company_id, part_number, id) include (state, kind, is_origin);
create index supply_product_list_hs on supply_product (company_id, hs, name, id) include (state, kind, is_origin);
create index supply_product_list_updated on supply_product (company_id, updated_at, id) include (state, kind, is_origin);
create index supply_product_search on supply_product using gin (search_grams) with (gin_pending_list_limit = 512);
create index supply_product_updater on supply_product (updated_by);

-- What a product was after each change, for ever.
create table supply_product_revision (
  product_id uuid not null references supply_product on delete cascade,
  version integer not null,
  kind text not null check (
    kind in ('registered', 'changed', 'state_changed', 'confirmed', 'restored', 'imported', 'undone')
  ),
  details jsonb not null,
  state text not null,
  at timestamptz not null,
  by uuid references account_user,
  primary key (product_id, version)
);
create index supply_product_revision_by on supply_product_revision (by);
