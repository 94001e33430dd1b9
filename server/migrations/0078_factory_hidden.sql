-- Factories that nobody sees. An import writes new ones in parts and lists them here; deleting its rows shows all of them at
-- once. The factories that an undo removes are listed here first, which hides all of them at once. There is no foreign key
-- to the factory: it would be checked for each row, and a row without a factory hides nothing.
create table factory_hidden (
  factory_id uuid primary key,
  import_id uuid not null references factory_import
);
create index factory_hidden_import on factory_hidden (import_id);

-- What everybody reads of factories. The list is read once for a statement, and nearly always it is empty. No more of a
-- factory than its id is needed, which each index of a list has.
create view factory_shown as
select factory.* from factory where factory.id not in (select factory_id from factory_hidden);

-- A map is read from these indexes alone, so they have the id as well.
drop index factory_point, factory_point_all, factory_unlocated;
create index factory_point on factory (company_id, point_x, point_y, precision, state, country, completeness)
  include (id) where point_x is not null;
create index factory_point_all on factory (point_x, point_y, precision, state, country, completeness)
  include (id) where point_x is not null;
create index factory_unlocated on factory (company_id, state, country, completeness) include (id) where point_x is null;
