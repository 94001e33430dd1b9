import cn from '../../../../locales/cn/sheets/supply-choices.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/supply-choices.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/supply-choices.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/supply-choices.json' with { type: 'json' };
import { plainHeading } from '../../factory/sheet/column-words.ts';
import type { Language } from '../../kit/language.ts';
import { type Translations, wordTree } from '../../kit/words.ts';
import type { LinkState } from '../links/fields.ts';
import { FAMILIES, type Family, MATERIALS, type Material } from '../materials/materials.ts';
import type { GoodsKind } from '../materials/stated.ts';
import { PRODUCT_KINDS, type ProductKind } from '../products/fields.ts';

const words = wordTree({ kr, en, cn, jp });

export const KIND_WORDS: Record<ProductKind, Translations> = words.kinds;

/** Names of materials and families as on the screens; sheets are read by the same words. */
export const MATERIAL_WORDS: Record<Material, Translations> = words.materials;
export const FAMILY_WORDS: Record<Exclude<Family, ''>, Translations> = words.families;

export const LINK_STATE_WORDS: Record<LinkState, Translations> = words.linkStates;

const { yes: YES, no: NO } = words;
export const yesNo = (isSo: boolean, language: Language) => (isSo ? YES : NO)[language];

const wordsFor = <T extends string>(values: readonly T[], translations: Record<T, Translations>) =>
  new Map(
    values.flatMap((value) =>
      [value, ...Object.values(translations[value])].map((word) => [plainHeading(word), value]),
    ),
  );

const kinds = wordsFor(PRODUCT_KINDS, KIND_WORDS);
export const kindOfWord = (word: string) => kinds.get(plainHeading(word));

const NAMED_FAMILIES = FAMILIES.filter((family) => family !== '');
const nothing = new Set(['', 'none', 'other', ...Object.values(words.noMaterial)].map(plainHeading));
const others = new Set(Object.values(words.otherMaterial).map(plainHeading));
const materials = wordsFor(MATERIALS, MATERIAL_WORDS);
const families = wordsFor(NAMED_FAMILIES, FAMILY_WORDS);

export const materialOfWord = (word: string) => materials.get(plainHeading(word));
/** Returns the empty family for a word that means none. */
export const familyOfWord = (word: string): Family | undefined =>
  nothing.has(plainHeading(word)) ? '' : families.get(plainHeading(word));

/** Reads a material group of an earlier file, which was one material or one family. */
export const kindOfGroupWord = (word: string): GoodsKind | undefined => {
  if (others.has(plainHeading(word))) return { family: '', materials: [] };
  const material = materialOfWord(word);
  if (material) return { family: '', materials: [material] };
  const family = familyOfWord(word);
  return family === undefined ? undefined : { family, materials: [] };
};

/** Names what goods are in a file: the family first, then the materials. */
export const kindWords = ({ family, materials: named }: GoodsKind, language: Language) => [
  ...(family === '' ? [] : [FAMILY_WORDS[family][language]]),
  ...named.map((one) => MATERIAL_WORDS[one][language]),
];

const yesses = new Set(['true', 'y', 'o', '1', ...Object.values(YES)].map(plainHeading));
const noes = new Set(['false', 'n', 'x', '0', ...Object.values(NO)].map(plainHeading));
/** Returns undefined for a word that is neither yes nor no. */
export const isYes = (word: string) => {
  const plain = plainHeading(word);
  if (yesses.has(plain)) return true;
  return noes.has(plain) ? false : undefined;
};
