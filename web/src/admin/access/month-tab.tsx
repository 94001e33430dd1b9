import { PAGE_SIZE } from '@ieum/contract';
import { auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CalendarCheck, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { formatExactMoment, formatPeriod } from '../../kit/format/moment.ts';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { Pager } from '../../kit/ui/pager/pager.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { monthInput } from '../audit/address.ts';
import styles from '../audit/audit.module.css';
import { auditQueries } from '../audit/audit.queries.ts';
import { useLogWords } from '../log/words.ts';
import { AccessMonthTable } from './month-table.tsx';
import { ReviewDialog } from './review-dialog.tsx';

/** Shows the accesses of a month, summed up, and whether they were reviewed. */
export const AccessMonthTab = () => {
  const { t } = useTranslation('audit');
  const { tag } = useLanguage();
  const { personName } = useLogWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isReviewing, setReviewing] = useState(false);
  const { month, page } = monthInput(search);
  const { rows, total, accesses, isOver, review, months } = useSuspenseQuery(auditQueries.month({ month, page })).data;
  const shown = formatNumber(accesses, tag);
  const known = months.some((item) => item.month === month)
    ? months
    : [{ month, isReviewed: review !== null }, ...months];
  const options = known.map(({ month: value, isReviewed }) => {
    const name = formatPeriod(value, tag);
    return { value, label: isReviewed ? t('month.optionReviewed', { month: name }) : name };
  });

  return (
    <section className={styles.part} aria-label={t('tab.months')}>
      <div className={styles.month}>
        <SelectField
          label={t('month.choose')}
          options={options}
          value={month}
          onChange={({ target }) => navigate(auditPaths.months(target.value), { preventScrollReset: true })}
        />
        <div className={styles.state} role="status">
          {review && <Badge tone="good">{t('month.reviewed')}</Badge>}
          {review && t('month.by', { name: personName(review.by), at: formatExactMoment(review.at, tag) })}
          {!review && isOver && <Badge tone="warn">{t('month.notReviewed')}</Badge>}
          {!isOver && <Badge tone="info">{t('month.running')}</Badge>}
          {!isOver && t('month.runningText')}
        </div>
        {!review && isOver && (
          <span className={styles.push}>
            <Button look="solid" onClick={() => setReviewing(true)}>
              <ShieldCheck size={16} aria-hidden />
              {t('month.review')}
            </Button>
          </span>
        )}
      </div>
      {review?.note && <p className={styles.note}>{review.note}</p>}
      {rows.length > 0 ? (
        <>
          <p className={styles.count}>{t('month.total', { count: accesses, shown })}</p>
          <AccessMonthTable month={month} rows={rows} />
          <Pager page={page} pageSize={PAGE_SIZE} total={total} hrefOf={(to) => auditPaths.months(month, to)} />
        </>
      ) : (
        <EmptyState icon={CalendarCheck} title={t('month.empty.title')} text={t('month.empty.text')} />
      )}
      {isReviewing && <ReviewDialog month={month} onClose={() => setReviewing(false)} />}
    </section>
  );
};
