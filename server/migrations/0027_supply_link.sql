-- Who supplies whom with what. The graph's nodes are (company, product); a link leads from a buyer's product to a supplier's.
create table supply_link (
  id uuid primary key default gen_random_uuid(),
  -- Nothing of a side that is not here yet, or that nobody will name.
  buyer_company_id uuid references company,
  buyer_product_id uuid references supply_product,
  supplier_company_id uuid references company,
  -- Set by the supplier alone: until it speaks, nobody walks on through what others say of it.
  supplier_product_id uuid references supply_product,
  proposed_by text not null check (proposed_by in ('buyer', 'supplier')),
  state text not null check (
    state in ('proposed', 'countered', 'confirmed', 'disputed', 'unidentified', 'withdrawn', 'ended')
  ),
  -- What holds, or was proposed first: shares, volume, validity, factories; see `linkFigures`.
  figures jsonb not null,
  spend_share numeric(7, 4) generated always as ((figures ->> 'spendShare')::numeric) stored,
  -- Which line of the buyer's bill it feeds, and how much of that.
  input_id uuid generated always as ((figures ->> 'inputId')::uuid) stored,
  input_share numeric(7, 4) generated always as ((figures ->> 'inputShare')::numeric) stored,
  -- As text, which is in the order of the days.
  valid_from text collate "C" not null generated always as (figures ->> 'validFrom') stored,
  valid_to text collate "C" not null generated always as (coalesce(nullif(figures ->> 'validTo', ''), '9999-12-31')) stored,
  -- What waits for an answer: a counter-proposal, or the revision of a confirmed link.
  offer jsonb,
  offer_by text check (offer_by in ('buyer', 'supplier')),
  -- Whose answer is waited for.
  waits_for text check (waits_for in ('buyer', 'supplier')),
  -- How the proposer calls the other side, until that side speaks for itself; and its number, which nobody sees.
  words jsonb not null,
  partner_number text not null default '',
  dispute_reason text not null default '',
  disputed_by text check (disputed_by in ('buyer', 'supplier')),
  -- Whether each side lets those beyond it be told of the other.
  buyer_onward boolean not null default false,
  supplier_onward boolean not null default false,
  -- When the other side has first stood by it; from then on the two see each other's names.
  agreed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (buyer_company_id is not null or supplier_company_id is not null),
  check (buyer_company_id <> supplier_company_id),
  check ((offer is null) = (offer_by is null))
);

-- The walk follows these: one range per product that is reached, and all that it needs stands in the index.
create index supply_link_walk on supply_link (buyer_product_id, state) include (
  id, supplier_product_id, valid_from, valid_to, spend_share, input_id, input_share, buyer_onward, supplier_onward
);
create index supply_link_product on supply_link (supplier_product_id, state);
create index supply_link_buyer on supply_link (buyer_company_id, updated_at, id) include (state);
create index supply_link_supplier on supply_link (supplier_company_id, updated_at, id) include (state);
create index supply_link_waits_buyer on supply_link (buyer_company_id, updated_at, id) where waits_for = 'buyer';
create index supply_link_waits_supplier on supply_link (supplier_company_id, updated_at, id) where waits_for = 'supplier';
create index supply_link_end on supply_link (valid_to, id)
  where state not in ('withdrawn', 'ended') and valid_to < '9999-12-31';
create index supply_link_number on supply_link (partner_number) where partner_number <> '';

-- Everything that was ever said about a link, for ever.
create table supply_link_event (
  link_id uuid not null references supply_link,
  version integer not null,
  kind text not null,
  state text not null,
  -- Nothing where time did it.
  side text check (side in ('buyer', 'supplier')),
  by uuid references account_user,
  at timestamptz not null,
  note text not null default '',
  figures jsonb not null,
  offer jsonb,
  primary key (link_id, version)
);
create index supply_link_event_by on supply_link_event (by);

create function supply_link_event_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'what was said about a link is never changed' using errcode = '42501';
end $$;
create trigger supply_link_event_is_kept before update or delete on supply_link_event
  for each row execute function supply_link_event_is_kept();
create trigger supply_link_event_is_never_emptied before truncate on supply_link_event
  for each statement execute function supply_link_event_is_kept();
