import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFilterAddress } from '../../kit/list/latest-search.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { PeriodField } from '../../kit/ui/period/period-field.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { noticeQueries } from '../notice.queries.ts';
import { NOTICE_NAMES, noticeListInput } from './address.ts';
import styles from './list-page.module.css';

/** Keeps the filters in the address, so that it can be saved and shared. */
export const NoticeFilters = () => {
  const { t } = useTranslation('notice');
  const { rows } = useSuspenseQuery(noticeQueries.preferences()).data;
  const { chosen, choose, clear } = useFilterAddress(NOTICE_NAMES);
  const { show, kind, from, to } = noticeListInput(chosen);
  const isFiltered = show === 'unread' || kind !== undefined || from !== undefined || to !== undefined;
  return (
    <search className={styles.filters}>
      <SelectField
        label={t('filter.show')}
        options={[
          { value: '', label: t('filter.everything') },
          { value: 'unread', label: t('filter.unreadOnly') },
        ]}
        value={show === 'unread' ? show : ''}
        onChange={({ target }) => choose({ show: target.value })}
      />
      <SelectField
        label={t('filter.kind')}
        options={[
          { value: '', label: t('filter.anyKind') },
          ...rows.map((row) => ({ value: row.kind, label: t(`kind.${row.kind}`) })),
        ]}
        value={kind ?? ''}
        onChange={({ target }) => choose({ kind: target.value })}
      />
      <PeriodField
        label={t('filter.period')}
        isOptional
        value={from && to ? { from, to } : undefined}
        onChange={(period) => choose({ from: period?.from ?? '', to: period?.to ?? '' })}
      />
      {isFiltered && (
        <Button look="ghost" onClick={clear}>
          {t('filter.clear')}
        </Button>
      )}
    </search>
  );
};
