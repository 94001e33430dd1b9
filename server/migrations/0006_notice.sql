-- Every mail, written with what it tells of and sent after it; where no mail server is set, the operator reads it here.
create table notice_mail (
  id uuid primary key default gen_random_uuid(),
  -- A line break in one of these would be a header of its own.
  recipient text not null check (recipient !~ '[\r\n]'),
  subject text not null check (subject !~ '[\r\n]'),
  language text not null check (language in ('kr', 'en', 'cn', 'jp')),
  kind text not null,
  body_text text not null,
  body_html text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'kept', 'failed')),
  error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Whose account it is about; it may be gone by the time somebody reads this.
  user_id uuid
);

create index notice_mail_list on notice_mail (created_at desc, id);
