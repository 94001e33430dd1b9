-- What an applicant has confirmed of the certificate, which sign-up does not ask for, and when.
alter table company_case_round
  add column confirmed jsonb,
  add column confirmed_at timestamptz,
  add constraint company_case_round_confirmed check ((confirmed is null) = (confirmed_at is null));
