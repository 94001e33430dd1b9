-- When a session was last shown the password: what only an operator may change asks for it again.
alter table account_session add column password_at timestamptz not null default now();
update account_session set password_at = started_at;
