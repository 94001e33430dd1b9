-- Recurring requests: a company asks the same suppliers for the same declaration every month, quarter, half-year or year.

-- Without flows, a request may now be about a period too: that of its series.
alter table review_request drop constraint review_request_check2;
alter table review_request
  add constraint review_request_period check (
    (period_from = '') = (period_to = '') and (kind <> 'flows' or period_from <> '')
  );

create table review_series (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  kind text not null check (kind in ('factory', 'supply_map', 'flows', 'questionnaire')),
  -- A questionnaire of the company, or a ready one. Each period gets its newest version.
  template_id uuid references review_template,
  ready_key text,
  every text not null check (every in ('month', 'quarter', 'half_year', 'year')),
  -- Each period has the name of its first month or quarter.
  first_period text collate "C" not null,
  -- Empty without an end.
  last_period text collate "C" not null default '',
  -- The first period that was neither sent nor passed over.
  next_period text collate "C" not null,
  -- The day after the end of that period; nothing while the series is paused or ended.
  next_send_on date,
  answer_days integer not null check (answer_days > 0),
  purpose text not null,
  message text not null default '',
  validity_months integer not null check (validity_months > 0),
  needs_two boolean not null default false,
  state text not null default 'active' check (state in ('active', 'paused', 'ended')),
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid references account_user,
  updated_at timestamptz not null,
  check ((kind = 'questionnaire') = ((template_id is null) <> (ready_key is null))),
  check (kind = 'questionnaire' or (template_id is null and ready_key is null)),
  check (last_period = '' or last_period >= first_period),
  check ((state = 'active') = (next_send_on is not null))
);
create index review_series_list on review_series (company_id, next_send_on, id);
create index review_series_due on review_series (next_send_on, id) where next_send_on is not null;
create index review_series_template on review_series (template_id);
create index review_series_by on review_series (created_by);

-- The companies that are asked in the next period.
create table review_series_supplier (
  series_id uuid not null references review_series,
  supplier_company_id uuid not null references company,
  added_at timestamptz not null,
  primary key (series_id, supplier_company_id)
);
create index review_series_supplier_company on review_series_supplier (supplier_company_id);

-- What became of a period. `skipped` may be stored ahead of time. `missed`: it passed while nothing was sent.
create table review_series_period (
  series_id uuid not null references review_series,
  period text collate "C" not null,
  outcome text not null check (outcome in ('sent', 'skipped', 'missed')),
  at timestamptz not null,
  primary key (series_id, period)
);

-- One supplier is asked once per series and period.
create table review_series_sending (
  series_id uuid not null,
  supplier_company_id uuid not null references company,
  period text collate "C" not null,
  -- `same_open`: an equal request was open already, and stands for it. `not_supplier`: no confirmed link was left.
  outcome text not null check (outcome in ('sent', 'same_open', 'not_supplier')),
  request_id uuid references review_request,
  primary key (series_id, supplier_company_id, period),
  foreign key (series_id, period) references review_series_period,
  check ((outcome = 'not_supplier') = (request_id is null))
);
create index review_series_sending_period on review_series_sending (series_id, period);
create index review_series_sending_company on review_series_sending (supplier_company_id);
create unique index review_series_sending_request on review_series_sending (request_id) where outcome = 'sent';
create index review_series_sending_same on review_series_sending (request_id);

-- What the own company did with a series. Nothing of it reaches a supplier.
create table review_series_event (
  id uuid primary key default gen_random_uuid(),
  series_id uuid not null references review_series,
  kind text not null check (kind in
    ('started', 'changed', 'paused', 'resumed', 'ended', 'skipped', 'unskipped', 'sent', 'stopped')),
  at timestamptz not null,
  -- Nobody for what the portal did.
  by uuid references account_user,
  period text collate "C" not null default '',
  added integer not null default 0,
  removed integer not null default 0,
  -- The plan before a change.
  before jsonb
);
create index review_series_event_series on review_series_event (series_id, at desc, id);
create index review_series_event_by on review_series_event (by);
create trigger review_series_event_is_kept before update or delete on review_series_event
  for each row execute function review_is_kept();
create trigger review_series_event_is_never_emptied before truncate on review_series_event
  for each statement execute function review_is_kept();
