import { MAIL_STATES } from '@ieum/contract';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PeriodFilter, SelectFilter } from '../../kit/list/field-filters.tsx';
import { optionsOf } from '../../kit/list/filter-menu.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import styles from './outbox.module.css';
import type { ListedMails } from './outbox-page.tsx';
import { OutboxSearch } from './outbox-search.tsx';
import { useMailKind } from './words.ts';

export const OutboxFilters = ({ listed }: { listed: ListedMails }) => {
  const { t } = useTranslation('outbox');
  const kindOf = useMailKind();
  const { list, data, setValue, isFiltered, clearFilters } = listed;
  const { kind, recipient, search = '' } = list;
  return (
    <search className={styles.filters}>
      <OutboxSearch key={search} value={search} onSearch={(text) => setValue('search', text)} />
      <SelectFilter
        listed={listed}
        name="state"
        label={t('column.state')}
        any={t('anything')}
        options={optionsOf(MAIL_STATES, (value) => t(`state.${value}`))}
      />
      <SelectFilter
        listed={listed}
        name="kind"
        label={t('column.kind')}
        any={t('anything')}
        options={optionsOf(withChosen(data?.kinds ?? [], kind), kindOf)}
      />
      <PeriodFilter listed={listed} label={t('period')} />
      {isFiltered && (
        <div className={styles.chosen}>
          {recipient && (
            <Button size="small" onClick={() => setValue('recipient', '')}>
              {t('recipientIs', { recipient })}
              <X size={16} aria-hidden />
            </Button>
          )}
          <Button size="small" look="ghost" onClick={clearFilters}>
            {t('clear')}
          </Button>
        </div>
      )}
    </search>
  );
};

/** Adds the chosen kind to the options even if no mail has it any more. */
const withChosen = (kinds: string[], kind: string | undefined) =>
  kind === undefined || kinds.includes(kind) ? kinds : [...kinds, kind];
