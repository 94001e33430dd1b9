-- Flags are worked out from the data each time that somebody looks, and have no history of their own: once a day it is written
-- down which there are. One row for each time that one was open; a flag that comes back gets another.
create table dashboard_flag (
  company_id uuid not null references company,
  code text not null,
  -- The link, certificate, product, flow or factory that it is about.
  subject_id uuid not null,
  -- As it was last.
  severity text not null,
  -- The first and the last day on which it was seen.
  first_on date not null,
  last_on date not null check (last_on >= first_on),
  primary key (company_id, code, subject_id, first_on)
);
-- Twelve weeks of one company are one range.
create index dashboard_flag_weeks on dashboard_flag (company_id, last_on, first_on);

-- On which days a company was looked at: what was not seen on a day on which nobody looked has not closed.
create table dashboard_counted (
  company_id uuid primary key references company,
  first_on date not null,
  -- Nothing until it was done the first time.
  last_on date
);
create index dashboard_counted_due on dashboard_counted (last_on nulls first, company_id);

-- What waits for a company: quantities that the other side has offered.
create index flow_row_supplier_offer on flow_row (supplier_company_id, updated_at, id) where offer_by = 'buyer';
create index flow_row_buyer_offer on flow_row (buyer_company_id, updated_at, id) where offer_by = 'supplier';
-- And what another wants to see of it.
create index supply_grant_asked on supply_grant (grantor_id, asked_at, id) where state = 'asked';

-- How long operators take, of the last month.
create index company_case_round_decided on company_case_round (decided_at) where decided_at is not null;
