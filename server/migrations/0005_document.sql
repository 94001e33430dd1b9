-- A file that somebody uploaded: the bytes lie in the file store under `storage_key`, everything else stands here.
create table document (
  id uuid primary key default gen_random_uuid(),
  storage_key text not null unique,
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  uploaded_by uuid references account_user,
  -- Whose members may see it; nobody's when it is a person's own.
  company_id uuid references company,
  created_at timestamptz not null
);

create index document_company on document (company_id);
