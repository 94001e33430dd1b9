-- A slice publishes a view for what other slices read. The planner replaces a view by its tables, so it costs nothing.

-- A person as the slices above the accounts see them: no password, no telephone number, no count of sessions.
create view account_person as
select id, name, email, language, role, state from account_user;

-- A company by its names and its number: the Korean one or, abroad, the one of its register.
create view company_name as
select id, name, name_english, country, coalesce(business_number, registration_number) as number from company;

-- The slices of companies and of notices are below the accounts, but need to know people. Each says here what it needs.
create view company_person as
select id, name, email, phone, language, role, state, email_confirmed_at, last_seen_at from account_user;

-- A person is in one company, so a member gets every notice as a member of that company.
create view notice_recipient as
select person.id, person.name, person.email, person.language, person.state,
  member.company_id, company.state as company_state
from account_user person
left join company_member member on member.user_id = person.id and member.state = 'active'
left join company on company.id = member.company_id;
