-- Factories from a spreadsheet: the file, what was read of it, what would become of each row, and what has.
create table factory_import (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  -- Gone after ninety days; the rest stays.
  document_id uuid unique references document,
  file_name text not null,
  state text not null check (
    state in ('reading', 'columns', 'checking', 'checked', 'applying', 'done', 'undoing', 'undone', 'cancelled', 'failed')
  ),
  -- Raised by everything that changes what would be imported.
  version integer not null default 1,
  done integer not null default 0,
  total integer,
  trouble text,
  trouble_row integer,
  -- How the file was read: format, encoding, name of the sheet, the row of the headings, and the headings.
  sheet jsonb,
  -- For each column of the file, the field that it is taken for.
  fields jsonb not null default '[]',
  empty_cells text not null default 'keep' check (empty_cells in ('keep', 'clear')),
  country text not null default '',
  -- Rows by what is done with them.
  counts jsonb not null default '{}',
  left_count integer not null default 0,
  created_at timestamptz not null,
  created_by uuid references account_user,
  confirmed_at timestamptz,
  confirmed_by uuid references account_user,
  ended_at timestamptz,
  undone_by uuid references account_user
);
create index factory_import_list on factory_import (company_id, created_at desc, id desc);
create index factory_import_kept on factory_import (created_at) where document_id is not null;
create index factory_import_created_by on factory_import (created_by);
create index factory_import_confirmed_by on factory_import (confirmed_by);
create index factory_import_undone_by on factory_import (undone_by);

create table factory_import_row (
  import_id uuid not null references factory_import on delete cascade,
  -- As the spreadsheet shows it.
  row integer not null,
  cells jsonb not null,
  -- What is wrong with a cell as such, by its column: a formula without a value, an error.
  faults jsonb not null default '{}',
  -- What was written over it in the page, by field.
  fixes jsonb not null default '{}',
  verdict text check (verdict in ('new', 'changed', 'same', 'bad', 'alike', 'skipped')),
  problems jsonb not null default '[]',
  code text not null default '',
  country text not null default '',
  name_key text not null default '',
  -- The factory that it changes, has made, or looks like.
  factory_id uuid,
  -- The row of the same file that it looks like.
  alike_row integer,
  decision text check (decision in ('new', 'update', 'skip')),
  is_remembered boolean not null default false,
  -- Of the factory, after the import; what has another one now was changed since.
  version_after integer,
  undo text check (undo in ('removed', 'restored', 'left')),
  primary key (import_id, row)
);
create index factory_import_row_verdict on factory_import_row (import_id, verdict, row);
create index factory_import_row_code on factory_import_row (import_id, code) where code <> '';
create index factory_import_row_alike on factory_import_row (import_id, country, name_key) where name_key <> '';
create index factory_import_row_factory on factory_import_row (factory_id) where factory_id is not null;

-- What a company means by a heading: remembered for its next file.
create table factory_import_heading (
  company_id uuid not null references company,
  heading text not null,
  -- Nothing: it is not to be read.
  field text,
  primary key (company_id, heading)
);

-- Whether a row that looks like a factory is that factory: asked once.
create table factory_import_decision (
  company_id uuid not null references company,
  country text not null,
  name_key text not null,
  code text not null,
  factory_id uuid not null references factory on delete cascade,
  decision text not null check (decision in ('new', 'update', 'skip')),
  decided_at timestamptz not null,
  primary key (company_id, country, name_key, code, factory_id)
);
create index factory_import_decision_factory on factory_import_decision (factory_id);
