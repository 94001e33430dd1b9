-- What a person is told of in the portal; its words are made where it is read, in the reader's language.
create table notice (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references account_user on delete cascade,
  kind text not null,
  -- What the words speak of: names, a reason. Never a secret.
  about jsonb not null,
  -- The page of the portal that it leads to.
  path text not null,
  created_at timestamptz not null,
  read_at timestamptz
);

create index notice_list on notice (user_id, created_at desc, id);
create index notice_unread on notice (user_id) where read_at is null;

-- What a person wants otherwise than by default: everything in the portal and by mail.
create table notice_preference (
  user_id uuid not null references account_user on delete cascade,
  kind text not null,
  in_app boolean not null,
  by_mail boolean not null,
  primary key (user_id, kind)
);
