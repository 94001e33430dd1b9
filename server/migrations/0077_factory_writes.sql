-- Writing a factory costs less: an import writes ten thousand, and most of its time was in these functions. They return what
-- they returned (0021); a query inside a function pays for its start each time, a loop does not.
create or replace function factory_grams(company_id uuid, words text) returns integer[]
  language plpgsql immutable parallel safe as $$
declare
  letters constant text[] := string_to_array(words, null);
  seed constant integer := hashtext(company_id::text);
  pair integer;
  pairs integer[] := '{}';
  singles integer[] := '{}';
  plain integer[] := '{}';
begin
  for at in 1 .. coalesce(array_length(letters, 1), 0) loop
    pair := hashtext(concat(letters[at], letters[at + 1]));
    pairs := array_append(pairs, pair # seed);
    singles := array_append(singles, hashtext(letters[at]) # seed);
    plain := array_append(plain, pair);
  end loop;
  return pairs || singles || plain;
end $$;

create or replace function factory_alike_keys(company_id uuid, country text, name_key text) returns bigint[]
  language plpgsql immutable parallel safe as $$
declare
  letters constant integer := length(name_key);
  pieces constant integer := letters / 9 + 1;
  common constant text := company_id || '|' || country || '|' || regexp_replace(name_key, '[^0-9]+', ',', 'g')
    || '|' || letters || '|';
  start integer := 0;
  ending integer;
  keys bigint[] := '{}';
begin
  for nth in 0 .. pieces - 1 loop
    ending := letters * (nth + 1) / pieces;
    keys := array_append(keys,
      hashtextextended(common || nth || '|' || substr(name_key, start + 1, ending - start), 0));
    start := ending;
  end loop;
  return keys;
end $$;

-- One statement for all rows that a statement adds, and nothing to delete beforehand.
create function factory_adds_processes() returns trigger language plpgsql as $$
begin
  insert into factory_process (factory_id, company_id, key, name)
    select added.id, added.company_id, process.key, process.name
    from added cross join lateral factory_processes(added.details) process;
  return null;
end $$;
drop trigger factory_has_processes on factory;
create trigger factory_has_processes after insert on factory
  referencing new table as added for each statement execute function factory_adds_processes();
