import {
  goodsOfName,
  MATERIAL_HEADINGS,
  MATERIALS,
  type Material,
  markOfMaterial,
  materialsOfHs,
} from '@ieum/contract';
import { matchesTyped } from '../kit/ui/select/hangul-match.ts';
import { MARK_SYMBOLS } from '../supply/materials/mark-look.ts';

/** Digits from which a number is taken for an HS code. */
const HS_MIN = 4;
const HS = /^[\d.\s]+$/;
/** Symbols that stand for one material alone. */
const SYMBOL_MAX = 2;

/**
 * Returns the materials that a typed text means: a name in the reader's language or the beginning of one, a word in any
 * language, a chemical symbol, or an HS heading.
 */
export const materialsMatching = (typed: string, nameOf: (material: Material) => string): Material[] => {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return [];
  if (HS.test(text)) return materialsOfCode(text.replace(/\D/g, ''));
  const words = goodsOfName(text).materials;
  const found = MATERIALS.filter(
    (material) =>
      matchesTyped(nameOf(material).slice(0, [...text].length), text) ||
      material.startsWith(text.toLowerCase()) ||
      symbolOf(material) === text ||
      words.includes(material),
  );
  const isSymbol = (material: Material) => symbolOf(material) === text;
  return [...found.filter(isSymbol), ...found.filter((material) => !isSymbol(material))];
};

const symbolOf = (material: Material) => {
  const symbol = MARK_SYMBOLS[markOfMaterial(material)];
  return symbol.length <= SYMBOL_MAX && markOfMaterial(material) === material ? symbol : undefined;
};

const materialsOfCode = (digits: string) => {
  if (digits.length < HS_MIN) return [];
  const under = MATERIALS.filter((material) =>
    MATERIAL_HEADINGS[material].some((heading) => heading.startsWith(digits)),
  );
  return [...new Set([...materialsOfHs(digits), ...under])];
};
