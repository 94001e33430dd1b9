import { useTierWords } from '../words.ts';
import styles from './graph.module.css';
import { BOX, type Layout } from './layout.ts';
import { HEADS } from './minimap.tsx';

/** Shows each column's tier and number of companies, and stays visible while the graph scrolls. */
export const GraphHeads = ({ layout: { heads, width } }: { layout: Layout }) => {
  const { tiersOf, companies } = useTierWords();
  return (
    <div className={styles.heads} style={{ width, height: HEADS }}>
      {heads.map(
        ({ column, x, count }) =>
          column > 0 && (
            <span key={column} style={{ insetInlineStart: x, width: BOX.width }}>
              <strong>{tiersOf([column])}</strong> {companies(count)}
            </span>
          ),
      )}
    </div>
  );
};
