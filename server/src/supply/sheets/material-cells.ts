import {
  type GoodsKind,
  kindOfGroupWord,
  type Language,
  MATERIAL_WORDS,
  materialOfWord,
  type ShownProduct,
} from '@ieum/contract';
import { numberOf } from '../../kit/sheet/typed-values.ts';

type Stated = ShownProduct['materials'];
type Sign = ';' | ',';

/** Writes materials as `니켈 48%; 코발트`. */
export const materialsText = (stated: Stated, language: Language, sign: Sign = ';') =>
  stated
    .map(({ material, massFraction }) =>
      [MATERIAL_WORDS[material][language], massFraction === null ? '' : `${massFraction}%`].filter(Boolean).join(' '),
    )
    .join(`${sign} `);

/** Reads materials. Returns nothing where a word is no material or a fraction is no number. */
export const materialsOfText = (text: string, sign: Sign = ';'): Stated | undefined => {
  const items = text
    .split(sign)
    .map((item) => item.trim())
    .filter(Boolean)
    .map((item) => {
      const [, word = '', fraction] = /^(.*?)\s*(\d+(?:\.\d+)?)?\s*%?$/s.exec(item) ?? [];
      const material = materialOfWord(word);
      const massFraction = fraction === undefined ? null : numberOf(fraction);
      return material && massFraction !== undefined ? { material, massFraction } : undefined;
    });
  const read = items.filter((item) => item !== undefined);
  return read.length === items.length ? read : undefined;
};

type Kind = Pick<ShownProduct, 'family' | 'materials'>;

/** Reads the one group of an earlier file. What is known of the product stays where the group is part of it. */
export const kindOfGroup = (word: string, before: Kind | undefined): Kind | undefined => {
  const group = kindOfGroupWord(word);
  if (!group) return undefined;
  if (before && contains(before, group)) return { family: before.family, materials: before.materials };
  return { family: group.family, materials: group.materials.map((material) => ({ material, massFraction: null })) };
};

const contains = ({ family, materials }: Kind, group: GoodsKind) => {
  const isEmpty = group.family === '' && group.materials.length === 0;
  const isNamed = group.materials.every((name) => materials.some(({ material }) => material === name));
  return !isEmpty && isNamed && (group.family === '' || group.family === family);
};
