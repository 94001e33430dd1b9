import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { LinkButton } from './button.tsx';
import styles from './pager.module.css';

type PagerProps = { page: number; pageSize: number; total: number; hrefOf: (page: number) => string };

/** Pages have addresses, so they can be kept, sent and gone back to. */
export const Pager = ({ page, pageSize, total, hrefOf }: PagerProps) => {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const last = Math.ceil(total / pageSize);
  const format = (value: number) => new Intl.NumberFormat(tag).format(value);
  const from = format((page - 1) * pageSize + 1);
  const to = format(Math.min(page * pageSize, total));

  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <span className={styles.range}>{t('pager.range', { from, to, total: format(total) })}</span>
      {last > 1 && (
        <span className={styles.steps}>
          {page > 1 && (
            <LinkButton size="small" to={hrefOf(page - 1)} rel="prev">
              <ChevronLeft size={16} aria-hidden />
              {t('pager.previous')}
            </LinkButton>
          )}
          {page < last && (
            <LinkButton size="small" to={hrefOf(page + 1)} rel="next">
              {t('pager.next')}
              <ChevronRight size={16} aria-hidden />
            </LinkButton>
          )}
        </span>
      )}
    </nav>
  );
};
