-- What has to be put right, by whom and until when.
create table review_action (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  description text not null default '',
  -- Who has to do it, and who looks whether it was done: the same company where it set itself the task, nobody for the operator.
  owner_company_id uuid not null references company,
  asker_company_id uuid references company,
  owner_id uuid references account_user,
  declaration_id uuid references review_declaration,
  comment_id uuid references review_comment,
  flag_code text,
  flag_subject_id uuid,
  due_on date not null,
  -- `overdue` is no state of its own here: it is an open one whose day is past.
  state text not null default 'open' check (state in ('open', 'in_progress', 'under_review', 'resolved')),
  extension_until date,
  extension_reason text not null default '',
  extension_at timestamptz,
  version integer not null default 1,
  next_reminder_on date,
  created_at timestamptz not null,
  created_by uuid references account_user,
  updated_at timestamptz not null,
  check ((flag_code is null) = (flag_subject_id is null)),
  check ((extension_until is null) = (extension_at is null))
);
create index review_action_owner on review_action (owner_company_id, due_on, id);
create index review_action_asker on review_action (asker_company_id, due_on, id);
create index review_action_person on review_action (owner_id);
create index review_action_declaration on review_action (declaration_id);
create index review_action_comment on review_action (comment_id);
create index review_action_by on review_action (created_by);
create index review_action_reminder on review_action (next_reminder_on) where next_reminder_on is not null;

create table review_action_evidence (
  id uuid primary key default gen_random_uuid(),
  action_id uuid not null references review_action,
  document_id uuid not null references document,
  is_handed_in boolean not null default false,
  created_at timestamptz not null
);
create index review_action_evidence_list on review_action_evidence (action_id, created_at, id);
create index review_action_evidence_document on review_action_evidence (document_id);

create table review_action_event (
  id uuid primary key default gen_random_uuid(),
  action_id uuid not null references review_action,
  kind text not null,
  side text check (side in ('owner', 'asker')),
  by uuid references account_user,
  note text not null default '',
  at timestamptz not null
);
create index review_action_event_list on review_action_event (action_id, at, id);
create index review_action_event_by on review_action_event (by);
create trigger review_action_event_is_kept before delete on review_action_event
  for each row execute function review_is_kept();
