import { Award, Minus, Plus, RefreshCw, TriangleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../kit/ui/class-names.ts';
import { useTierWords } from '../words.ts';
import styles from './graph.module.css';
import { type Drawn, OTHERS } from './layout.ts';

type GraphNodeProps = {
  ref: Ref<HTMLButtonElement>;
  drawn: Drawn;
  /** Product whose chain is shown, for the box of our own company. */
  ownProduct: string;
  isEntry: boolean;
  isSelected: boolean;
  isDimmed: boolean;
  isFolded: boolean;
  canFold: boolean;
  onFocus: () => void;
  onAct: () => void;
  onFold: () => void;
};

export const GraphNode = ({
  ref,
  drawn,
  ownProduct,
  isEntry,
  isSelected,
  isDimmed,
  isFolded,
  canFold,
  ...acts
}: GraphNodeProps) => {
  const { t } = useTranslation('tier');
  const { name, facts, more } = useNodeWords(drawn, ownProduct);
  const { node, kind, x, y } = drawn;
  return (
    <div className={styles.place} style={{ insetInlineStart: x, insetBlockStart: y }}>
      <button
        ref={ref}
        type="button"
        className={classNames(
          styles.node,
          node?.isMasked && styles.masked,
          node?.isOwn && styles.own,
          kind !== 'company' && styles.group,
          isSelected && styles.selected,
          isDimmed && styles.dimmed,
        )}
        tabIndex={isEntry ? 0 : -1}
        title={[name, facts, more].filter(Boolean).join(', ')}
        aria-describedby={isEntry ? 'tier-graph-hint' : undefined}
        aria-pressed={node ? isSelected : undefined}
        aria-expanded={kind === 'group' ? false : undefined}
        onFocus={acts.onFocus}
        onClick={acts.onAct}
      >
        <span className={styles.name} data-shortened>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.facts}>
          <span className={styles.fact} data-shortened>
            {facts}
          </span>
          {node?.hasCertificate && <Award size={14} aria-hidden />}
          {node?.isInLoop && <RefreshCw size={14} aria-hidden />}
          {node && node.flags.length > 0 && <TriangleAlert className={styles.flagged} size={14} aria-hidden />}
        </span>
        <span className="visually-hidden">{more}</span>
      </button>
      {canFold && (
        <button
          type="button"
          className={styles.fold}
          tabIndex={-1}
          aria-label={t('graph.fold', { name })}
          aria-expanded={!isFolded}
          onClick={acts.onFold}
        >
          {isFolded ? <Plus size={12} aria-hidden /> : <Minus size={12} aria-hidden />}
        </button>
      )}
    </div>
  );
};

const useNodeWords = ({ node, kind, country, count, column }: Drawn, ownProduct: string) => {
  const { t } = useTranslation('tier');
  const { nameOf, tiersOf, countryOf, companies, compact } = useTierWords();
  if (node) {
    const name = nameOf(node);
    const place = node.isOwn ? ownProduct : countryOf(node.country);
    const facts = [tiersOf(node.tiers), place].filter(Boolean).join(' · ');
    const loop = node.isInLoop ? t('graph.loop') : '';
    const several = node.tiers.length > 1 ? t('graph.severalTiers') : '';
    const states = node.states.map((state) => t(`state.${state}`)).join(', ');
    return { name, facts, more: [states, several, loop].filter(Boolean).join(', ') };
  }
  const place = country === OTHERS ? t('graph.otherCountries') : countryOf(country);
  const counted = companies(count);
  if (kind === 'rest')
    return { name: `+${compact(count)}`, facts: place, more: t('graph.rest', { companies: counted }) };
  return { name: place, facts: counted, more: tiersOf([column]) };
};
