-- A notice belongs to the company that its reader was in when it was written: whoever leaves it no longer reads it.
-- Nobody's: what an operator is told, and what somebody is told of their own account or application.
alter table notice add column company_id uuid references company;

-- Those of an earlier company of the same person are not known to be anybody's, and stay unseen.
update notice
set company_id = member.company_id
from company_member as member
join company on company.id = member.company_id
where member.user_id = notice.user_id
  and member.state <> 'requested'
  and member.since <= notice.created_at
  and notice.kind not like 'account.%'
  and not (notice.kind = 'company.joinDecided' and notice.about ->> 'decision' = 'refused')
  and (notice.kind not in ('company.rejected', 'company.correctionAsked') or company.state = 'verified');

-- A letter about a company goes only to whoever is in it when it leaves.
alter table notice_mail add column company_id uuid references company;
