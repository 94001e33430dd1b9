import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/number-text.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Button, LinkButton } from '../button/button.tsx';
import styles from './pager.module.css';

/** Either an address for each page, or a function to call. */
export type PageTurn =
  | { hrefOf: (page: number) => string; onPage?: never }
  | { onPage: (page: number) => void; hrefOf?: never };

type PageStepProps = PageTurn & {
  /** `undefined` at either end: the button keeps its place. */
  to: number | undefined;
  direction?: 'previous' | 'next';
  isCurrent?: boolean;
};

const LOOK = { size: 'small', look: 'ghost' } as const;

export const PageStep = ({ to, direction, isCurrent = false, hrefOf, onPage }: PageStepProps) => {
  const face = direction ? <Direction direction={direction} /> : <PageNumber page={to ?? 1} />;
  const className = direction ? undefined : styles.number;
  if (hrefOf) {
    if (to === undefined) return <span className={styles.nowhere}>{face}</span>;
    const rel = direction && { rel: direction === 'previous' ? 'prev' : 'next' };
    return (
      <LinkButton
        {...LOOK}
        {...rel}
        className={className}
        to={hrefOf(to)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {face}
      </LinkButton>
    );
  }
  return (
    <Button
      {...LOOK}
      className={className}
      onClick={() => to !== undefined && onPage(to)}
      disabled={to === undefined}
      // Keeps the focus of a user who has just reached the end.
      onDisabledClick={stay}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {face}
    </Button>
  );
};

const stay = () => undefined;

const Direction = ({ direction }: { direction: 'previous' | 'next' }) => {
  const { t } = useTranslation();
  if (direction === 'previous') {
    return (
      <>
        <ChevronLeft size={16} aria-hidden />
        {t('pager.previous')}
      </>
    );
  }
  return (
    <>
      {t('pager.next')}
      <ChevronRight size={16} aria-hidden />
    </>
  );
};

const PageNumber = ({ page }: { page: number }) => {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const number = formatNumber(page, tag);
  return (
    <>
      <span aria-hidden>{number}</span>
      <span className="visually-hidden">{t('pager.page', { page: number })}</span>
    </>
  );
};
