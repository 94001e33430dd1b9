-- What one unit of a product weighs is often said only after its rows were entered. Rows that have no weight get it then; a row
-- that was weighed keeps the weight that it was entered with.
create function flow_weigh_rows(product_id uuid) returns void language sql as $$
  update flow_row set kg_per_unit = (product.details ->> 'kgPerUnit')::double precision
  from supply_product product
  where product.id = product_id and flow_row.supplier_product_id = product.id
    and flow_row.kg_per_unit is null and flow_row.unit = product.unit
    and product.details ->> 'kgPerUnit' is not null;
$$;

create function flow_row_follows_weight() returns trigger language plpgsql as $$
begin
  perform flow_weigh_rows(new.id);
  return null;
end $$;
create trigger flow_row_follows_weight after update of details on supply_product
  for each row when (
    new.details ->> 'kgPerUnit' is not null
    and (old.details ->> 'kgPerUnit', old.unit) is distinct from (new.details ->> 'kgPerUnit', new.unit)
  ) execute function flow_row_follows_weight();

-- After `flow_row_follows_link`, by its name: a supplier who takes up a link names a product, which may have a weight.
create function flow_row_follows_product() returns trigger language plpgsql as $$
begin
  perform flow_weigh_rows(new.supplier_product_id);
  return null;
end $$;
create trigger flow_row_follows_product after update of supplier_product_id on supply_link
  for each row when (
    new.supplier_product_id is not null and old.supplier_product_id is distinct from new.supplier_product_id
  ) execute function flow_row_follows_product();

update flow_row set kg_per_unit = (product.details ->> 'kgPerUnit')::double precision
from supply_product product
where product.id = flow_row.supplier_product_id and flow_row.kg_per_unit is null and flow_row.unit = product.unit
  and product.details ->> 'kgPerUnit' is not null;
