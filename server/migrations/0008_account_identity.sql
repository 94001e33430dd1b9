alter table account_user
  add column phone text check (phone ~ '^[0-9]{8,15}$'),
  add column language text not null default 'kr' check (language in ('kr', 'en', 'cn', 'jp')),
  add column created_at timestamptz not null default now(),
  add column email_confirmed_at timestamptz,
  -- Stands in every token: raising it ends them all.
  add column token_version integer not null default 1,
  add column picture_id uuid references document,
  drop constraint account_user_state_check,
  add constraint account_user_state_check check (state in ('active', 'disabled', 'left'));

-- Finding an account by name and phone is one index read, hit or miss.
create index account_user_person on account_user (phone, name);

alter table account_session
  add column started_at timestamptz not null default now(),
  add column last_seen_at timestamptz not null default now(),
  add column user_agent text not null default '',
  add column address text not null default '';

-- Single-use secrets that went out by mail, by SMS or to the console. Only their hash is here.
create table account_link (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('reset', 'confirm', 'change_email', 'find_code', 'first_admin')),
  user_id uuid references account_user on delete cascade,
  token_hash text not null unique,
  code_hash text,
  -- The address that a change is to lead to.
  new_email text,
  ends_at timestamptz not null,
  -- Wrong codes are counted here, so that no window of time gives new ones.
  tries integer not null default 0
);

create index account_link_user on account_link (user_id, purpose);
create index account_link_end on account_link (ends_at);

-- Failed sign-ins, by a keyed hash of the address that was typed: unknown ones count like known ones.
create table account_sign_in_failure (
  key text primary key,
  failures integer not null,
  blocked_until timestamptz not null,
  -- Whether the last try came too early and was not looked at.
  was_blocked boolean not null,
  ends_at timestamptz not null
);

create table account_consent (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  item text not null,
  is_granted boolean not null,
  version text not null,
  text_hash text not null,
  language text not null,
  at timestamptz not null,
  address text not null,
  user_agent text not null,
  -- Two decisions may fall into one moment; the later one holds.
  seq bigint not null generated always as identity
);

create index account_consent_user on account_consent (user_id, item, seq);

create function account_consent_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'a consent is never changed' using errcode = '42501';
end $$;

create trigger account_consent_is_kept before update or delete on account_consent
  for each row execute function account_consent_is_kept();
create trigger account_consent_is_never_emptied before truncate on account_consent
  for each statement execute function account_consent_is_kept();
