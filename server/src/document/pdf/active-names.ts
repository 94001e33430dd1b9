/** Names that run code, open programs, carry files, or load other files and servers; a plain link (/URI) does not. */
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

/** Words that can also be the name of a font or a layer: they count only after a key that states a type. */
const ACTIVE_KINDS = new Set(['/Movie', '/Sound', '/Rendition', '/3D']);
const KIND_KEYS = new Set(['/S', '/Type', '/Subtype']);

/** Returns whether this name, after that token, makes the file do something. */
export const isActiveName = (name: string, previous: string) =>
  ACTIVE.has(name) || (ACTIVE_KINDS.has(name) && KIND_KEYS.has(previous));
