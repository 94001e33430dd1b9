import { type Material, markOfMaterial } from '@ieum/contract';
import styles from './material-chip.module.css';
import { MaterialMark } from './material-mark.tsx';
import { useMaterialWords } from './material-words.ts';

/** Shows one material by its mark and its name. */
export const MaterialChip = ({ material }: { material: Material }) => {
  const { nameOf } = useMaterialWords();
  return (
    <span className={styles.chip}>
      <MaterialMark mark={markOfMaterial(material)} />
      {nameOf(material)}
    </span>
  );
};
