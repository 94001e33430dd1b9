-- A link that ended before both sides had confirmed it shows the places of neither.
update supply_link set agreed_at = null
where state = 'ended' and agreed_at is not null
  and not exists (select from supply_link_event event where event.link_id = supply_link.id and event.kind = 'confirmed');
