-- The operator finds people by the beginning of what is known of them. A prefix is one index range on both databases,
-- also for two Hangul syllables, of which trigrams would know nothing. What the audit log searches by is there already.
create index if not exists account_user_email_start on account_user (email text_pattern_ops);
create index account_user_find_name on account_user (lower(name) text_pattern_ops);
create index account_user_find_phone on account_user (phone text_pattern_ops);
-- People name a phone by its last four digits.
create index account_user_find_phone_end on account_user (reverse(phone) text_pattern_ops);
create index account_user_newest on account_user (created_at desc, id);
create index account_user_by_name on account_user (name, id);
create index account_user_by_role on account_user (role, created_at desc, id);
create index account_user_by_state on account_user (state, created_at desc, id);
create index account_user_unconfirmed on account_user (created_at desc, id) where email_confirmed_at is null;

create index company_find_name on company (lower(name) text_pattern_ops);
create index company_find_english on company (lower(name_english) text_pattern_ops);
create index if not exists company_number_start on company (business_number text_pattern_ops);
create index company_newest on company (created_at desc, id);
create index company_by_name on company (name, id);
create index company_by_state on company (state, created_at desc, id);
create index company_disabled on company (created_at desc, id) where disabled_at is not null;

-- Whose failures these are, where the address has an account: so an operator sees who is held up.
-- No reference: sign-ins at once would lock the person, and the row is forgotten within hours anyway.
alter table account_sign_in_failure add column user_id uuid;
create index account_sign_in_failure_user on account_sign_in_failure (user_id);

-- What was done to somebody, and by somebody, the last first.
create index if not exists kit_audit_record on kit_audit (record_id, at, id) where record_id is not null;
create index if not exists kit_audit_actor on kit_audit (actor_id, at, id) where actor_id is not null;

-- How many have agreed to a version of the terms is read from here alone.
create index account_consent_version on account_consent (item, version, user_id) where is_granted;

-- An admin is invited by a link of its own, which knows the address that it went to.
alter table account_link
  drop constraint account_link_purpose_check,
  add constraint account_link_purpose_check
    check (purpose in ('reset', 'confirm', 'change_email', 'find_code', 'first_admin', 'admin_invite'));
create index account_link_invite on account_link (ends_at desc, id) where purpose = 'admin_invite';

-- A limit that the operator has set otherwise; its name is the one under which tries are counted.
create table kit_limit_rule (
  name text primary key,
  max integer not null check (max > 0)
);

-- What a certificate can be of. A retired one stays for those that have it.
create table factory_standard (
  id uuid primary key default gen_random_uuid(),
  code text not null,
  name_kr text not null,
  name_en text not null,
  name_cn text not null,
  name_jp text not null,
  retired_at timestamptz,
  version integer not null default 1
);

create unique index factory_standard_code on factory_standard (lower(code));

insert into factory_standard (code, name_kr, name_en, name_cn, name_jp) values
  ('ISO 9001', '품질경영시스템', 'Quality management', '质量管理体系', '品質マネジメントシステム'),
  ('ISO 14001', '환경경영시스템', 'Environmental management', '环境管理体系', '環境マネジメントシステム'),
  ('ISO 45001', '안전보건경영시스템', 'Occupational health and safety management', '职业健康安全管理体系', '労働安全衛生マネジメントシステム'),
  ('IATF 16949', '자동차 품질경영시스템', 'Automotive quality management', '汽车行业质量管理体系', '自動車産業品質マネジメントシステム'),
  ('ISO 50001', '에너지경영시스템', 'Energy management', '能源管理体系', 'エネルギーマネジメントシステム'),
  ('ISO/IEC 27001', '정보보호경영시스템', 'Information security management', '信息安全管理体系', '情報セキュリティマネジメントシステム'),
  ('ISO 13485', '의료기기 품질경영시스템', 'Medical device quality management', '医疗器械质量管理体系', '医療機器品質マネジメントシステム'),
  ('ISO 22000', '식품안전경영시스템', 'Food safety management', '食品安全管理体系', '食品安全マネジメントシステム'),
  ('AS9100', '항공우주 품질경영시스템', 'Aerospace quality management', '航空航天质量管理体系', '航空宇宙品質マネジメントシステム');

-- Countries, regions and sectors that call for a closer look, each with where that is from.
create table risk_list (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('country', 'region', 'sector')),
  -- Of a country and of a region.
  country char(2),
  -- Of a region and of a sector.
  name text not null,
  level text not null check (level in ('low', 'medium', 'high')),
  source text not null,
  source_date date not null,
  note text not null,
  version integer not null default 1,
  check ((kind = 'sector') = (country is null)),
  check ((kind = 'country') = (name = ''))
);

create unique index risk_list_once on risk_list (kind, coalesce(country, ''), lower(name));
