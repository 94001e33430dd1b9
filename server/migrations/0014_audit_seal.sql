-- Why something was done, where whoever did it was asked: the reason of an export.
alter table kit_audit add column note text not null default '';

-- One index for each thing that the log is filtered by; pages follow one another by (at, id).
create index kit_audit_actor on kit_audit (actor_id, at, id) where actor_id is not null;
create index kit_audit_company on kit_audit (company_id, at, id) where company_id is not null;
create index kit_audit_operation on kit_audit (operation, at, id);
create index kit_audit_record on kit_audit (record_id, at, id) where record_id is not null;
create index kit_audit_address on kit_audit (address, at, id);

-- Lines that wait for their seal, in the order in which they were written. A line that is neither here nor sealed
-- did not come from Ieum.
create table kit_audit_waiting (
  no bigint primary key generated always as identity,
  audit_id uuid not null
);

insert into kit_audit_waiting (audit_id) select id from kit_audit order by at, id;

-- The chain: each hash is made of the one before and of its line. The key on `seq` lets nobody fork it.
create table kit_audit_seal (
  seq bigint primary key,
  audit_id uuid not null unique,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  sealed_at timestamptz not null
);

create trigger kit_audit_seal_is_kept before update or delete on kit_audit_seal
  for each row execute function kit_audit_is_kept();
create trigger kit_audit_seal_is_never_emptied before truncate on kit_audit_seal
  for each statement execute function kit_audit_is_kept();

-- Who opened another person's contact or document, and from where.
create table kit_access (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  kind text not null,
  actor_id uuid not null,
  -- Whose; nobody's when it is known only which company it belongs to.
  person_id uuid,
  company_id uuid,
  record_id text,
  operation text not null,
  request_id text not null,
  address text not null
);

create index kit_access_at on kit_access (at, id);
create index kit_access_actor on kit_access (actor_id, at, id);
create index kit_access_person on kit_access (person_id, at, id) where person_id is not null;
create index kit_access_kind on kit_access (kind, at, id);

create function kit_access_is_kept() returns trigger language plpgsql as $$
begin
  -- What the law wants kept is kept; what is older may go.
  if tg_op = 'DELETE' and old.at < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'the access log is never changed' using errcode = '42501';
end $$;

create trigger kit_access_is_kept before update or delete on kit_access
  for each row execute function kit_access_is_kept();
create trigger kit_access_is_never_emptied before truncate on kit_access
  for each statement execute function kit_access_is_kept();

-- Once a month somebody looks through the accesses, and says so. Months are those of Korea.
create table admin_access_review (
  month text primary key check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  reviewer_id uuid not null references account_user,
  reviewed_at timestamptz not null,
  note text not null
);

-- The beginning of a name, an address or a number finds whom the log is asked about.
create index account_user_email_start on account_user (email text_pattern_ops);
create index account_user_name_start on account_user (name text_pattern_ops);
create index company_name_start on company (name text_pattern_ops);
create index company_number_start on company (business_number text_pattern_ops);
