import type { Family, Material } from '@ieum/contract';
import { markOf } from '@ieum/contract';
import styles from './material-chip.module.css';
import { MaterialChip } from './material-chip.tsx';
import { MaterialMark } from './material-mark.tsx';
import { useMaterialWords } from './material-words.ts';

type MaterialChipsProps = { family: Family; materials: readonly Material[] };

/** Lists the family and the materials of goods. Goods without both show nothing. */
export const MaterialChips = ({ family, materials }: MaterialChipsProps) => {
  const { familyOf } = useMaterialWords();
  if (family === '' && materials.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {family !== '' && (
        <li className={styles.chip}>
          <MaterialMark mark={markOf({ family, materials })} />
          {familyOf(family)}
        </li>
      )}
      {materials.map((material) => (
        <li key={material}>
          <MaterialChip material={material} />
        </li>
      ))}
    </ul>
  );
};
