import { isDayFormat } from './day-serial.ts';
import { SheetTrouble } from './trouble.ts';
import { attributeOf, unescaped, visitXml } from './xml.ts';
import type { Zip } from './zip.ts';

export type Workbook = {
  is1904: boolean;
  sheets: { name: string; path: string }[];
  /** Whether a style shows a day, by the number of the style. */
  dayStyles: boolean[];
  strings: string[];
};

const STRINGS_MAX = 1_000_000;

export const readWorkbook = async (zip: Zip): Promise<Workbook> => {
  const path = await workbookPath(zip);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  // No program would open a workbook with macros again under the name of a plain sheet.
  if (zip.has(`${folder}vbaProject.bin`)) throw new SheetTrouble('macros');
  const relations = await readRelations(zip, `${folder}_rels/${path.slice(folder.length)}.rels`);
  const found: { name: string; relation: string; isHidden: boolean }[] = [];
  let is1904 = false;
  await visitXml(await zip.stream(path), {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(1|true|on)$/.test(attributeOf(attributes, 'date1904') ?? '');
      if (name !== 'sheet') return;
      const isHidden = (attributeOf(attributes, 'state') ?? 'visible') !== 'visible';
      found.push({ name: attributes.name ?? '', relation: attributeOf(attributes, 'id') ?? '', isHidden });
    },
  });
  const shown = found.filter(({ isHidden }) => !isHidden);
  const sheets = (shown.length > 0 ? shown : found).flatMap(({ name, relation }) => {
    const target = relations.get(relation);
    const sheetPath = target && resolved(folder, target);
    return sheetPath && zip.has(sheetPath) ? [{ name, path: sheetPath }] : [];
  });
  if (sheets.length === 0) throw new SheetTrouble('damaged');
  const optional = async <T>(name: string, read: (path: string) => Promise<T[]>) =>
    zip.has(folder + name) ? read(folder + name) : [];
  return {
    is1904,
    sheets,
    dayStyles: await optional('styles.xml', (styles) => readDayStyles(zip, styles)),
    strings: await optional('sharedStrings.xml', (strings) => readStrings(zip, strings)),
  };
};

const USUAL_PATH = 'xl/workbook.xml';

const workbookPath = async (zip: Zip) => {
  if (zip.has(USUAL_PATH)) return USUAL_PATH;
  if (!zip.has('_rels/.rels')) throw new SheetTrouble('not_sheet');
  const targets = [...(await readRelations(zip, '_rels/.rels')).values()].map((target) => resolved('', target));
  const found = targets.find((target) => target.endsWith('.xml') && target.includes('workbook') && zip.has(target));
  if (!found) throw new SheetTrouble('not_sheet');
  return found;
};

/** Skips relations that lead out of the file. */
const readRelations = async (zip: Zip, path: string) => {
  const relations = new Map<string, string>();
  if (!zip.has(path)) return relations;
  await visitXml(await zip.stream(path), {
    open: (name, { Id, Target, TargetMode }) => {
      const isOurs = name === 'Relationship' && TargetMode !== 'External';
      if (isOurs && Id !== undefined && Target !== undefined) relations.set(Id, Target);
    },
  });
  return relations;
};

const resolved = (folder: string, target: string) => (target.startsWith('/') ? target.slice(1) : folder + target);

const readDayStyles = async (zip: Zip, path: string) => {
  const codes = new Map<number, string>();
  const dayStyles: boolean[] = [];
  let isInCells = false;
  await visitXml(await zip.stream(path), {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const id = Number(attributes.numFmtId ?? 0);
      dayStyles.push(isDayFormat(id, codes.get(id)));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return dayStyles;
};

const readStrings = async (zip: Zip, path: string) => {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  /** The reading aid of a Japanese name is not part of the text. */
  let isReading = false;
  await visitXml(await zip.stream(path), {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      if (name === 't') isText = !isReading;
    },
    text: (part) => {
      if (isText) text += part;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
      if (name !== 'si') return;
      strings.push(unescaped(text));
      if (strings.length > STRINGS_MAX) throw new SheetTrouble('too_complex');
    },
  });
  return strings;
};
