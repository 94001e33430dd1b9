-- How often something was tried in a window of time, by a keyed hash of who tried.
create table kit_limit (
  name text not null,
  key text not null,
  window_ends timestamptz not null,
  count integer not null,
  primary key (name, key, window_ends)
);

create index kit_limit_end on kit_limit (window_ends);
