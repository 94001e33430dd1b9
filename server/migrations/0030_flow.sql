-- What went by a supply link, or between two factories of one company, in a month or a quarter. Each side has a figure of its own.
create table flow_row (
  id uuid primary key default gen_random_uuid(),
  -- Nothing of what moved inside a company.
  link_id uuid references supply_link,
  -- As the link says, kept equal below; of what moved inside a company, that company twice.
  supplier_company_id uuid references company,
  buyer_company_id uuid references company,
  supplier_product_id uuid references supply_product,
  buyer_product_id uuid references supply_product,
  -- Nothing where it is not known.
  from_factory_id uuid references factory,
  to_factory_id uuid references factory,
  -- 2026-07 or 2026-Q3, and its first and last day.
  period text collate "C" not null,
  period_from date not null,
  period_to date not null check (period_to >= period_from),
  -- In which the quantities below stand: that of the supplier's product, where it is known.
  unit text not null,
  -- Of each side: quantity and unit as typed, lots, documents, origin; see `flowFigure`.
  shipped jsonb,
  received jsonb,
  shipped_quantity double precision check (shipped_quantity >= 0),
  received_quantity double precision check (received_quantity >= 0),
  settled_quantity double precision check (settled_quantity >= 0),
  settled_at timestamptz,
  -- What one of the unit weighs, where that is known.
  kg_per_unit double precision,
  counted_quantity double precision not null
    generated always as (coalesce(settled_quantity, received_quantity, shipped_quantity)) stored,
  counted_kg double precision
    generated always as (coalesce(settled_quantity, received_quantity, shipped_quantity) * kg_per_unit) stored,
  -- The first of these that holds. The same 2 % of the greater figure stand in the contract.
  state text not null generated always as (
    case
      when settled_quantity is not null then 'settled'
      when shipped_quantity is null or received_quantity is null then 'entered'
      when abs(shipped_quantity - received_quantity)
        > 0.02 * greatest(shipped_quantity, received_quantity) * (1 + 1e-9) then 'mismatch'
      else 'matched'
    end
  ) stored,
  -- A quantity that one side has offered, and in which message.
  offer_message_id uuid,
  offer_quantity double precision,
  offer_by text check (offer_by in ('buyer', 'supplier')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((shipped is null) = (shipped_quantity is null)),
  check ((received is null) = (received_quantity is null)),
  check (shipped is not null or received is not null),
  check (link_id is not null or (supplier_company_id = buyer_company_id and supplier_product_id = buyer_product_id)),
  check ((offer_message_id is null) = (offer_quantity is null)),
  check ((offer_message_id is null) = (offer_by is null))
);

-- One row for link, time and factories. The map adds up what is between others by this alone: all that it asks for is in it.
create unique index flow_row_one on flow_row (link_id, period_from, period_to, from_factory_id, to_factory_id)
  include (counted_kg) nulls not distinct where link_id is not null;
create unique index flow_row_one_moved on flow_row
  (supplier_product_id, period_from, period_to, from_factory_id, to_factory_id)
  nulls not distinct where link_id is null;
create index flow_row_supplier on flow_row (supplier_company_id, period_from, id);
create index flow_row_buyer on flow_row (buyer_company_id, period_from, id);
create index flow_row_supplier_updated on flow_row (supplier_company_id, updated_at, id);
create index flow_row_buyer_updated on flow_row (buyer_company_id, updated_at, id);
-- Of one product and time, what came for it and what left of it.
create index flow_row_sold on flow_row (supplier_product_id, period_from);
create index flow_row_bought on flow_row (buyer_product_id, period_from);
create index flow_row_from on flow_row (from_factory_id);
create index flow_row_to on flow_row (to_factory_id);
create index flow_row_supplier_mismatch on flow_row (supplier_company_id, id) where state = 'mismatch';
create index flow_row_buyer_mismatch on flow_row (buyer_company_id, id) where state = 'mismatch';

-- Whoever takes up a link later, or is named in it, has part in what went by it before.
create function flow_row_follows_link() returns trigger language plpgsql as $$
begin
  update flow_row set supplier_company_id = new.supplier_company_id, buyer_company_id = new.buyer_company_id,
    supplier_product_id = new.supplier_product_id, buyer_product_id = new.buyer_product_id
  where link_id = new.id;
  return null;
end $$;
create trigger flow_row_follows_link
  after update of supplier_company_id, buyer_company_id, supplier_product_id, buyer_product_id on supply_link
  for each row when (
    (old.supplier_company_id, old.buyer_company_id, old.supplier_product_id, old.buyer_product_id)
    is distinct from (new.supplier_company_id, new.buyer_company_id, new.supplier_product_id, new.buyer_product_id)
  ) execute function flow_row_follows_link();

-- Everything that was ever entered and agreed on, for ever: also of a row that is gone.
create table flow_event (
  row_id uuid not null,
  version integer not null,
  kind text not null check (kind in ('entered', 'changed', 'removed', 'offered', 'settled')),
  side text not null check (side in ('buyer', 'supplier')),
  by uuid references account_user,
  at timestamptz not null,
  -- Of that side: what it said before and after; of an offer, what was offered.
  before jsonb,
  after jsonb,
  state text,
  primary key (row_id, version)
);
create index flow_event_by on flow_event (by);

-- What the two sides say to each other about a difference.
create table flow_message (
  id uuid primary key default gen_random_uuid(),
  row_id uuid not null,
  side text not null check (side in ('buyer', 'supplier')),
  by uuid references account_user,
  at timestamptz not null,
  text text not null,
  offered double precision
);
create index flow_message_row on flow_message (row_id, at, id);
create index flow_message_by on flow_message (by);

create function flow_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'what was said about a flow is never changed' using errcode = '42501';
end $$;
create trigger flow_event_is_kept before update or delete on flow_event for each row execute function flow_is_kept();
create trigger flow_event_is_never_emptied before truncate on flow_event
  for each statement execute function flow_is_kept();
create trigger flow_message_is_kept before update or delete on flow_message for each row execute function flow_is_kept();
create trigger flow_message_is_never_emptied before truncate on flow_message
  for each statement execute function flow_is_kept();
