alter table factory_certificate
  -- One of the list, or a name where the list lacks it.
  alter column standard_id drop not null,
  add column standard_name text not null default '',
  add constraint factory_certificate_standard_check check ((standard_id is null) = (standard_name <> '')),
  add column edition text not null default '',
  add column accreditation_body text not null default '',
  add column assessor_level text not null default '',
  add column attestation_type text not null default '',
  -- The first of those that followed each other; all of them have it.
  add column line_id uuid,
  -- Whether another has taken its place: said here too, so that an index can leave it out.
  add column is_replaced boolean not null default false,
  add column revoked_at timestamptz,
  add column revoked_reason text not null default '',
  -- What is due next, each a day in Korea; none when nothing more will come. `next_turn_on`: when it begins to count for
  -- the completeness of its factories, or ends.
  add column next_reminder_on date,
  add column next_turn_on date;

update factory_certificate set line_id = id;
update factory_certificate as old set is_replaced = true
  from factory_certificate as new where new.replaces_id = old.id;
alter table factory_certificate alter column line_id set not null;

create index factory_certificate_line on factory_certificate (line_id, created_at desc, id);
create index factory_certificate_newest on factory_certificate (company_id, created_at desc, id);
create index factory_certificate_remind on factory_certificate (next_reminder_on, id) where next_reminder_on is not null;
create index factory_certificate_turn on factory_certificate (next_turn_on, id) where next_turn_on is not null;

-- What everybody responsible was told, so that nobody hears it twice; a new end is another matter.
create table factory_certificate_reminder (
  certificate_id uuid not null references factory_certificate on delete cascade,
  valid_to date not null,
  days smallint not null check (days in (90, 30, 7, 0)),
  told_at timestamptz not null,
  primary key (certificate_id, valid_to, days)
);

-- Files that were sent ahead of the certificate that they belong to; what stays here for a day is forgotten.
create table factory_certificate_upload (
  document_id uuid primary key references document on delete cascade,
  company_id uuid not null references company,
  uploaded_at timestamptz not null
);
create index factory_certificate_upload_age on factory_certificate_upload (uploaded_at, document_id);
