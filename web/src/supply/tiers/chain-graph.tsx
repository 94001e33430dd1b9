import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../kit/record/use-shortcuts.ts';
import { SidePanel } from '../../kit/ui/dialog/side-panel.tsx';
import { useMedia } from '../../kit/ui/media.ts';
import { matchesTyped } from '../../kit/ui/select/hangul-match.ts';
import type { TierScreen } from './address.ts';
import styles from './chain.module.css';
import { MaterialChips } from './graph/chips.tsx';
import { TierGraph } from './graph/graph.tsx';
import { DetailCard } from './graph/inspector/detail-card.tsx';
import { Story } from './graph/inspector/story.tsx';
import { GraphLegend } from './graph/legend.tsx';
import { createPicture, type Picture, type TierGraphAnswer } from './graph/picture.ts';
import { TierTree } from './graph/tree/tree.tsx';
import { useCardWords } from './graph/use-card-words.ts';
import { useChainState } from './graph/use-chain-state.ts';
import { allFlagsQuery } from './tiers.queries.ts';

const NO_FLAGS: never[] = [];

type ChainGraphProps = { answer: TierGraphAnswer; address: TierScreen };

/** Shows the chain as a graph, or as a tree where the window is too narrow for its columns. */
export const ChainGraph = ({ answer, address }: ChainGraphProps) => {
  const { t } = useTranslation('tier');
  const isTree = useMedia('upToLaptop');
  const flags = useQuery(allFlagsQuery()).data ?? NO_FLAGS;
  const picture = useMemo(() => createPicture(answer, flags), [answer, flags]);
  const found = useFound(picture, address.search);
  const state = useChainState(picture, address, found);
  useShortcuts([
    { letter: 'f', label: t('keys.fit'), run: isTree ? undefined : state.fit },
    { letter: 't', label: t('keys.table'), run: () => address.setAddress({ view: 'table' }, true) },
    { letter: '/', label: t('keys.find'), run: () => document.querySelector<HTMLElement>('search input')?.focus() },
  ]);
  const card = picture.cards.get(state.selected);
  return (
    <section className={isTree ? styles.list : styles.panel} aria-label={t('graph.region')}>
      <MaterialChips picture={picture} state={state} isTree={isTree} />
      {address.search.trim() !== '' && (
        <p className={styles.found} role="status">
          {t('graph.found', { count: found.length })}
        </p>
      )}
      {isTree ? <TierTree picture={picture} state={state} /> : <TierGraph picture={picture} state={state} />}
      {isTree && card && (
        <SidePanel title={t('panel.label')} onClose={() => state.select(card.id)}>
          <DetailCard card={card} picture={picture} state={state} />
          <Story picture={picture} selected={card.id} />
        </SidePanel>
      )}
      {!isTree && card && <Story picture={picture} selected={card.id} />}
      <GraphLegend isTree={isTree} isGrouped={answer.groups.length > 0} />
    </section>
  );
};

/** Finds cards by name, token, material or HS code. */
const useFound = ({ cards }: Picture, search: string) => {
  const { namesOf, goodsOf } = useCardWords();
  return useMemo(() => {
    if (search.trim() === '') return [];
    const words = (id: string) => {
      const card = cards.get(id);
      if (!card) return [];
      const { first, second } = namesOf(card);
      const { name = '', nameEnglish = '', token = '' } = card.company ?? {};
      return [first, second, goodsOf(card), name, nameEnglish, token, card.product?.hs ?? ''];
    };
    return [...cards.keys()].filter((id) => words(id).some((word) => matchesTyped(word, search)));
  }, [cards, search, namesOf, goodsOf]);
};
