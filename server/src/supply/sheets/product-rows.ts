import {
  columnFinder,
  EARLIER_PRODUCT_COLUMNS,
  EARLIER_PRODUCT_HEADINGS,
  FAMILY_WORDS,
  familyOfWord,
  isYes,
  KIND_WORDS,
  kindOfWord,
  type Language,
  PRODUCT_COLUMNS,
  type ProductColumn,
  productDetails,
  productProblems,
  type ReadProductColumn,
  type ShownProduct,
  unitOfWord,
  unitWord,
  yesNo,
} from '@ieum/contract';
import { numberOf } from '../../kit/sheet/typed-values.ts';
import type { SheetCell } from '../../kit/sheet/writer.ts';
import { kindOfGroup, materialsOfText, materialsText } from './material-cells.ts';
import type { ReadRow, SheetProblem } from './rows.ts';

export const productColumnOf = columnFinder(
  { ...PRODUCT_COLUMNS, ...EARLIER_PRODUCT_COLUMNS },
  EARLIER_PRODUCT_HEADINGS,
);

const WIDTHS: Partial<Record<ProductColumn, number>> = { name: 24, nameEnglish: 24, description: 30, inputs: 50 };
const WIDTH = 14;

export const productHeadings = (language: Language) =>
  Object.entries(PRODUCT_COLUMNS).map(([column, words]) => ({
    heading: words[language],
    width: Object.entries(WIDTHS).find(([name]) => name === column)?.[1] ?? WIDTH,
  }));

/** Writes a product as the cells of a row, from which an import reads the same product. */
export const productCells = (product: ShownProduct, language: Language): SheetCell[] => [
  product.name,
  product.nameEnglish || null,
  product.partNumber || null,
  KIND_WORDS[product.kind][language],
  product.hs || null,
  unitWord(product.unit, language),
  product.kgPerUnit,
  materialsText(product.materials, language) || null,
  product.family === '' ? null : FAMILY_WORDS[product.family][language],
  yesNo(product.isOrigin, language),
  product.description || null,
  product.inputs.map((line) => lineText(line, language)).join('; ') || null,
];

type Line = ShownProduct['inputs'][number];

/** Writes an input as name | HS | amount | unit | loss | share of mass | share of spend | materials. */
const lineText = (
  { name, hs, quantityPerUnit, unit, lossPercent, massShare, spendShare, materials }: Line,
  language: Language,
) => {
  const parts = [escaped(name), hs, quantityPerUnit, unitWord(unit, language), lossPercent, massShare, spendShare];
  const stated = materials.length > 0 ? [materialsText(materials, language, ',')] : [];
  return [...parts, ...stated].map((part) => String(part ?? '')).join(' | ');
};

/** Escapes these signs, so that a name with them comes back as it was. */
const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll('|', '\\|');
const partsOf = (text: string, sign: ';' | '|') =>
  (text.match(sign === ';' ? /(?:\\.|[^\\;])+/g : /(?:\\.|[^\\|])*(?:\||$)/g) ?? []).map((part) =>
    sign === ';' ? part : part.replace(/\|$/, ''),
  );
const plain = (text: string) => text.trim().replace(/\\(.)/g, '$1');

/** Overlays the row on what is known of the product; a column that is not there changes nothing. */
export const productOfRow = ({ row, cells, problems }: ReadRow<ReadProductColumn>, before?: ShownProduct) => {
  const found: SheetProblem[] = [...problems];
  const refuse = (column: string, problem: string) => found.push({ row, column, problem });
  const { kind, kgPerUnit, isOrigin, inputs, unit, materials, family, materialGroup, ...texts } = cells;
  const values: Record<string, unknown> = { ...before, ...texts };
  if (unit) values.unit = unitOfWord(unit) ?? refuse('unit', 'unknown');
  if (materialGroup !== undefined)
    Object.assign(values, kindOfGroup(materialGroup, before) ?? refuse('materialGroup', 'unknown'));
  if (materials !== undefined) values.materials = materialsOfText(materials) ?? refuse('materials', 'unknown');
  if (family !== undefined) values.family = familyOfWord(family) ?? refuse('family', 'unknown');
  if (kind) values.kind = kindOfWord(kind) ?? refuse('kind', 'unknown');
  if (kgPerUnit !== undefined) values.kgPerUnit = kgPerUnit === '' ? null : (numberOf(kgPerUnit) ?? Number.NaN);
  if (isOrigin) values.isOrigin = isYes(isOrigin) ?? refuse('isOrigin', 'unknown');
  if (inputs !== undefined) values.inputs = linesOf(inputs, before?.inputs ?? []);
  if (found.length > 0) return { problems: found };
  const { data, error } = productDetails.safeParse(onlyKnown(values));
  if (error)
    return { problems: error.issues.map(({ path }) => ({ row, column: String(path[0]), problem: 'invalid' })) };
  const rules = productProblems(data).map(({ field, problem }) => ({
    row,
    column: field.split('.')[0] ?? '',
    problem,
  }));
  return rules.length > 0 ? { problems: rules } : { details: data, problems: [] };
};

const onlyKnown = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key in productDetails.shape));

/** Parses the inputs. One with the same name as before keeps its id, by which links feed it. */
const linesOf = (text: string, before: Line[]) =>
  partsOf(text, ';')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', hs = '', quantity = '', unit = '', loss = '', mass = '', spend = '', stated] = partsOf(
        line,
        '|',
      ).map(plain);
      const known = before.find((input) => input.name === name);
      const figure = (cell: string) => (cell === '' ? null : (numberOf(cell) ?? Number.NaN));
      return {
        ...(known && { id: known.id }),
        name,
        hs,
        quantityPerUnit: figure(quantity),
        massShare: figure(mass),
        spendShare: figure(spend),
        lossPercent: figure(loss) ?? 0,
        ...(unit && { unit: unitOfWord(unit) ?? unit }),
        // An earlier file says nothing of them. A word that is no material is refused with the bill.
        materials: stated === undefined ? (known?.materials ?? []) : (materialsOfText(stated, ',') ?? null),
      };
    });
