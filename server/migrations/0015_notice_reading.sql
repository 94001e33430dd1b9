-- How many are unread, and which of them is the newest, is one read of this.
drop index notice_unread;
create index notice_unread on notice (user_id, created_at desc, id) where read_at is null;
-- What was read long ago is removed, from its oldest end.
create index notice_read_age on notice (created_at, id) where read_at is not null;

-- The operator looks for mails by any of these, the newest first.
create index notice_mail_state on notice_mail (state, created_at desc, id);
create index notice_mail_kind on notice_mail (kind, created_at desc, id);
create index notice_mail_recipient on notice_mail (recipient, created_at desc, id);
-- By the beginnings of words in address and subject; the parts of an address count as words.
create index notice_mail_words on notice_mail
  using gin (to_tsvector('simple', translate(recipient, '@.-_+', '     ') || ' ' || subject));
-- Whoever leaves takes along what was written to them.
create index notice_mail_user on notice_mail (user_id, created_at);

-- Raised whenever the operator sends it again: the job of each round has a key of its own.
alter table notice_mail add column round integer not null default 1;

-- Where somebody has signed in from: a keyed hash of the kind of browser and the network, of no use to whoever reads it.
create table account_device (
  user_id uuid not null references account_user on delete cascade,
  key text not null,
  first_seen_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (user_id, key)
);

create index account_device_age on account_device (seen_at);
