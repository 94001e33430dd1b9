-- The link of a letter is a key to an account: it stands here sealed until it has been sent, and nowhere else.
alter table notice_mail add column sealed_link text not null default '';

-- What was kept or given up before has lost its link; what is on its way loses it when it arrives.
update notice_mail
set body_text = regexp_replace(body_text, '(https?://[^\s"<>/]+)[^\s"<>]*', '\1/…', 'g'),
    body_html = regexp_replace(body_html, '(https?://[^\s"<>/]+)[^\s"<>]*', '\1/…', 'g')
where state in ('kept', 'failed');
