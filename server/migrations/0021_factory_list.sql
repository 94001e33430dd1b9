-- What a list of factories is searched, filtered, sorted and drawn on a map by. All of it comes from `details`, so the
-- database keeps it equal by itself, whoever writes the row.

-- The words of what somebody has written, as two people would write them alike: width, case, punctuation and legal forms
-- are gone. Of what is nothing but a legal form, all of it is left. What is typed into the search goes through it too.
create function factory_words(written text) returns text[] language plpgsql immutable parallel safe as $$
declare
  plain text := lower(normalize(written, nfkc));
  marks constant text := '[][!"#$%&''()*+,./:;<=>?@\\^_`{|}~·・、。，「」『』【】《》〈〉‘’“”…–—-]+';
  words text[];
begin
  if plain ~ '회사|법인|조합|\(\s*[주유합재사株有]\s*\)|会社|公司|\m(co|company|corp|corporation|inc|incorporated|ltd|limited|llc|plc|gmbh|pte|pty)\M' then
    words := regexp_split_to_array(trim(regexp_replace(regexp_replace(plain,
      '농업회사법인|영농조합법인|유한책임회사|사회적협동조합|주식\s*회사|유한\s*회사|합자\s*회사|합명\s*회사|협동조합|재단법인|사단법인|의료법인'
      '|\(\s*[주유합재사株有]\s*\)|株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限公司|股份公司'
      '|\m(co|company|corp|corporation|inc|incorporated|ltd|limited|llc|plc|gmbh|pte|pty)\M', ' ', 'g'),
      marks, '', 'g')), '\s+');
  end if;
  if coalesce(words, '{""}') = '{""}' then
    words := regexp_split_to_array(trim(regexp_replace(plain, marks, '', 'g')), '\s+');
  end if;
  -- Nothing but marks: then they are what was meant.
  return case when words = '{""}' then array[trim(plain)] else words end;
end $$;

-- ㅇㅅㄱㅈ finds 울산공장: each syllable's first consonant, as normalisation writes it. Nothing where there is no Hangul.
create function factory_initials(word text) returns text language plpgsql immutable parallel safe as $$
declare
  letter text;
  found text := '';
begin
  if word !~ '[가-힣]' then return ''; end if;
  foreach letter in array string_to_array(word, null) loop
    found := found || case when ascii(letter) between 44032 and 55203
      then chr(4352 + (ascii(letter) - 44032) / 588) else letter end;
  end loop;
  return found;
end $$;

-- One line each for the name, the English name, the code and the initial consonants; none of them has blanks.
create function factory_search_text(details jsonb) returns text language plpgsql immutable parallel safe as $$
declare
  name constant text := array_to_string(factory_words(details ->> 'name'), '');
  english constant text := coalesce(details ->> 'nameEnglish', '');
  code constant text := coalesce(details ->> 'code', '');
begin
  return name || chr(10)
    || case when english = '' then '' else array_to_string(factory_words(english), '') end || chr(10)
    || regexp_replace(lower(normalize(code, nfkc)), '[[:punct:][:space:]]', '', 'g') || chr(10)
    || factory_initials(name);
end $$;

