import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button.tsx';
import { type Drawn, layoutOf, neighbourOf, OPEN_MAX, OTHERS } from './graph-layout.ts';
import { GraphLegend } from './graph-legend.tsx';
import { GraphLines } from './graph-lines.tsx';
import { GraphNode } from './graph-node.tsx';
import { Minimap } from './minimap.tsx';
import type { TierScreen } from './tier.address.ts';
import styles from './tier.module.css';
import type { TierModel, TierNode } from './tier-model.ts';

type TierGraphProps = { model: TierModel; shown: ReadonlySet<string>; found: TierNode[]; address: TierScreen };
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Who stands at which tier, drawn by hand. The table has the same for those who do not see it. */
export const TierGraph = ({ model, shown, found, address }: TierGraphProps) => {
  const { t } = useTranslation('tier');
  const [opened, setOpened] = useState<string[]>([]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState(address.company || model.ownId);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const nodes = useRef(new Map<string, HTMLButtonElement>());
  const layout = useMemo(() => layoutOf(model, shown, { opened, folded }), [model, shown, opened, folded]);
  const matches = useMemo(() => new Set(found.map(({ id }) => id)), [found]);
  // One of them is reached by Tab, the others by arrows.
  const entry = layout.drawn.has(focused) ? focused : ([...layout.drawn.keys()][0] ?? '');

  const fold = (id: string) => setFolded((before) => toggled(before, id));
  const act = ({ key, kind, country, node }: Drawn) => {
    if (node) return address.setAddress({ company: node.id });
    if (kind === 'rest') return address.setAddress({ view: 'table', country: [country] }, true);
    if (country === OTHERS) return address.setAddress({ view: 'table' }, true);
    setOpened((before) =>
      before.includes(key) ? before.filter((one) => one !== key) : [...before, key].slice(-OPEN_MAX),
    );
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = layout.drawn.get(focused);
    if (event.key === ' ' && at?.node) {
      event.preventDefault();
      fold(at.node.id);
    }
    const next = event.key === 'Home' ? model.ownId : neighbourOf(layout, focused, event.key);
    if (!ARROWS.includes(event.key) && event.key !== 'Home') return;
    event.preventDefault();
    if (next !== undefined) nodes.current.get(next)?.focus();
  };

  return (
    <div className={styles.graph}>
      {layout.isGrouped && <p className={styles.note}>{t('graph.grouped')}</p>}
      <div className={styles.stage}>
        <section
          ref={setFrame}
          className={styles.frame}
          aria-label={t('graph.label')}
          aria-describedby="tier-graph-hint"
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the nodes inside come through here */}
          <div className={styles.canvas} style={{ width: layout.width, height: layout.height }} onKeyDown={press}>
            <GraphLines layout={layout} focused={address.company || focused} />
            {[...layout.drawn.values()].map((drawn) => (
              <GraphNode
                key={drawn.key}
                ref={(element) => {
                  if (element) nodes.current.set(drawn.key, element);
                  else nodes.current.delete(drawn.key);
                }}
                drawn={drawn}
                isEntry={drawn.key === entry}
                isSelected={drawn.node !== undefined && drawn.key === address.company}
                isDimmed={drawn.node !== undefined && !drawn.node.isOwn && !matches.has(drawn.key)}
                isFolded={folded.has(drawn.key)}
                canFold={drawn.node !== undefined && (model.below.get(drawn.key)?.length ?? 0) > 0}
                onFocus={() => setFocused(drawn.key)}
                onAct={() => act(drawn)}
                onFold={() => fold(drawn.key)}
              />
            ))}
          </div>
        </section>
        <Minimap layout={layout} frame={frame} />
      </div>
      <p id="tier-graph-hint" className={styles.note}>
        {t('graph.hint')}
      </p>
      <GraphLegend>
        {folded.size > 0 && (
          <Button size="small" onClick={() => setFolded(new Set())}>
            {t('graph.unfoldAll')}
          </Button>
        )}
      </GraphLegend>
    </div>
  );
};

const toggled = (before: ReadonlySet<string>, id: string) =>
  before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]);
