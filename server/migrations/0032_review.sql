-- Reviews of declarations: a company asks, another answers, the first looks.

create function review_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'what was said in a review is kept as it was';
end $$;

-- A questionnaire that a company makes for itself: the draft that it works on.
create table review_template (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  name jsonb not null,
  description text not null default '',
  content jsonb not null,
  is_retired boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references account_user
);
create index review_template_list on review_template (company_id, updated_at desc, id);
create index review_template_by on review_template (updated_by);

-- A questionnaire as it was published, or as a ready one was when it was first sent: never changed.
create table review_form (
  id uuid primary key default gen_random_uuid(),
  template_id uuid references review_template,
  ready_key text,
  version integer not null check (version > 0),
  name jsonb not null,
  content jsonb not null,
  questions integer not null,
  created_at timestamptz not null,
  by uuid references account_user,
  check ((template_id is null) <> (ready_key is null))
);
create unique index review_form_of_template on review_form (template_id, version) where template_id is not null;
create unique index review_form_ready on review_form (ready_key, version) where ready_key is not null;
create index review_form_by on review_form (by);
create trigger review_form_is_kept before update or delete on review_form
  for each row execute function review_is_kept();
create trigger review_form_is_never_emptied before truncate on review_form
  for each statement execute function review_is_kept();

create table review_request (
  id uuid primary key default gen_random_uuid(),
  asker_company_id uuid not null references company,
  supplier_company_id uuid not null references company,
  kind text not null check (kind in ('factory', 'supply_map', 'flows', 'questionnaire')),
  form_id uuid references review_form,
  -- By which the supplier's product is known.
  link_id uuid references supply_link on delete set null,
  -- Of flows: the first and the last month or quarter.
  period_from text collate "C" not null default '',
  period_to text collate "C" not null default '',
  purpose text not null,
  message text not null default '',
  due_on date not null,
  validity_months integer not null check (validity_months > 0),
  needs_two boolean not null default false,
  state text not null default 'open' check (state in ('open', 'answered', 'declined', 'cancelled')),
  reason text not null default '',
  -- The request to the asker that it passes on; nobody but the asker learns of it.
  forwarded_from_id uuid references review_request,
  created_at timestamptz not null,
  created_by uuid references account_user,
  reminded_at timestamptz,
  -- The day on which the supplier is reminded next by itself; nothing when there is none left.
  next_reminder_on date,
  check (asker_company_id <> supplier_company_id),
  check ((kind = 'questionnaire') = (form_id is not null)),
  check ((kind = 'flows') = (period_from <> '' and period_to <> ''))
);
create index review_request_asked on review_request (asker_company_id, state, due_on, id);
create index review_request_received on review_request (supplier_company_id, state, due_on, id);
create index review_request_forwarded on review_request (forwarded_from_id) where forwarded_from_id is not null;
-- The same is asked of one supplier once at a time, whoever of the company asks.
create unique index review_request_once on review_request
  (asker_company_id, supplier_company_id, kind, form_id, link_id, period_from, period_to) nulls not distinct
  where state = 'open';
create index review_request_form on review_request (form_id);
create index review_request_link on review_request (link_id);
create index review_request_by on review_request (created_by);
create index review_request_due on review_request (next_reminder_on) where next_reminder_on is not null;

