-- What a company has typed into the sheet of a period and not sent yet. Only its own members see it.
create table flow_draft (
  company_id uuid not null references company,
  period text collate "C" not null,
  -- One line of the sheet; see `sheetLineKey`.
  link_id uuid references supply_link on delete cascade,
  product_id uuid references supply_product on delete cascade,
  -- Kept when the row is removed: what was typed is not lost.
  row_id uuid,
  from_factory_id uuid references factory on delete cascade,
  to_factory_id uuid references factory on delete cascade,
  -- Nothing for "not yet known", which is no figure.
  quantity double precision check (quantity >= 0),
  unit text not null,
  -- Whether somebody has confirmed a figure that looks wrong.
  is_checked boolean not null,
  -- Version of the own figure in the ledger that the person saw.
  figure_version integer not null,
  version integer not null default 1,
  at timestamptz not null,
  by uuid references account_user,
  check ((link_id is null) <> (product_id is null))
);
create unique index flow_draft_one on flow_draft
  (company_id, period, link_id, product_id, row_id, from_factory_id, to_factory_id) nulls not distinct;
create index flow_draft_link on flow_draft (link_id);
create index flow_draft_product on flow_draft (product_id);
create index flow_draft_from on flow_draft (from_factory_id);
create index flow_draft_to on flow_draft (to_factory_id);
create index flow_draft_by on flow_draft (by);
