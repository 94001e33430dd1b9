-- The identity of a verified company changes by an operator's decision: a third kind of case.
alter table company_case drop constraint company_case_kind_check;
alter table company_case add constraint company_case_kind_check check (kind in ('claim', 'join', 'identity'));
alter table company_case_round drop constraint company_case_round_kind_check;
alter table company_case_round add constraint company_case_round_kind_check check (kind in ('claim', 'join', 'identity'));

-- What held when it was asked for, and what is asked for.
alter table company_case_round
  add column identity jsonb check ((kind = 'identity') = (identity is not null));

-- One at a time.
create unique index company_case_identity_open on company_case (company_id)
  where kind = 'identity' and state in ('submitted', 'in_review', 'needs_correction');

-- What a verified company was known by before an operator accepted something else.
create table company_former_identity (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  case_id uuid not null unique references company_case,
  name text not null,
  name_english text not null,
  representative text not null,
  country char(2) not null,
  number text not null,
  until timestamptz not null
);

create index company_former_identity_company on company_former_identity (company_id, until desc, id);

create function company_former_identity_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'a former identity is never changed' using errcode = '42501';
end $$;

create trigger company_former_identity_is_kept before update or delete on company_former_identity
  for each row execute function company_former_identity_is_kept();
create trigger company_former_identity_is_never_emptied before truncate on company_former_identity
  for each statement execute function company_former_identity_is_kept();
