-- A small picture of the picture, in base64: a page of evidence is one answer, and no file is opened to list it.
alter table factory_evidence add column thumbnail text not null default '';
