import type { LinkSide, ListedLink } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FactoryName } from '../../factory/list/cells.tsx';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import styles from './links.module.css';
import { LinkStateBadge } from './state-badge.tsx';
import { useLinkWords } from './words.ts';

const NOTHING = '–';
export const COLUMNS = {
  key: 'ieum.link.hiddenColumns',
  // The order of the rows says enough. The column menu shows the day.
  hiddenFirst: ['updatedAt'],
  hiddenOnLaptop: ['partnerProduct'],
  hiddenOnTablet: ['validity'],
};

export const useLinkColumns = (side: LinkSide) => {
  const { t } = useTranslation('link');
  const { tag } = useLanguage();
  const words = useLinkWords();
  // The words change only with the language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new functions at every drawing would draw every row anew
  return useMemo(
    (): TableColumn<ListedLink>[] => [
      {
        id: 'partner',
        header: t(`partner.${side}`),
        cell: (link) => <FactoryName {...link.partner} unnamed={words.partner(link)} />,
        card: 'title',
        isAlwaysShown: true,
        width: 190,
      },
      {
        id: 'waiting',
        header: t('label.state'),
        cell: (link) => (
          <span className={styles.badges}>
            <LinkStateBadge link={link} />
          </span>
        ),
        card: 'state',
        isSortable: true,
        width: 165,
      },
      {
        id: 'product',
        header: t('label.product'),
        cell: ({ product }) => product?.name ?? NOTHING,
        card: 'what',
        cardCell: ({ product, partnerProduct }) => product?.name ?? (partnerProduct.name || NOTHING),
        width: 140,
      },
      {
        id: 'partnerProduct',
        header: t('label.partnerProduct'),
        cell: ({ partnerProduct }) => partnerProduct.name || NOTHING,
        width: 140,
      },
      {
        id: 'spendShare',
        header: t('label.spendShare'),
        cell: ({ spendShare }) => words.share(spendShare) || NOTHING,
        card: 'amount',
        cardCell: ({ spendShare }) => words.share(spendShare),
        isSortable: true,
        isNumeric: true,
        width: 110,
      },
      {
        id: 'validity',
        header: t('label.validity'),
        cell: ({ validFrom, validTo }) => words.validity(validFrom, validTo),
        width: 180,
      },
      {
        id: 'updatedAt',
        header: t('label.updatedAt'),
        cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDate(updatedAt, tag)}</time>,
        isSortable: true,
        width: 110,
      },
    ],
    [t, tag, side],
  );
};
