-- What a write has answered, by the key that its sender gave it: sent again, it is answered again and not done again.
create table kit_idempotency (
  user_id uuid not null,
  key text not null,
  -- Keyed hash of the operation and its input: one key stands for one thing.
  fingerprint text not null,
  -- Nothing while it is under way.
  answer text,
  leased_until timestamptz not null,
  ends_at timestamptz not null,
  primary key (user_id, key)
);

create index kit_idempotency_end on kit_idempotency (ends_at);
