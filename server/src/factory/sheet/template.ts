import {
  CHOICE_WORDS,
  COLUMN_WORDS,
  factoryDetails,
  type Language,
  PROCESS_MARKS,
  regionName,
  regionsOf,
  SHEET_COLUMNS,
  SHEET_FIELDS,
  type SheetField,
} from '@ieum/contract';
import type { FileAnswer } from '../../kit/files/file-answer.ts';
import { inOnePart, type SheetCell, sheetFile } from '../../kit/sheet/writer.ts';
import { EXAMPLE_CODE } from '../import/row-verdicts.ts';
import { exportCells, exportColumns } from './export-cells.ts';
import { isListField } from './list-cells.ts';
import { TEMPLATE_WORDS } from './template-words.ts';

/** Writes an empty sheet with one example, and beside it a sheet that explains each column. */
export const templateFile = (format: 'csv' | 'xlsx', language: Language): FileAnswer => {
  const words = TEMPLATE_WORDS[language];
  return sheetFile(words.file, format, [
    { name: words.data, columns: exportColumns(language), rows: inOnePart([exportCells(EXAMPLE, 'active', language)]) },
    {
      name: words.help,
      columns: [
        { heading: words.column, width: 28 },
        { heading: words.isNeeded, width: 12 },
        { heading: words.what, width: 70 },
        { heading: words.values, width: 70 },
      ],
      rows: inOnePart([
        ...SHEET_FIELDS.map((field) => explained(field, language)),
        ...words.notes.map((note) => [note]),
      ]),
    },
  ]);
};

const explained = (field: SheetField, language: Language): SheetCell[] => {
  const { kind } = SHEET_COLUMNS[field];
  const words = TEMPLATE_WORDS[language];
  const isNeeded = field === 'name' || field === 'country';
  const help = isListField(field) ? words.lists[field] : words.kinds[kind];
  return [COLUMN_WORDS[field][language], isNeeded ? words.yes : words.no, help, choicesOf(field, language)];
};

const choicesOf = (field: SheetField, language: Language): string | null => {
  const choices: Record<string, Record<string, Record<Language, string>>> = CHOICE_WORDS;
  const listed = (choice: string) => Object.values(choices[choice] ?? {}).map((words) => words[language]);
  if (field === 'processes')
    return [...listed('scheme'), ...Object.values(PROCESS_MARKS).map((words) => words[language])].join(', ');
  if (field === 'region')
    return regionsOf('KR')
      .map((code) => regionName(code, language))
      .join(', ');
  if (field === 'capacities') return listed('period').join(', ');
  if (field === 'contacts') return listed('purpose').join(', ');
  return field in choices ? listed(field).join(', ') : null;
};

const EXAMPLE = factoryDetails.parse({
  name: '울산 1공장',
  nameEnglish: 'Ulsan plant 1',
  code: EXAMPLE_CODE,
  country: 'KR',
  region: 'KR-31',
  locality: '울산광역시 북구',
  postalCode: '44259',
  street: '산업로 1',
  addressEnglish: '1 Saneop-ro, Buk-gu, Ulsan',
  point: { latitude: 35.54122, longitude: 129.31467, precision: 'street' },
  openedOn: '2009-03-02',
  processes: [
    { scheme: 'ksic', code: '24312', name: '다이캐스팅', isPrimary: true },
    { scheme: 'own', name: '도금', isOutsourced: true },
  ],
  products: [{ name: '모터 하우징', hs: '850300' }],
  headcount: { total: 120, on: '2026-10-01', female: 31 },
  siteArea: 16_000,
  buildingArea: 9_000,
  capacities: [{ quantity: 5_000, unit: 'TNE', period: 'year' }],
  operatingDays: 250,
  shifts: 2,
  ksic: '24312',
  ksicRevision: '11',
  customerCodes: [{ customer: '한빛자동차', code: 'V-0192' }],
  contacts: [{ purpose: 'main', name: '김이음', email: 'ulsan@example.com', phone: '052-200-1234' }],
});
