import { FAMILIES, type Family, isMaterial, type Mark, type Material } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameList } from '../../kit/format/name-list.ts';
import { useLanguage } from '../../kit/language/use-language.ts';

/** Names materials and families the same on all screens. A page that uses it loads the words `material`. */
export const useMaterialWords = () => {
  const { t } = useTranslation('material');
  const { tag } = useLanguage();
  return useMemo(() => {
    const nameOf = (material: Material) => t(`name.${material}`);
    const familyOf = (family: Family) => (family === '' ? '' : t(`family.${family}`));
    return {
      nameOf,
      familyOf,
      markOf: (mark: Mark) => t(`mark.${mark}`),
      /** Names what an answer contains. An older answer may contain a name that the list no longer has. */
      textOf: (name: string) => {
        if (isMaterial(name)) return nameOf(name);
        const family = FAMILIES.find((known) => known === name);
        return family ? familyOf(family) : name || t('none');
      },
      /** Names goods in one line: the family first, then the materials; empty without both. */
      goodsOf: ({ family, materials }: { family: Family; materials: readonly Material[] }) =>
        nameList([familyOf(family), ...materials.map(nameOf)].filter(Boolean), tag),
    };
  }, [t, tag]);
};
