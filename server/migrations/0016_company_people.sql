alter table company
  -- Encrypted: its thirteen digits look like those of a person.
  add column corporate_number_sealed text not null default '',
  add column industry_code text not null default '',
  add column duns text not null default '',
  add column gln text not null default '';

-- Sessions are forgotten when they end; when somebody was here last is not.
alter table account_user add column last_seen_at timestamptz;
update account_user set last_seen_at =
  (select max(last_seen_at) from account_session where account_session.user_id = account_user.id);

-- A page of people who wait, and of those who are here.
create index company_member_waiting on company_member (company_id, since, user_id) where state = 'requested';

-- Colleagues who were asked to come. Only the hash of the secret in the link is here.
create table company_invitation (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  email text not null,
  role text not null check (role in ('editor', 'viewer')),
  -- One that has run out is found so by its end, and marked when another takes its place.
  state text not null default 'sent'
    check (state in ('sent', 'opened', 'accepted', 'declined', 'expired', 'revoked')),
  token_hash text not null unique,
  invited_by uuid not null references account_user,
  sent_at timestamptz not null,
  ends_at timestamptz not null,
  decided_at timestamptz,
  -- Who came of it.
  accepted_by uuid references account_user
);

create index company_invitation_list on company_invitation (company_id, sent_at desc, id);
-- An address is asked once at a time.
create unique index company_invitation_waiting on company_invitation (company_id, email)
  where state in ('sent', 'opened');
