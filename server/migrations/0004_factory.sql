create table factory (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  name text not null,
  name_english text not null,
  country char(2) not null,
  created_at timestamptz not null default now(),
  unique (company_id, name)
);

create index factory_list_all on factory (name, id);
