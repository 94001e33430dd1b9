import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { loadReader } from '../src/company/certificate-text.ts';

/** Letters of one line may stand a little higher or lower than others. */
const LINE_HEIGHT = 3;

/** Reads what a browser prints: the lines of each sheet, from top to bottom. */
export const linesOnPaper = async (pdf: Uint8Array): Promise<string[][]> => {
  const { getDocument } = await loadReader();
  const document = await getDocument({ data: new Uint8Array(pdf), useWasm: false, disableFontFace: true }).promise;
  const sheets: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    sheets.push(linesOf(items.filter((item): item is TextItem => 'str' in item && item.str.trim() !== '')));
  }
  return sheets;
};

const linesOf = (items: TextItem[]) => {
  const lines: { y: number; text: string }[] = [];
  const placed = items.map(({ str, transform }) => ({ text: str, x: transform[4] ?? 0, y: transform[5] ?? 0 }));
  for (const { text, y } of placed.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    const line = lines.at(-1);
    if (line && line.y - y < LINE_HEIGHT) line.text += text;
    else lines.push({ y, text });
  }
  return lines.map((line) => line.text.replace(/\s+/g, ''));
};
