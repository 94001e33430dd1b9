-- What an operator has set up in the portal itself; the environment of the process wins over it.
create table kit_setup (
  item text primary key check (item in ('mail', 'operator', 'taxOffice')),
  -- Sealed with the token key, because it holds passwords and keys; empty where nothing is set.
  sealed_value text not null default '',
  -- An operator wants to do without it.
  is_declined boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null
);