-- Every one and two letters, so that any part of a word is found by an index. Each is mixed with its company, because what
-- is rare in one company may be in every row of another; the pairs stand there once more as they are, for the operator.
create function factory_grams(company_id uuid, words text) returns integer[] language sql immutable parallel safe as $$
  select array_agg(hashtext(substr(words, at, 2)) # seed) || array_agg(hashtext(substr(words, at, 1)) # seed)
    || array_agg(hashtext(substr(words, at, 2)))
  from hashtext(company_id::text) seed, generate_series(1, length(words)) at
$$;

-- What a row must have for each of these words to stand in it: of one letter the letter, of more the pairs.
create function factory_wanted_grams(company_id uuid, words text[]) returns integer[]
  language sql immutable parallel safe as $$
  select coalesce(array_agg(hashtext(substr(word, at, 2)) # coalesce(hashtext(company_id::text), 0)), '{}')
  from unnest(words) word, generate_series(1, greatest(length(word) - 1, 1)) at
  where length(word) > 1 or company_id is not null
$$;

-- The same words as patterns, with nothing in them that means more than itself.
create function factory_patterns(words text[]) returns text[] language sql immutable parallel safe as $$
  select array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%') from unnest(words) word
$$;

-- By what another one that is nearly the same is found. A name in which so many letters may differ is cut into one piece
-- more: one of them must then stand in the other, near its own place (see factory.alike.ts, which looks for them). Both
-- have the same numbers and the same country, so these are part of each key.
create function factory_alike_keys(company_id uuid, country text, name_key text) returns bigint[]
  language sql immutable parallel safe as $$
  select array_agg(hashtextextended(company_id || '|' || country || '|' || regexp_replace(name_key, '[^0-9]+', ',', 'g')
    || '|' || letters || '|' || nth || '|'
    || substr(name_key, letters * nth / pieces + 1, letters * (nth + 1) / pieces - letters * nth / pieces), 0))
  from length(name_key) letters, lateral (select letters / 9 + 1 as pieces) cut, generate_series(0, pieces - 1) nth
$$;

-- Names from before there were keys.
update factory set name_key = array_to_string(factory_words(details ->> 'name'), '') where name_key = '';

alter table factory
  add column search_text text not null generated always as (factory_search_text(details)) stored,
  add column search_grams integer[] not null
    generated always as (factory_grams(company_id, factory_search_text(details))) stored,
  add column alike_keys bigint[] not null
    generated always as (factory_alike_keys(company_id, details ->> 'country', name_key)) stored,
  -- Hundred-thousandths of a degree: whole numbers are grouped into the cells of a map many times faster.
  add column point_x integer generated always as (((details -> 'point' ->> 'longitude')::numeric * 100000)::integer) stored,
  add column point_y integer generated always as (((details -> 'point' ->> 'latitude')::numeric * 100000)::integer) stored;

-- What was written last waits in a list that every search reads: it stays short, and where it would be read for every row
-- of an import there is none.
create index factory_search on factory using gin (search_grams) with (gin_pending_list_limit = 512);
drop index factory_alike;
create index factory_alike on factory using gin (alike_keys) with (fastupdate = off);

-- A page is found in an index alone, and so is the number of what a filter leaves: all that most filters look at is in
-- each. The operator's are the same without the company.
drop index factory_list;
drop index factory_list_all;
create index factory_list on factory (company_id, name, id) include (state, country, completeness);
create index factory_list_code on factory (company_id, code, id) include (state, country, completeness);
-- Those without a code come last in either direction.
create index factory_list_coded on factory (company_id, nullif(code, ''), id)
  include (code, state, country, completeness);
create index factory_list_country on factory (company_id, country, name, id) include (state, completeness);
create index factory_list_completeness on factory (company_id, completeness, name, id) include (state, country);
create index factory_list_updated on factory (company_id, updated_at, id) include (state, country, completeness);
create index factory_list_all on factory (name, id) include (state, country, completeness);
create index factory_list_all_code on factory (code, id) include (state, country, completeness);
create index factory_list_all_country on factory (country, name, id) include (state, completeness);
create index factory_list_all_completeness on factory (completeness, name, id) include (state, country);
create index factory_list_all_updated on factory (updated_at, id) include (state, country, completeness);
create index factory_point on factory (company_id, point_x, point_y, precision, state, country, completeness)
  where point_x is not null;
create index factory_point_all on factory (point_x, point_y, precision, state, country, completeness)
  where point_x is not null;
-- Those that a map cannot show are counted beside it.
create index factory_unlocated on factory (company_id, state, country, completeness) where point_x is null;

-- Which processes a factory has, one row each, kept up by the trigger below: they are what a filter offers and finds by.
create table factory_process (
  factory_id uuid not null references factory on delete cascade,
  company_id uuid not null,
  -- isic:2432, ksic:24312, or own: and the name.
  key text not null,
  name text not null,
  primary key (factory_id, key)
);
create index factory_process_key on factory_process (company_id, key, factory_id);
create index factory_process_all on factory_process (key, factory_id);

create function factory_processes(details jsonb) returns table (key text, name text) language sql immutable as $$
  select distinct on (key) key, name from (
    select item ->> 'name' as name, item ->> 'scheme' || ':' || case when item ->> 'scheme' = 'own'
      then lower(normalize(item ->> 'name', nfkc)) else item ->> 'code' end as key
    from jsonb_array_elements(details -> 'processes') item
  ) processes order by key, name
$$;

create function factory_keeps_processes() returns trigger language plpgsql as $$
begin
  delete from factory_process where factory_id = new.id;
  insert into factory_process (factory_id, company_id, key, name)
    select new.id, new.company_id, process.key, process.name from factory_processes(new.details) process;
  return null;
end $$;

create trigger factory_has_processes after insert on factory
  for each row when (jsonb_array_length(new.details -> 'processes') > 0) execute function factory_keeps_processes();
create trigger factory_changes_processes after update of details, company_id on factory
  for each row when (
    coalesce(old.details -> 'processes', '[]') <> coalesce(new.details -> 'processes', '[]')
    or old.company_id <> new.company_id
  ) execute function factory_keeps_processes();

insert into factory_process (factory_id, company_id, key, name)
  select factory.id, factory.company_id, process.key, process.name
  from factory, factory_processes(factory.details) process;

create index factory_certificate_standard on factory_certificate (company_id, standard_id, valid_to);

-- The day on which nobody has looked after it for so long that it counts for less: a filter must not show yesterday's score.
alter table factory add column ages_on date;
update factory set ages_on = (coalesce(greatest(updated_at, confirmed_at), updated_at) + interval '12 months')::date + 1;
create index factory_ages on factory (ages_on, id) where ages_on is not null;
