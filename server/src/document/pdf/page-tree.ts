import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import { PdfRefusal } from './refusal.ts';

const PAGES_MAX = 200;
const KIDS = PDFName.of('Kids');
const TYPE = PDFName.of('Type');

/** Opens the file as a reader does, and refuses one whose number of pages differs from its own count. */
export const inspectPages = async (bytes: Buffer) => {
  const { context } = await parse(bytes);
  const catalog = dictionaryOf(context.lookup(context.trailerInfo.Root));
  const root = dictionaryOf(catalog.lookup(PDFName.of('Pages')));
  const declared = root.lookup(PDFName.of('Count'));
  const pages = countPages(root);
  const isTrue = declared instanceof PDFNumber && declared.asNumber() === pages;
  if (!isTrue || pages === 0) throw new PdfRefusal('damaged');
};

const parse = async (bytes: Buffer) => {
  try {
    return await PDFDocument.load(bytes, {
      throwOnInvalidObject: true,
      updateMetadata: false,
      // An earlier check finds encryption more reliably.
      ignoreEncryption: true,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
  } catch (error) {
    throw new PdfRefusal(error instanceof RangeError ? 'too_complex' : 'damaged');
  }
};

/** Counts without recursion, because a tree may contain a cycle. */
const countPages = (root: PDFDict) => {
  const seen = new Set<PDFDict>();
  const open = [root];
  let pages = 0;
  for (let node = open.pop(); node; node = open.pop()) {
    if (isPage(node)) pages += 1;
    else if (seen.has(node)) throw new PdfRefusal('damaged');
    else for (const kid of kidsOf(node)) open.push(kid);
    seen.add(node);
    if (pages > PAGES_MAX) throw new PdfRefusal('too_complex');
  }
  return pages;
};

/** Accepts a page without a type, because some programs leave it out. */
const isPage = (node: PDFDict) => {
  const type = node.lookup(TYPE);
  return type === PDFName.Page || (type === undefined && !node.has(KIDS));
};

const kidsOf = (node: PDFDict) => {
  const kids = node.lookup(KIDS);
  if (!(kids instanceof PDFArray)) throw new PdfRefusal('damaged');
  return kids.asArray().map((kid) => dictionaryOf(node.context.lookup(kid)));
};

const dictionaryOf = (object: PDFObject | undefined) => {
  if (object instanceof PDFDict) return object;
  throw new PdfRefusal('damaged');
};
