-- A person keeps addresses of lists under a name: filters, sort and hidden columns.
create table account_view (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references account_user on delete cascade,
  list text not null,
  name text not null,
  query text not null,
  updated_at timestamptz not null,
  unique (user_id, list, name)
);
