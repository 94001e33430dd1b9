alter table company_case
  -- When the reviewer last did something with it; after half an hour without, it is free again.
  add column taken_at timestamptz,
  -- The company that this person's own claim has made: a claim that became a request to join may become a claim again.
  add column own_company_id uuid references company,
  -- What people look for: number, e-mail address and names, in small letters. Kept up to date by the triggers below.
  add column search_text text not null default '';

update company_case set own_company_id = company_id where kind = 'claim';

-- Each time that something was handed in, with what was typed then and what came of it.
create table company_case_round (
  case_id uuid not null references company_case,
  round integer not null,
  kind text not null check (kind in ('claim', 'join')),
  submitted_at timestamptz not null,
  document_id uuid not null references document,
  -- As it was when it was decided; until then as it was when it was handed in.
  typed jsonb not null,
  -- What was found in the certificate, and what the automatic checks say; nothing until it was read.
  reading jsonb,
  checks jsonb,
  read_at timestamptz,
  decision text check (decision in ('verified', 'needs_correction', 'rejected', 'joined', 'withdrawn')),
  decided_by uuid references account_user,
  decided_at timestamptz,
  -- Told to the applicant.
  note text not null default '',
  -- Which fields are to be corrected, each with a note.
  fields jsonb not null default '[]',
  primary key (case_id, round)
);

create index company_case_round_document on company_case_round (document_id);
create index company_case_round_decider on company_case_round (decided_by, decided_at);

insert into company_case_round (case_id, round, kind, submitted_at, document_id, typed)
  select one.id, one.round, one.kind, one.submitted_at, one.document_id,
    jsonb_build_object(
      'businessNumber', one.business_number, 'companyName', '', 'representative', '', 'openedOn', '', 'address', '',
      'applicantName', person.name, 'phone', coalesce(person.phone, ''), 'email', person.email)
  from company_case one join account_user person on person.id = one.submitted_by;

-- What was decided stays as it was; only the person in it goes with the person.
create function company_case_round_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or tg_op = 'TRUNCATE' then
    raise exception 'a round is never removed' using errcode = '42501';
  end if;
  if old.decision is not null and (to_jsonb(old) - 'typed') <> (to_jsonb(new) - 'typed') then
    raise exception 'a decided round is never changed' using errcode = '42501';
  end if;
  return new;
end $$;

create trigger company_case_round_is_kept before update or delete on company_case_round
  for each row execute function company_case_round_is_kept();
create trigger company_case_round_is_never_emptied before truncate on company_case_round
  for each statement execute function company_case_round_is_kept();

-- One and two letters each: any part of a word is found by an index.
create function company_case_grams(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct gram), '{}') from (
    select substr(words, at, 1) as gram from generate_series(1, length(words)) at
    union select substr(words, at, 2) from generate_series(1, length(words) - 1) at
  ) grams
$$;

create function company_case_words(of_company uuid, of_person uuid, number_typed text) returns text language sql stable as $$
  select lower(normalize(concat_ws(' ', number_typed, person.email, person.name, company.name, company.name_english), nfkc))
  from account_user person, company where person.id = of_person and company.id = of_company
$$;

create function company_case_finds_itself() returns trigger language plpgsql as $$
begin
  -- Of a request to join, the company's name is found under the company.
  new.search_text := coalesce(company_case_words(
    coalesce(new.own_company_id, new.company_id), new.submitted_by, new.business_number), '');
  return new;
end $$;

create trigger company_case_finds_itself
  before insert or update of company_id, own_company_id, business_number, submitted_by on company_case
  for each row execute function company_case_finds_itself();

create function company_case_follows() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'company' then
    update company_case set company_id = company_id where company_id = new.id or own_company_id = new.id;
  else
    update company_case set submitted_by = submitted_by where submitted_by = new.id;
  end if;
  return null;
end $$;

create trigger company_case_follows after update of name, name_english on company
  for each row when (old.name <> new.name or old.name_english <> new.name_english)
  execute function company_case_follows();
create trigger company_case_follows after update of name, email on account_user
  for each row when (old.name <> new.name or old.email <> new.email)
  execute function company_case_follows();

update company_case set company_id = company_id;

create index company_case_search on company_case using gin (company_case_grams(search_text));
create index company_case_waiting on company_case (submitted_at, id) where state in ('submitted', 'in_review');
create index company_case_all on company_case (submitted_at, id);
create index company_case_reviewer on company_case (reviewer_id, submitted_at, id) where reviewer_id is not null;
create index company_case_number on company_case (business_number, submitted_at, id);
create index company_case_own on company_case (own_company_id);
