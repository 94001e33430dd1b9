-- A Korean number with +82 was kept as it was typed. It is the same number as the one with 0, by which its owner is found.
update account_user set phone = '0' || substr(phone, 3) where phone ~ '^8210[0-9]{8}$';
update account_user set phone = substr(phone, 3) where phone ~ '^82010[0-9]{8}$';
update account_user set phone = '82' || substr(phone, 4) where phone ~ '^820[0-9]{6,}$';
