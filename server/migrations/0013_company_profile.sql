alter table company
  add column name text not null default '',
  add column name_english text not null default '',
  add column representative text not null default '',
  -- As the registration certificate says.
  add column opened_on date,
  add column country char(2) not null default 'KR',
  add column address text not null default '',
  add column address_english text not null default '',
  add column industry text not null default '',
  add column phone text not null default '',
  add column email text not null default '',
  add column website text not null default '',
  -- Raised by every change: whoever saves an older one is told.
  add column version integer not null default 1,
  -- The operator has closed it: none of its members can sign in.
  add column disabled_at timestamptz;

alter table company_case
  add column round integer not null default 1,
  -- Raised by every step: of two who decide at once, one is told.
  add column version integer not null default 1,
  add column reviewer_id uuid references account_user,
  add column decided_at timestamptz,
  -- Told to the applicant.
  add column reason text not null default '';
