-- A company outside Korea has no business number: its country, and the number that it has there.
alter table company
  add column registration_number text not null default '',
  add column registration_scheme text not null default '';
create unique index company_verified_abroad on company (country, registration_number)
  where state = 'verified' and registration_number <> '';

-- A supplier who is asked to come for one supply link.
create table supply_invitation (
  id uuid primary key default gen_random_uuid(),
  -- Who asks: the buyer of the link.
  company_id uuid not null references company,
  link_id uuid not null references supply_link,
  email text not null,
  -- Ten digits; nothing abroad, where country and name say who is meant.
  business_number text not null default '',
  country text not null,
  company_name text not null default '',
  -- In which the letters are written.
  language text not null,
  state text not null default 'sent'
    check (state in ('sent', 'opened', 'accepted', 'declined', 'expired', 'revoked')),
  invited_by uuid not null references account_user,
  sent_at timestamptz not null,
  ends_at timestamptz not null,
  decided_at timestamptz,
  reason text not null default '',
  accepted_by uuid references account_user,
  -- How many have gone out since it was sent, and the day of the next; nothing after the last.
  reminders integer not null default 0,
  next_reminder_on date,
  -- Its last letter; and when somebody gave up delivering one.
  mail_id uuid,
  bounced_at timestamptz
);

-- Of one link, one at a time.
create unique index supply_invitation_waiting on supply_invitation (link_id) where state in ('sent', 'opened');
create index supply_invitation_link on supply_invitation (link_id);
create index supply_invitation_list on supply_invitation (company_id, sent_at desc, id);
create index supply_invitation_reminder on supply_invitation (next_reminder_on, id)
  where state in ('sent', 'opened') and next_reminder_on is not null;
create index supply_invitation_end on supply_invitation (ends_at, id) where state in ('sent', 'opened');
create index supply_invitation_mail on supply_invitation (mail_id);
create index supply_invitation_by on supply_invitation (invited_by);
create index supply_invitation_accepted on supply_invitation (accepted_by);

-- Each letter has a link of its own, because only hashes are kept; the first that is used ends them all.
create table supply_invitation_secret (
  token_hash text primary key,
  invitation_id uuid not null references supply_invitation
);
create index supply_invitation_secret_of on supply_invitation_secret (invitation_id);
