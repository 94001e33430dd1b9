import type { Mail } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import { MAIL_TONES, useMailKind } from './words.ts';

export const useOutboxColumns = () => {
  const { t } = useTranslation('outbox');
  const { tag } = useLanguage();
  const kindOf = useMailKind();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kinds change with the language alone
  return useMemo(
    (): TableColumn<Mail>[] => [
      {
        id: 'subject',
        header: t('column.subject'),
        cell: ({ subject }) => subject,
        card: 'title',
        isAlwaysShown: true,
        width: 290,
      },
      {
        id: 'state',
        header: t('column.state'),
        cell: ({ state }) => <Badge tone={MAIL_TONES[state]}>{t(`state.${state}`)}</Badge>,
        card: 'state',
        width: 120,
      },
      { id: 'recipient', header: t('column.recipient'), cell: ({ recipient }) => recipient, card: 'what', width: 220 },
      { id: 'kind', header: t('column.kind'), cell: ({ kind }) => kindOf(kind), width: 150 },
      {
        id: 'createdAt',
        header: t('column.createdAt'),
        cell: ({ createdAt }) => formatMoment(createdAt, tag),
        card: 'note',
        isNumeric: true,
        width: 150,
      },
      {
        id: 'sentAt',
        header: t('column.sentAt'),
        cell: ({ sentAt }) => sentAt && formatMoment(sentAt, tag),
        isNumeric: true,
        width: 150,
      },
    ],
    [t, tag],
  );
};
