-- A company is reminded at most twice of the quantities of a period that it has not entered: soon after the end of the
-- period, and before the deadline.
create table flow_entry_reminder (
  company_id uuid not null references company,
  period text collate "C" not null,
  stage text not null check (stage in ('first', 'last')),
  -- Links without an own figure at that time.
  open integer not null,
  at timestamptz not null,
  primary key (company_id, period, stage)
);
