import { type GoodsKind, isMaterial, type Mark, type Material, markOfMaterial } from '@ieum/contract';

/** What the picture can be narrowed down to: a material, mixed or recycled goods, or goods without any of these. */
export type Choice = Material | 'mix' | 'recycled' | 'none';

export const isChoice = (text: string): text is Choice =>
  isMaterial(text) || ['mix', 'recycled', 'none'].includes(text);

export const markOfChoice = (choice: Choice): Mark => (isMaterial(choice) ? markOfMaterial(choice) : choice);

/** Choices that the goods belong to: each material that they carry, and their kind. */
export const choicesOf = ({
  family,
  materials,
  carries = materials,
}: GoodsKind & { carries?: Material[] }): Choice[] => {
  if (family === 'recycled') return [...carries, 'recycled'];
  if (family !== '') return [...carries, 'mix'];
  return carries.length > 0 ? carries : ['none'];
};
