import type { Material } from './materials.ts';

const LIST = '/supply-chain/materials';

export const materialPaths = {
  list: () => LIST,
  detail: (material: Material | ':material') => `${LIST}/${material}`,
};
