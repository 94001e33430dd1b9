import cn from '../../../../locales/cn/sheets/supply-choices.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/supply-choices.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/supply-choices.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/supply-choices.json' with { type: 'json' };
import { plainHeading } from '../../factory/sheet/column-words.ts';
import type { Language } from '../../kit/language.ts';
import { type Translations, wordTree } from '../../kit/words.ts';
import type { LinkState } from '../links/fields.ts';
import { MATERIAL_GROUPS, PRODUCT_KINDS, type ProductKind } from '../products/fields.ts';

type MaterialGroup = (typeof MATERIAL_GROUPS)[number];

const words = wordTree({ kr, en, cn, jp });

export const KIND_WORDS: Record<ProductKind, Translations> = words.kinds;

/** Names of the material groups on the screens; sheets are read by the same words. */
export const MATERIAL_WORDS: Record<Exclude<MaterialGroup, ''>, Translations> = words.materials;

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

const materials = new Map<string, MaterialGroup>([
  ...['', ...Object.values(words.noMaterial)].map((word) => [plainHeading(word), ''] as const),
  ...MATERIAL_GROUPS.flatMap((group) =>
    group === ''
      ? []
      : [group, ...Object.values(MATERIAL_WORDS[group])].map((word) => [plainHeading(word), group] as const),
  ),
]);
export const materialOfWord = (word: string) => materials.get(plainHeading(word));

const yesses = new Set(['true', 'y', 'o', '1', ...Object.values(YES)].map(plainHeading));
const noes = new Set(['false', 'n', 'x', '0', ...Object.values(NO)].map(plainHeading));
/** Returns undefined for a word that is neither yes nor no. */
export const isYes = (word: string) => {
  const plain = plainHeading(word);
  if (yesses.has(plain)) return true;
  return noes.has(plain) ? false : undefined;
};
