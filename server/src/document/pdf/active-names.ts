/** They run code, open programs, carry files, or reach for other files and servers; a plain link (/URI) does not. */
const ACTIVE = new Set([
  '/JavaScript',
  '/JS',
  '/Launch',
  '/SubmitForm',
  '/ImportData',
  '/GoToR',
  '/GoToE',
  '/EmbeddedFile',
  '/EmbeddedFiles',
  '/EF',
  '/FileAttachment',
  '/RichMedia',
  '/RichMediaContent',
  '/RichMediaExecute',
  '/XFA',
]);

/** Words that may as well be a font's or a layer's own name: they count only where they say what a thing is. */
const ACTIVE_KINDS = new Set(['/Movie', '/Sound', '/Rendition', '/3D']);
const KIND_KEYS = new Set(['/S', '/Type', '/Subtype']);

/** Whether this name, after that token, makes the file do something. */
export const isActiveName = (name: string, previous: string) =>
  ACTIVE.has(name) || (ACTIVE_KINDS.has(name) && KIND_KEYS.has(previous));
