import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Note } from '../../../kit/ui/section/section.tsx';
import type { TierScreen } from '../address.ts';
import type { TierModel, TierNode } from '../model.ts';
import styles from '../tiers.module.css';
import graphStyles from './graph.module.css';
import { layoutOf } from './layout.ts';
import { GraphLegend } from './legend.tsx';
import { GraphLines } from './lines.tsx';
import { Minimap } from './minimap.tsx';
import { GraphNode } from './node.tsx';
import { GraphHeads } from './tier-heads.tsx';
import { useFolding } from './use-folding.ts';
import { useInFrame } from './use-in-frame.ts';
import { useGraphKeys } from './use-keys.ts';

type TierGraphProps = { model: TierModel; shown: ReadonlySet<string>; found: TierNode[]; address: TierScreen };

/** Draws each company at its tier. The table shows the same to readers who cannot see the graph. */
export const TierGraph = ({ model, shown, found, address }: TierGraphProps) => {
  const { t } = useTranslation('tier');
  const folding = useFolding();
  const { opened, folded } = folding;
  const [focused, setFocused] = useState(address.company || model.ownId);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const nodes = useRef(new Map<string, HTMLButtonElement>());
  const layout = useMemo(
    () => layoutOf(model, shown, { opened, folded, selected: address.company }),
    [model, shown, opened, folded, address.company],
  );
  const matches = useMemo(() => new Set(found.map(({ id }) => id)), [found]);
  const { press, act } = useGraphKeys({ model, layout, address, folding, focused, nodes });
  useInFrame(frame, layout.drawn.get(address.company));
  // Tab reaches one node, the arrow keys reach the others.
  const entry = layout.drawn.has(focused) ? focused : ([...layout.drawn.keys()][0] ?? '');
  const [root, ...moreRoots] = model.roots;
  const ownProduct = root && moreRoots.length === 0 ? root.name : t('allProducts');
  // Our own company is in the middle of the first column.
  const begin = useCallback((element: HTMLElement | null) => {
    if (element) element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
    setFrame(element);
  }, []);

  return (
    <div className={styles.graph}>
      {layout.isGrouped && <Note>{t('graph.grouped')}</Note>}
      <section ref={begin} className={graphStyles.frame} aria-label={t('graph.label')}>
        <GraphHeads layout={layout} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the nodes inside come through here */}
        <div className={graphStyles.canvas} style={{ width: layout.width, height: layout.height }} onKeyDown={press}>
          <GraphLines layout={layout} focused={address.company || focused} />
          {[...layout.drawn.values()].map((drawn) => (
            <GraphNode
              key={drawn.key}
              ref={(element) => {
                if (element) nodes.current.set(drawn.key, element);
                else nodes.current.delete(drawn.key);
              }}
              drawn={drawn}
              ownProduct={ownProduct}
              isEntry={drawn.key === entry}
              isSelected={drawn.node !== undefined && drawn.key === address.company}
              isDimmed={drawn.node !== undefined && !drawn.node.isOwn && !matches.has(drawn.key)}
              isFolded={folded.has(drawn.key)}
              canFold={drawn.node !== undefined && (model.below.get(drawn.key)?.length ?? 0) > 0}
              onFocus={() => setFocused(drawn.key)}
              onAct={() => act(drawn)}
              onFold={() => folding.fold(drawn.key)}
            />
          ))}
        </div>
      </section>
      <div className={graphStyles.below}>
        <div className={graphStyles.reading}>
          <GraphLegend>
            {opened.length > 0 && (
              <Button size="small" onClick={folding.closeGroups}>
                {t('graph.closeGroups')}
              </Button>
            )}
            {folded.size > 0 && (
              <Button size="small" onClick={folding.unfoldAll}>
                {t('graph.unfoldAll')}
              </Button>
            )}
          </GraphLegend>
          <Note id="tier-graph-hint">{t('graph.hint')}</Note>
        </div>
        <Minimap layout={layout} frame={frame} />
      </div>
    </div>
  );
};
