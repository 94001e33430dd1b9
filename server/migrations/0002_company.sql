create table company (
  id uuid primary key default gen_random_uuid(),
  -- Ten digits; none for a company outside Korea.
  business_number text check (business_number ~ '^[0-9]{10}$'),
  created_at timestamptz not null default now()
);