create table review_declaration (
  id uuid primary key default gen_random_uuid(),
  -- That of the first edition: all editions share it.
  line_id uuid not null,
  edition integer not null check (edition > 0),
  respondent_company_id uuid not null references company,
  -- Nobody where it was not asked for: the operator reviews it.
  reviewer_company_id uuid references company,
  request_id uuid references review_request,
  kind text not null check (kind in ('factory', 'supply_map', 'flows', 'questionnaire')),
  form_id uuid references review_form,
  factory_id uuid references factory on delete set null,
  product_id uuid references supply_product on delete set null,
  period_from text collate "C" not null default '',
  period_to text collate "C" not null default '',
  purpose text not null default '',
  message text not null default '',
  due_on date,
  validity_months integer not null default 12 check (validity_months > 0),
  needs_two boolean not null default false,
  state text not null default 'draft' check (state in
    ('draft', 'submitted', 'in_review', 'changes_requested', 'approved', 'rejected', 'expired', 'superseded')),
  version integer not null default 1,
  -- How often it was handed in.
  round integer not null default 0,
  -- What is being worked on: answers by question, where each was offered from, and the statement.
  answers jsonb not null default '{}',
  offered jsonb not null default '{}',
  statement text not null default '',
  -- Raised by every change of what is worked on, so that an approval inside the company is of what it saw.
  draft_version integer not null default 1,
  saved_at timestamptz not null,
  saved_by uuid references account_user,
  -- Fields that may be answered anew; nothing means all.
  reopened jsonb,
  -- The name of the company that answers, as lists search and sort by it.
  respondent_name text not null,
  submitted_at timestamptz,
  taken_by uuid references account_user,
  -- The first of two who approve.
  first_approver uuid references account_user,
  decided_at timestamptz,
  valid_to date,
  -- The day on which its end is told next, and then comes.
  next_turn_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (reviewer_company_id is distinct from respondent_company_id),
  check ((kind = 'questionnaire') = (form_id is not null)),
  check (state not in ('submitted', 'in_review', 'approved', 'expired') or round > 0)
);
create unique index review_declaration_line on review_declaration (line_id, edition);
-- One answer to a request at a time; the next edition of it follows when one is decided.
create unique index review_declaration_open on review_declaration (line_id)
  where state in ('draft', 'submitted', 'in_review', 'changes_requested');
create unique index review_declaration_answer on review_declaration (request_id) where request_id is not null and edition = 1;
create index review_declaration_own on review_declaration (respondent_company_id, updated_at desc, id);
-- The queue of a reviewer. The operator's has no company, which an index finds as well.
create index review_declaration_queue on review_declaration (reviewer_company_id, state, submitted_at, id) where round > 0;
create index review_declaration_queue_due on review_declaration (reviewer_company_id, state, due_on, id) where round > 0;
create index review_declaration_queue_name on review_declaration (reviewer_company_id, state, respondent_name, id) where round > 0;
create index review_declaration_queue_decided on review_declaration (reviewer_company_id, state, decided_at, id) where round > 0;
create index review_declaration_turn on review_declaration (next_turn_on) where next_turn_on is not null;
create index review_declaration_form on review_declaration (form_id);
create index review_declaration_factory on review_declaration (factory_id);
create index review_declaration_product on review_declaration (product_id);
create index review_declaration_saved_by on review_declaration (saved_by);
create index review_declaration_taken_by on review_declaration (taken_by);
create index review_declaration_first on review_declaration (first_approver);

-- Who has written in a declaration: whoever did never reviews it, wherever they work later.
create table review_author (
  declaration_id uuid not null references review_declaration on delete cascade,
  user_id uuid not null references account_user,
  primary key (declaration_id, user_id)
);
create index review_author_user on review_author (user_id);

-- What was handed in, for ever: the text under the hash, and what came of it, which is written once.
create table review_round (
  declaration_id uuid not null references review_declaration,
  round integer not null,
  snapshot text not null,
  hash text collate "C" not null check (hash ~ '^[0-9a-f]{64}$'),
  submitted_at timestamptz not null,
  submitted_by uuid references account_user,
  decision text check (decision in ('approved', 'returned', 'rejected', 'recalled')),
  decided_at timestamptz,
  decided_by uuid references account_user,
  second_by uuid references account_user,
  note text not null default '',
  primary key (declaration_id, round),
  check ((decision is null) = (decided_at is null))
);
create index review_round_hash on review_round (hash);
create index review_round_submitted_by on review_round (submitted_by);
create index review_round_decided_by on review_round (decided_by);
create index review_round_second_by on review_round (second_by);
create function review_round_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.decision is null
    and (new.declaration_id, new.round, new.snapshot, new.hash, new.submitted_at)
      = (old.declaration_id, old.round, old.snapshot, old.hash, old.submitted_at) then
    return new;
  end if;
  -- Whoever deletes an account leaves no name behind.
  if tg_op = 'UPDATE' and to_jsonb(new) - array['submitted_by', 'decided_by', 'second_by']
    = to_jsonb(old) - array['submitted_by', 'decided_by', 'second_by'] then
    return new;
  end if;
  raise exception 'what was handed in is kept as it was';
