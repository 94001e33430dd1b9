import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { SheetTrouble } from './trouble.ts';

export type Attributes = Record<string, string>;

type Visitor = {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

/** Reads XML as a stream. Refuses a document type: no sheet needs one, and it may define entities. */
export const visitXml = async (stream: Readable, { open, close, text }: Visitor) => {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  parser.on('doctype', () => {
    throw new SheetTrouble('dtd');
  });
  parser.on('error', () => {
    throw new SheetTrouble('damaged');
  });
  if (open) parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes));
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  if (text) parser.on('text', text);
  if (text) parser.on('cdata', text);
  try {
    stream.setEncoding('utf8');
    for await (const part of stream) parser.write(String(part));
    parser.close();
  } catch (error) {
    throw error instanceof SheetTrouble ? error : new SheetTrouble('damaged');
  } finally {
    stream.destroy();
  }
};

/** Some programs write `x:row`. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Finds an attribute by its name without a prefix. */
export const attributeOf = (attributes: Attributes, name: string) =>
  Object.entries(attributes).find(([key]) => localName(key) === name)?.[1];

/** Spreadsheets write characters that XML cannot express as `_x000A_`. */
export const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
