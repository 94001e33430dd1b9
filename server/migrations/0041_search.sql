-- One search over everything that one may see. Factories and products have the words of their lists (0021, 0026); companies,
-- people, certificates, links and what is asked for and answered get the same. What is typed goes through factory_words as well.

-- Each written thing on a line of its own without blanks, then each as its initial consonants. These are loops: a row of a sheet
-- with thousands would pay for a query of its own each time.
create function search_text(written text[]) returns text language plpgsql immutable parallel safe as $$
declare
  one text;
  words text;
  lines text[] := '{}';
  initials text[] := '{}';
begin
  foreach one in array written loop
    continue when coalesce(one, '') = '';
    words := array_to_string(factory_words(one), '');
    lines := lines || nullif(words, '');
    initials := initials || nullif(factory_initials(words), '');
  end loop;
  -- What is nothing is left out.
  return array_to_string(lines || initials, chr(10));
end $$;

-- Every one and two letters, mixed with each of those who may look for them; 0 stands for the operator.
create function search_grams(seeds integer[], words text) returns integer[] language plpgsql immutable parallel safe as $$
declare
  letters constant text[] := string_to_array(words, null);
  seed integer;
  gram integer;
  found integer[] := '{}';
  mixed integer[] := '{}';
begin
  for at in 1 .. coalesce(array_length(letters, 1), 0) loop
    found := array_append(found, hashtext(letters[at]));
    if at > 1 then found := array_append(found, hashtext(letters[at - 1] || letters[at])); end if;
  end loop;
  foreach seed in array seeds loop
    foreach gram in array found loop
      mixed := array_append(mixed, gram # seed);
    end loop;
  end loop;
  return mixed;
end $$;

-- How one thing begins: '=' and all of it, '^' and its first one to three letters, '~' and those of each later word.
create function search_beginnings(words text[]) returns integer[] language plpgsql immutable parallel safe as $$
declare
  whole constant text := array_to_string(words, '');
  word text;
  found integer[] := array[hashtext('=' || whole),
    hashtext('^' || left(whole, 1)), hashtext('^' || left(whole, 2)), hashtext('^' || left(whole, 3))];
begin
  foreach word in array words[2:] loop
    found := found || array[hashtext('~' || left(word, 1)), hashtext('~' || left(word, 2)), hashtext('~' || left(word, 3))];
  end loop;
  return found;
end $$;

-- By these what is called so, or begins so, is found first, however many others have the same letters somewhere.
create function search_heads(seeds integer[], written text[]) returns integer[] language plpgsql immutable parallel safe as $$
declare
  one text;
  words text[];
  seed integer;
  head integer;
  found integer[] := '{}';
  mixed integer[] := '{}';
begin
  foreach one in array written loop
    continue when coalesce(one, '') = '';
    words := factory_words(one);
    found := found || search_beginnings(words);
    continue when one !~ '[가-힣]';
    for at in 1 .. array_length(words, 1) loop
      words[at] := coalesce(nullif(factory_initials(words[at]), ''), words[at]);
    end loop;
    found := found || search_beginnings(words);
  end loop;
  foreach seed in array seeds loop
    foreach head in array found loop
      mixed := array_append(mixed, head # seed);
    end loop;
  end loop;
  return mixed;
end $$;

-- What somebody looks for, as the rows have it.
create function search_keys(seed integer, wanted text[]) returns integer[] language sql immutable parallel safe as $$
  select coalesce(array_agg(hashtext(one) # seed), '{}') from unnest(wanted) one
$$;
create function search_seed(company_id uuid) returns integer language sql immutable parallel safe as $$
  select coalesce(hashtext(company_id::text), 0)
$$;

alter table factory add column search_heads integer[] not null generated always as (search_heads(
  array[search_seed(company_id), 0], array[details ->> 'name', details ->> 'nameEnglish', details ->> 'code'])) stored;
alter table supply_product add column search_heads integer[] not null generated always as (search_heads(
  array[search_seed(company_id)],
  array[details ->> 'name', details ->> 'nameEnglish', details ->> 'partNumber', details ->> 'hs'])) stored;

alter table factory_certificate
  add column search_text text not null generated always as (search_text(array[number, issuer, standard_name])) stored,
  add column search_grams integer[] not null generated always as (search_grams(
    array[search_seed(company_id)], search_text(array[number, issuer, standard_name]))) stored,
  add column search_heads integer[] not null generated always as (search_heads(
    array[search_seed(company_id)], array[number, issuer, standard_name])) stored;
-- Few: they are read as a whole.
alter table factory_standard add column search_text text not null generated always as (
  search_text(array[code, name_kr, name_en, name_cn, name_jp])) stored;

alter table company
  add column search_text text not null generated always as (
    search_text(array[name, name_english, coalesce(business_number, registration_number)])) stored,
  add column search_grams integer[] not null generated always as (search_grams(
    '{0}', search_text(array[name, name_english, coalesce(business_number, registration_number)]))) stored,
  add column search_heads integer[] not null generated always as (search_heads(
    '{0}', array[name, name_english, coalesce(business_number, registration_number)])) stored;

alter table account_user
  add column search_text text not null generated always as (search_text(array[name, email, phone])) stored,
  add column search_grams integer[] not null generated always as (
    search_grams('{0}', search_text(array[name, email, phone]))) stored,
  add column search_heads integer[] not null generated always as (
    search_heads('{0}', array[name, email, phone])) stored;

-- How the proposer calls the other side and its product; both sides read it.
alter table supply_link
  add column search_text text not null generated always as (
    search_text(array[words ->> 'company', words ->> 'product', words ->> 'partNumber'])) stored,
  add column search_grams integer[] not null generated always as (search_grams(
    array[search_seed(buyer_company_id), search_seed(supplier_company_id)],
    search_text(array[words ->> 'company', words ->> 'product', words ->> 'partNumber']))) stored;

-- One index each: what begins so is looked for together with the letters of the rest, and the lists use its first half.
drop index factory_search;
drop index supply_product_search;
create index factory_search on factory using gin (search_grams, search_heads) with (gin_pending_list_limit = 512);
create index supply_product_search on supply_product using gin (search_grams, search_heads)
  with (gin_pending_list_limit = 512);
create index factory_certificate_search on factory_certificate using gin (search_grams, search_heads)
  with (gin_pending_list_limit = 512);
create index company_search on company using gin (search_grams, search_heads) with (gin_pending_list_limit = 512);
create index account_user_search on account_user using gin (search_grams, search_heads) with (gin_pending_list_limit = 512);
create index supply_link_search on supply_link using gin (search_grams) with (gin_pending_list_limit = 512);

-- All links of two companies; not for lists of one company, which have indexes in their order.
create index supply_link_pair on supply_link (buyer_company_id, supplier_company_id, id)
  where buyer_company_id is not null and supplier_company_id is not null;

-- Who answers is a word for whoever reviews; to find all of one's own by one's own name would be of no use.
alter table review_declaration
  add column search_text text not null generated always as (search_text(array[respondent_name, purpose])) stored,
  add column search_grams integer[] not null generated always as (
    search_grams(array[search_seed(respondent_company_id)], search_text(array[purpose]))
    || search_grams(array[search_seed(reviewer_company_id)], search_text(array[respondent_name, purpose]))) stored;
alter table review_request
  add column search_text text not null generated always as (search_text(array[purpose])) stored,
  add column search_grams integer[] not null generated always as (search_grams(
    array[search_seed(asker_company_id), search_seed(supplier_company_id)], search_text(array[purpose]))) stored;
-- Looked through among the few that a company has to do with, so without keys.
alter table review_form
  add column search_text text not null generated always as (
    search_text(array[name ->> 'kr', name ->> 'en', name ->> 'cn', name ->> 'jp'])) stored;
create index review_declaration_search on review_declaration using gin (search_grams) with (gin_pending_list_limit = 512);
create index review_request_search on review_request using gin (search_grams) with (gin_pending_list_limit = 512);
create index review_declaration_pair on review_declaration (respondent_company_id, reviewer_company_id, id);
create index review_declaration_own_form on review_declaration (respondent_company_id, form_id, id) where form_id is not null;
create index review_declaration_queue_form on review_declaration (reviewer_company_id, form_id, id)
  where form_id is not null and round > 0;
create index review_request_pair on review_request (asker_company_id, supplier_company_id, id);
create index review_request_asked_form on review_request (asker_company_id, form_id, id) where form_id is not null;
create index review_request_received_form on review_request (supplier_company_id, form_id, id) where form_id is not null;
-- What a request was answered with, whichever edition: it stands beside each request that is found or listed.
create index review_declaration_request on review_declaration (request_id, edition) where request_id is not null;
