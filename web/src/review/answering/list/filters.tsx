import { DECLARATION_KINDS, DECLARATION_STATES, OWN_WAITING } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { optionsOf } from '../../../kit/list/filter-menu.tsx';
import { filterTools } from '../../../kit/list/filter-tools.tsx';
import type { ListedDeclarations } from './table.tsx';

export const useDeclarationTools = (listed: ListedDeclarations) => {
  const { t } = useTranslation('declaration');
  const { t: tReview } = useTranslation('review');
  const states = optionsOf(DECLARATION_STATES, (value) => tReview(`state.${value}`));
  const kinds = optionsOf(DECLARATION_KINDS, (value) => tReview(`kind.${value}`));
  const waits = optionsOf(OWN_WAITING, (value) => t(`waits.${value}`));
  return filterTools({
    listed,
    search: { label: t('declarations.search'), help: t('declarations.searchHelp') },
    filters: [
      { kind: 'one', name: 'state', label: t('label.state'), options: states },
      { kind: 'one', name: 'kind', label: t('label.kind'), options: kinds },
      { kind: 'one', name: 'waiting', label: t('filter.turn'), options: waits },
    ],
  });
};
