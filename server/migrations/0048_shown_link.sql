-- A link that the inviter was shown, to be sent by messenger. It works as the mailed one does, but proves no mailbox.
alter table company_invitation add column shown_token_hash text unique;
alter table supply_invitation_secret add column is_shown boolean not null default false;
