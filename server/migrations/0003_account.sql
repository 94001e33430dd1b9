create table account_user (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  name text not null,
  password_hash text not null,
  role text not null check (role in ('supplier', 'admin')),
  state text not null default 'active' check (state in ('active', 'disabled')),
  company_id uuid references company,
  check ((role = 'supplier') = (company_id is not null))
);

create table account_session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references account_user on delete cascade,
  ends_at timestamptz not null
);

create index account_session_user on account_session (user_id);
create index account_session_end on account_session (ends_at);
