import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Converts official lists into the files that the first start loads: `npm run lists -- FOLDER`. The folder contains
 * `isic-rev4.json`, `ksic-10.json`, `ksic-11.json` and `hs-2022.json`. Only codes, parents and names are kept;
 * `server/lists/README.md` names the source of each list.
 */
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Where are the official lists? npm run lists -- FOLDER');
  process.exit(1);
}

type Column = 'code' | 'parent' | 'kr' | 'en';
type Item = { code: string; parent: string | null; ko?: string; en?: string };

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const convert = (from: string, to: string, columns: Column[]) => {
  const { items }: { items: Item[] } = JSON.parse(readFileSync(join(folder, from), 'utf8'));
  const rows = items.map(({ code, parent, ko = '', en = '' }) => {
    const cells = { code, parent: parent ?? '', kr: ko, en };
    return columns.map((column) => quoted(cells[column])).join(',');
  });
  writeFileSync(join(import.meta.dirname, '../server/lists', to), `${[columns.join(','), ...rows].join('\n')}\n`);
  console.log(`${to}: ${rows.length} codes`);
};

convert('isic-rev4.json', 'isic-4.csv', ['code', 'parent', 'en']);
convert('ksic-10.json', 'ksic-10.csv', ['code', 'parent', 'kr']);
convert('ksic-11.json', 'ksic-11.csv', ['code', 'parent', 'kr', 'en']);
convert('hs-2022.json', 'hs-2022.csv', ['code', 'kr', 'en']);
