-- Which product a supplier's claim feeds is the buyer's to say alone. When it said so, and who did; the supplier sees neither.
alter table supply_link
  add column assigned_at timestamptz,
  add column assigned_by uuid references account_user;
create index supply_link_assigned_by on supply_link (assigned_by);

-- What a supplier enters by a claim is in nobody else's books until the buyer has named a product for it.
create or replace function flow_row_follows_link() returns trigger language plpgsql as $$
begin
  update flow_row set supplier_company_id = new.supplier_company_id,
    buyer_company_id = case when new.proposed_by = 'buyer' or new.buyer_product_id is not null then new.buyer_company_id end,
    supplier_product_id = new.supplier_product_id, buyer_product_id = new.buyer_product_id
  where link_id = new.id;
  return null;
end $$;

-- Until now a claim was put to whatever product of the buyer was called alike. What the buyer has not taken up by an answer or by
-- what it received waits for its word again.
update supply_link link set buyer_product_id = null
where proposed_by = 'supplier' and agreed_at is null and buyer_product_id is not null
  and state not in ('withdrawn', 'ended')
  and not exists (select from flow_row row where row.link_id = link.id and row.received is not null);

-- Whether the places and papers of two companies are closed to each other.
create index supply_link_disputed on supply_link (buyer_company_id, supplier_company_id) where state = 'disputed';
create function supply_is_disputed(one uuid, other uuid) returns boolean language sql stable as $$
  select exists (
    select from supply_link where state = 'disputed'
      and ((buyer_company_id = one and supplier_company_id = other) or (buyer_company_id = other and supplier_company_id = one))
  )
$$;
-- Whether the factories that a link names are shown to both sides: once both have stood by it, and while nothing is disputed.
create function supply_names_places(buyer uuid, supplier uuid, state text, agreed_at timestamptz)
  returns boolean language sql stable as $$
  select (state = 'confirmed' or (state = 'ended' and agreed_at is not null)) and not supply_is_disputed(buyer, supplier)
$$;
