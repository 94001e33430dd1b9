import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/number-text.ts';
import { useLanguage } from '../../language/use-language.ts';
import { GAP, pageNumbers } from './page-numbers.ts';
import { PageStep, type PageTurn } from './page-step.tsx';
import styles from './pager.module.css';

type PagerProps = PageTurn & {
  /** Name of the list, where the page may have several. */
  label?: string;
  page: number;
  pageSize: number;
  total: number;
  /** Lets the user choose the size of a page, together with `onPageSize`. */
  pageSizes?: number[] | undefined;
  onPageSize?: (pageSize: number) => void;
};

const ELLIPSIS = '…';

/**
 * Moves through pages. Pages with addresses can be bookmarked, sent and gone back to; inside a part of a page they are
 * buttons.
 */
export const Pager = ({ label, page, pageSize, total, pageSizes, onPageSize, ...turn }: PagerProps) => {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const last = Math.ceil(total / pageSize);
  const format = (value: number) => formatNumber(value, tag);
  const from = format((page - 1) * pageSize + 1);
  const to = format(Math.min(page * pageSize, total));
  if (total === 0) return null;

  return (
    <nav className={styles.pager} aria-label={label ? t('pager.labelOf', { label }) : t('pager.label')}>
      <span className={styles.range}>{page <= last && t('pager.range', { from, to, total: format(total) })}</span>
      {pageSizes && onPageSize && <PageSize sizes={pageSizes} size={pageSize} onSize={onPageSize} />}
      {last > 1 && (
        <span className={styles.steps}>
          <PageStep direction="previous" to={page > 1 ? Math.min(page - 1, last) : undefined} {...turn} />
          <span className={styles.numbers}>
            {pageNumbers(page, last).map((number, place) =>
              number === GAP ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
                <span key={`gap${place}`} className={styles.gap} aria-hidden>
                  {ELLIPSIS}
                </span>
              ) : (
                <PageStep key={number} to={number} isCurrent={number === page} {...turn} />
              ),
            )}
          </span>
          <span className={styles.place}>
            <span aria-hidden>{`${format(page)} / ${format(last)}`}</span>
            <span className="visually-hidden">{t('pager.of', { page: format(page), last: format(last) })}</span>
          </span>
          <PageStep direction="next" to={page < last ? page + 1 : undefined} {...turn} />
        </span>
      )}
    </nav>
  );
};

const PageSize = ({ sizes, size, onSize }: { sizes: number[]; size: number; onSize: (size: number) => void }) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <span className={styles.size}>
      <label htmlFor={id}>{t('pager.size')}</label>
      <select id={id} className={styles.select} value={size} onChange={({ target }) => onSize(Number(target.value))}>
        {sizes.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </span>
  );
};
