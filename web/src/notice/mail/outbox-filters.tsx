import { MAIL_STATES } from '@ieum/contract';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFilterAddress } from '../../kit/list/latest-search.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { PeriodField } from '../../kit/ui/period/period-field.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { OUTBOX_NAMES, outboxInput } from './address.ts';
import styles from './outbox.module.css';
import { OutboxSearch } from './outbox-search.tsx';
import { useMailKind } from './words.ts';

/** Keeps the filters in the address. */
export const OutboxFilters = ({ kinds }: { kinds: string[] }) => {
  const { t } = useTranslation('outbox');
  const kindOf = useMailKind();
  const { chosen, choose, clear } = useFilterAddress(OUTBOX_NAMES);
  const { page: _, size: __, ...filter } = outboxInput(chosen);
  const { state, kind, recipient, from, to } = filter;
  const anything = { value: '', label: t('anything') };
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <search className={styles.filters}>
      <OutboxSearch key={filter.search} value={filter.search ?? ''} onSearch={(search) => choose({ search })} />
      <SelectField
        label={t('column.state')}
        options={[anything, ...MAIL_STATES.map((value) => ({ value, label: t(`state.${value}`) }))]}
        value={state ?? ''}
        onChange={({ target }) => choose({ state: target.value })}
      />
      <SelectField
        label={t('column.kind')}
        options={[anything, ...withChosen(kinds, kind).map((value) => ({ value, label: kindOf(value) }))]}
        value={kind ?? ''}
        onChange={({ target }) => choose({ kind: target.value })}
      />
      <PeriodField
        label={t('period')}
        isOptional
        value={from && to ? { from, to } : undefined}
        onChange={(period) => choose({ from: period?.from ?? '', to: period?.to ?? '' })}
      />
      {isFiltered && (
        <div className={styles.chosen}>
          {recipient && (
            <Button size="small" onClick={() => choose({ recipient: '' })}>
              {t('recipientIs', { recipient })}
              <X size={16} aria-hidden />
            </Button>
          )}
          <Button size="small" look="ghost" onClick={clear}>
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
