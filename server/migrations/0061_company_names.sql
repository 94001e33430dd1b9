-- A company may have a name in Chinese and in Japanese script, as a part of its identity.
alter table company
  add column name_chinese text not null default '',
  add column name_japanese text not null default '';
alter table company_former_identity
  add column name_chinese text not null default '',
  add column name_japanese text not null default '';

create or replace view company_name as
select id, name, name_english, country, coalesce(business_number, registration_number) as number,
  name_chinese, name_japanese
from company;

create index company_find_chinese on company (lower(name_chinese) text_pattern_ops);
create index company_find_japanese on company (lower(name_japanese) text_pattern_ops);

-- Companies are found by these names too. The index goes with its columns and is created again.
alter table company drop column search_text, drop column search_grams, drop column search_heads;
alter table company
  add column search_text text not null generated always as (search_text(array[
    name, name_english, name_chinese, name_japanese, coalesce(business_number, registration_number)])) stored,
  add column search_grams integer[] not null generated always as (search_grams('{0}', search_text(array[
    name, name_english, name_chinese, name_japanese, coalesce(business_number, registration_number)]))) stored,
  add column search_heads integer[] not null generated always as (search_heads('{0}', array[
    name, name_english, name_chinese, name_japanese, coalesce(business_number, registration_number)])) stored;
create index company_search on company using gin (search_grams, search_heads) with (gin_pending_list_limit = 512);
