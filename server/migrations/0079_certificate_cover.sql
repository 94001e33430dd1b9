-- Which factories are covered, and until when, is read from indexes alone: for all certificates of a company, and for one
-- factory. A revoked certificate covers nothing.
create index factory_certificate_held on factory_certificate (company_id, id)
  include (standard_id, valid_from, valid_to, is_replaced) where revoked_at is null;
drop index factory_certificate_site_factory;
create index factory_certificate_site_factory on factory_certificate_site (factory_id, certificate_id);
