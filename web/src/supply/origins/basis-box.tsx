import type { OriginBasis } from '@ieum/contract';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import styles from './origins.module.css';
import { useOriginWords } from './use-origin-words.ts';

type BasisBoxProps = {
  basis: Omit<OriginBasis, 'rows'> & Partial<Pick<OriginBasis, 'rows'>>;
  /** Name of the product, on a page of several. */
  product?: string;
};

/** Tells what the shares rest on: links with their knowledge of shares, and own rows of quantities. */
export const BasisBox = ({ basis, product }: BasisBoxProps) => {
  const { t } = useTranslation('origin');
  const { gap } = useOriginWords();
  const { tag } = useLanguage();
  const shown = (count: number) => formatNumber(count, tag);
  const { links, confirmed, banded, unknown, rows } = basis;
  const ofLinks =
    links === 0
      ? [t('basis.noLinks')]
      : [
          t('basis.links', { count: links, shown: shown(links) }),
          t('basis.confirmed', { confirmed: shown(confirmed) }),
          banded > 0 && t('basis.banded', { shown: shown(banded) }),
          unknown > 0 && t('basis.unknown', { shown: shown(unknown) }),
        ];
  return (
    <section className={styles.basis} aria-label={[t('basis.title'), product].filter(Boolean).join(' · ')}>
      <Scale size={18} aria-hidden />
      <p>
        {ofLinks.filter(Boolean).join(gap)}
        {rows && <RowsBasis rows={rows} before={gap} />}
      </p>
    </section>
  );
};

const RowsBasis = ({ rows, before }: { rows: OriginBasis['rows']; before: string }) => {
  const { t } = useTranslation('origin');
  const { tag } = useLanguage();
  const [all, carrying, weighed] = [rows.all, rows.carrying, rows.weighed].map((count) => formatNumber(count, tag));
  if (rows.carrying === 0) return before + t('basis.noRows');
  if (rows.weighed === 0) return <b>{before + t('basis.rowsNoWeight', { all, carrying })}</b>;
  return before + t('basis.rows', { all, carrying, weighed });
};
