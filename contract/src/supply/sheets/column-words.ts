import cn from '../../../../locales/cn/sheets/supply-columns.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/supply-columns.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/supply-columns.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/supply-columns.json' with { type: 'json' };
import { plainHeading } from '../../factory/sheet/column-words.ts';
import { type Translations, wordTree } from '../../kit/words.ts';

const words = wordTree({ kr, en, cn, jp });

/** Columns of a sheet of products, in order; `materials` and `inputs` are one cell each: `;` separates their
 * items, `|` the parts of an input. */
export const PRODUCT_COLUMNS = words.products;
export type ProductColumn = keyof typeof PRODUCT_COLUMNS;

/** Columns that only earlier files have. An import reads them, an export does not write them. */
export const EARLIER_PRODUCT_COLUMNS = words.earlierProducts;
export type ReadProductColumn = ProductColumn | keyof typeof EARLIER_PRODUCT_COLUMNS;

/** Columns of a list of suppliers, or of customers. */
export const LINK_COLUMNS = words.links;
export type LinkColumn = keyof typeof LINK_COLUMNS;

/** Headings of earlier files by column. An import still reads them. */
export type EarlierHeadings = Partial<Record<string, string[]>>;

export const EARLIER_PRODUCT_HEADINGS: EarlierHeadings = {
  kgPerUnit: ['Kilograms per unit', '単位あたりの重さ(kg)'],
  isOrigin: ['원산지', 'Origin', '原产', '原産'],
  inputs: ['투입 자재', '投入物料', '投入材料'],
};
export const EARLIER_LINK_HEADINGS: EarlierHeadings = {
  ownProduct: ['我方产品'],
  company: ['거래 상대', 'Other company', '交易对方', '取引相手'],
  businessNumber: ['营业执照登记号'],
  country: ['国家代码', '国コード'],
  product: ['상대 제품', 'Their product', '对方产品', '相手の製品'],
  partNumber: ['상대 품번', 'Their part number', '对方料号', '相手の品番'],
};

/** Finds the column that a heading means, in any language. */
export const columnFinder = <T extends string>(columns: Record<T, Translations>, earlier: EarlierHeadings) => {
  const names = Object.keys(columns).filter((name): name is T => name in columns);
  const found = new Map(
    names.flatMap((name) =>
      [name, ...Object.values(columns[name]), ...(earlier[name] ?? [])].map((word) => [plainHeading(word), name]),
    ),
  );
  return (heading: string): T | undefined => found.get(plainHeading(heading));
};
