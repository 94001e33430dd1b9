import { DECLARATION_KINDS, DECLARATION_STATES } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../../kit/list/filter-menu.tsx';
import { ListTools } from '../../../supply/list-tools.tsx';
import { declarationsAddress, type OwnDeclarations } from './address.ts';

type FiltersProps = { list: OwnDeclarations; setList: (changes: Partial<OwnDeclarations>) => void };
const WAITS = ['mine', 'theirs'] as const;

export const DeclarationFilters = ({ list, setList }: FiltersProps) => {
  const { t } = useTranslation('declaration');
  const { t: tReview } = useTranslation('review');
  return (
    <ListTools
      words={{
        search: t('declarations.search'),
        searchHelp: t('declarations.searchHelp'),
        filters: t('filter.label'),
        clear: t('filter.clear'),
      }}
      search={list.search}
      onSearch={(search) => setList({ search })}
      onClear={
        declarationsAddress.isFiltered(list) ? () => setList(declarationsAddress.withoutFilters(list)) : undefined
      }
    >
      <FilterSelect
        label={t('label.state')}
        options={DECLARATION_STATES.map((value) => ({ value, label: tReview(`state.${value}`) }))}
        value={list.state}
        onValue={(value) => setList({ state: DECLARATION_STATES.find((known) => known === value) ?? '' })}
      />
      <FilterSelect
        label={t('label.kind')}
        options={DECLARATION_KINDS.map((value) => ({ value, label: tReview(`kind.${value}`) }))}
        value={list.kind}
        onValue={(value) => setList({ kind: DECLARATION_KINDS.find((known) => known === value) ?? '' })}
      />
      <FilterSelect
        label={t('filter.turn')}
        options={WAITS.map((value) => ({ value, label: t(`waits.${value}`) }))}
        value={list.waiting}
        onValue={(value) => setList({ waiting: WAITS.find((known) => known === value) ?? '' })}
      />
    </ListTools>
  );
};
