-- Tables, columns and stored codes take the words of the glossary: production, disclosure, submitted.
-- The audit log and the access log are sealed. They keep the former names of operations; see `former-operations.ts`.
alter table flow_transformation rename to flow_production;
alter index flow_transformation_pkey rename to flow_production_pkey;
alter index flow_transformation_one rename to flow_production_one;
alter index flow_transformation_list rename to flow_production_list;
alter index flow_transformation_product rename to flow_production_product;
alter index flow_transformation_by rename to flow_production_by;

alter table flow_making_event rename to flow_production_event;
alter index flow_making_event_pkey rename to flow_production_event_pkey;
alter index flow_making_event_by rename to flow_production_event_by;
alter trigger flow_making_event_is_kept on flow_production_event rename to flow_production_event_is_kept;
alter trigger flow_making_event_is_never_emptied on flow_production_event
  rename to flow_production_event_is_never_emptied;

alter table review_attachment rename column handed_in_round to submitted_round;
alter table review_action_evidence rename column is_handed_in to is_submitted;
update review_action_event set kind = 'submitted' where kind = 'handed_in';

update notice set kind = case kind
    when 'supply.sightAsked' then 'supply.disclosureRequested'
    when 'supply.sightAnswered' then 'supply.disclosureAnswered'
    else 'review.submitted' end
where kind in ('supply.sightAsked', 'supply.sightAnswered', 'review.handedIn');
update notice set about = jsonb_set(about, '{change}', '"submitted"') where about ->> 'change' = 'handedIn';
update notice set path = replace(path, '/supply-chain/flow/making', '/supply-chain/flow/production')
where path like '/supply-chain/flow/making%';
update notice_preference set kind = case kind
    when 'supply.sightAsked' then 'supply.disclosureRequested'
    when 'supply.sightAnswered' then 'supply.disclosureAnswered'
    else 'review.submitted' end
where kind in ('supply.sightAsked', 'supply.sightAnswered', 'review.handedIn');
update notice_mail set kind = case kind
    when 'supply.sightAsked' then 'supply.disclosureRequested'
    when 'supply.sightAnswered' then 'supply.disclosureAnswered'
    else 'review.submitted' end
where kind in ('supply.sightAsked', 'supply.sightAnswered', 'review.handedIn');
