import { MARKS, MATERIALS } from '@ieum/contract';
import { MaterialChips } from '../../../supply/materials/material-chips.tsx';
import { MaterialMark } from '../../../supply/materials/material-mark.tsx';
import { useMaterialWords } from '../../../supply/materials/material-words.ts';
import styles from './data-examples.module.css';

export const MaterialExample = () => {
  const words = useMaterialWords();
  return (
    <>
      <ul className={styles.marks}>
        {MARKS.map((mark) => (
          <li key={mark}>
            <MaterialMark mark={mark} />
            {words.markOf(mark)}
          </li>
        ))}
      </ul>
      <MaterialChips family="" materials={MATERIALS} />
      <MaterialChips family="cathode" materials={['nickel', 'cobalt', 'manganese', 'lithium']} />
    </>
  );
};
