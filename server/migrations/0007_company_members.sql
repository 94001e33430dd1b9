alter table company
  add column state text not null default 'pending' check (state in ('pending', 'verified', 'rejected'));

-- Several may claim a number; one company has it.
create unique index company_verified_number on company (business_number) where state = 'verified';
create index company_number on company (business_number);

create table company_member (
  user_id uuid primary key references account_user on delete cascade,
  company_id uuid not null references company,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  state text not null check (state in ('requested', 'active', 'disabled', 'left')),
  since timestamptz not null
);

create index company_member_company on company_member (company_id);

insert into company_member (user_id, company_id, role, state, since)
  select id, company_id, 'owner', 'active', now() from account_user where company_id is not null;

-- From here on membership says it, and nothing else does.
alter table account_user drop column company_id;

-- What the operator decides on: a claim to a number, or the wish to join the company that has it.
create table company_case (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('claim', 'join')),
  company_id uuid not null references company,
  submitted_by uuid not null references account_user,
  business_number text not null,
  has_check_digit boolean not null,
  document_id uuid not null references document,
  state text not null default 'submitted'
    check (state in ('submitted', 'in_review', 'needs_correction', 'verified', 'rejected')),
  submitted_at timestamptz not null
);

create index company_case_queue on company_case (state, submitted_at, id);
create index company_case_company on company_case (company_id);
create index company_case_person on company_case (submitted_by, submitted_at);
