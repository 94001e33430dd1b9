import type { PdfObject } from './objects.ts';
import { PdfRefusal } from './refusal.ts';
import type { Structure } from './structure.ts';
import { type Dictionary, Reference, readValue, type Value } from './values.ts';

const PAGES_MAX = 200;

type Lookup = (value: Value | undefined) => Value | undefined;

/** Walks the tree of pages as a reader does, and refuses a file whose number of pages differs from its own count. */
export const inspectPages = (structure: Structure) => {
  const lookup = lookupIn(structure);
  const catalog = dictionaryOf(lookup(readValue(structure.root)) ?? findCatalog(structure));
  const root = dictionaryOf(lookup(catalog.get('/Pages')));
  const declared = lookup(root.get('/Count'));
  const pages = countPages(root, lookup);
  const isTrue = typeof declared === 'string' && Number(declared) === pages;
  if (!isTrue || pages === 0) throw new PdfRefusal('damaged');
};

/** Finds the catalogue of a file whose trailer is broken, as readers do. */
const findCatalog = ({ objects }: Structure) =>
  readContent([...objects.values()].find(({ entries }) => entries.get('/Type')?.[0] === '/Catalog'));

/** Follows a reference. The same reference gives the same dictionary each time. */
const lookupIn = ({ objects }: Structure): Lookup => {
  const found = new Map<number, Value | undefined>();
  return (value) => {
    if (!(value instanceof Reference)) return value;
    if (!found.has(value.number)) found.set(value.number, readContent(objects.get(value.number)));
    return found.get(value.number);
  };
};

const readContent = (object: PdfObject | undefined): Value | undefined => {
  if (!object) return;
  if (object.tokens.length > 0) return readValue(object.tokens);
  const dictionary: Dictionary = new Map();
  for (const [key, tokens] of object.entries) {
    const value = readValue(tokens);
    if (value !== undefined) dictionary.set(key, value);
  }
  return dictionary;
};

/** Counts without recursion, because a tree may contain a cycle. */
const countPages = (root: Dictionary, lookup: Lookup) => {
  const seen = new Set<Dictionary>();
  const open = [root];
  let pages = 0;
  for (let node = open.pop(); node; node = open.pop()) {
    if (isPage(node, lookup)) pages += 1;
    else if (seen.has(node)) throw new PdfRefusal('damaged');
    else for (const kid of kidsOf(node, lookup)) open.push(kid);
    seen.add(node);
    if (pages > PAGES_MAX) throw new PdfRefusal('too_complex');
  }
  return pages;
};

/** Accepts a page without a type, because some programs leave it out. */
const isPage = (node: Dictionary, lookup: Lookup) => {
  const type = lookup(node.get('/Type'));
  return type === '/Page' || (type === undefined && !node.has('/Kids'));
};

const kidsOf = (node: Dictionary, lookup: Lookup) => {
  const kids = lookup(node.get('/Kids'));
  if (!Array.isArray(kids)) throw new PdfRefusal('damaged');
  return kids.map((kid) => dictionaryOf(lookup(kid)));
};

const dictionaryOf = (value: Value | undefined) => {
  if (value instanceof Map) return value;
  throw new PdfRefusal('damaged');
};