end $$;
create trigger review_round_is_kept before update or delete on review_round
  for each row execute function review_round_is_kept();
create trigger review_round_is_never_emptied before truncate on review_round
  for each statement execute function review_is_kept();

create table review_comment (
  id uuid primary key default gen_random_uuid(),
  declaration_id uuid not null references review_declaration,
  round integer not null,
  path text not null,
  severity text not null check (severity in ('must', 'should', 'info')),
  body text not null,
  -- Only reviewers see it until they have decided; from then on nobody changes it.
  published_at timestamptz,
  created_at timestamptz not null,
  by uuid references account_user
);
create index review_comment_list on review_comment (declaration_id, round, created_at, id);
create index review_comment_by on review_comment (by);
create function review_comment_is_kept() returns trigger language plpgsql as $$
begin
  if old.published_at is null then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - 'by' = to_jsonb(old) - 'by' then
    return new;
  end if;
  raise exception 'a published comment is kept as it was';
end $$;
create trigger review_comment_is_kept before update or delete on review_comment
  for each row execute function review_comment_is_kept();

create table review_reply (
  id uuid primary key default gen_random_uuid(),
  comment_id uuid not null references review_comment,
  text text not null,
  created_at timestamptz not null,
  by uuid references account_user
);
create index review_reply_list on review_reply (comment_id, created_at, id);
create index review_reply_by on review_reply (by);

-- A colleague who is asked before a draft goes out: the last that was asked.
create table review_approval (
  declaration_id uuid primary key references review_declaration on delete cascade,
  person_id uuid not null references account_user,
  asked_by uuid references account_user,
  asked_at timestamptz not null,
  note text not null default '',
  draft_version integer not null,
  is_approved boolean,
  answer text not null default '',
  answered_at timestamptz
);
create index review_approval_person on review_approval (person_id);
create index review_approval_asked_by on review_approval (asked_by);

-- A file of a draft, by the field that it belongs to. What was handed in with it still gives it when it was detached.
create table review_attachment (
  id uuid primary key default gen_random_uuid(),
  declaration_id uuid not null references review_declaration on delete cascade,
  path text not null,
  document_id uuid not null references document,
  is_detached boolean not null default false,
  -- The last round that it was handed in with; nothing while it never was.
  handed_in_round integer,
  created_at timestamptz not null
);
create index review_attachment_list on review_attachment (declaration_id, created_at, id);
create index review_attachment_document on review_attachment (document_id);

create table review_event (
  id uuid primary key default gen_random_uuid(),
  declaration_id uuid not null references review_declaration on delete cascade,
  kind text not null,
  round integer not null,
  -- Whose side: the company that answers, the one that reviews; neither where time did it.
  side text check (side in ('respondent', 'reviewer')),
  -- Only for the people of that side.
  is_inside boolean not null default false,
  by uuid references account_user,
  note text not null default '',
  at timestamptz not null
);
create index review_event_list on review_event (declaration_id, at desc, id);
create index review_event_by on review_event (by);

create table review_phrase (
  id uuid primary key default gen_random_uuid(),
  -- Nobody: the operator's.
  company_id uuid references company,
  severity text not null check (severity in ('must', 'should', 'info')),
  body text not null,
  created_at timestamptz not null
);
create index review_phrase_list on review_phrase (company_id, created_at, id);
