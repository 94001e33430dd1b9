-- Whatever is later or long. A key is given for each due thing, so that it happens once.
create table kit_job (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  key text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  due_at timestamptz not null,
  -- A worker that dies leaves its lease behind; when that ends, another takes over.
  leased_until timestamptz,
  attempts integer not null default 0,
  done integer not null default 0,
  total integer,
  error text,
  finished_at timestamptz,
  -- What is due at the same moment runs in the order in which it was added.
  seq bigint not null generated always as identity,
  unique (kind, key)
);

-- Each kind is worked off by itself.
create index kit_job_due on kit_job (kind, due_at, seq) where state in ('waiting', 'running');

-- Who did what to which record, written with the request.
create table kit_audit (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  operation text not null,
  actor_id uuid,
  company_id uuid,
  record_id text,
  request_id text not null,
  address text not null
);

create index kit_audit_at on kit_audit (at, id);

create function kit_audit_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is never changed' using errcode = '42501';
end $$;

create trigger kit_audit_is_kept before update or delete on kit_audit
  for each row execute function kit_audit_is_kept();
create trigger kit_audit_is_never_emptied before truncate on kit_audit
  for each statement execute function kit_audit_is_kept();
