import { MAIL_STATES } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { usePeriodFilter } from '../../kit/list/field-filters.tsx';
import { optionsOf } from '../../kit/list/filter-menu.tsx';
import { filterTools } from '../../kit/list/filter-tools.tsx';
import type { ListedMails } from './outbox-page.tsx';
import { useMailKind } from './words.ts';

export const useOutboxTools = (listed: ListedMails) => {
  const { t } = useTranslation('outbox');
  const kindOf = useMailKind();
  const period = usePeriodFilter(listed, t('period'));
  const { kind, recipient } = listed.list;
  return filterTools({
    listed,
    // Each answer contains a page of other people's addresses, so not every letter asks for one.
    search: { label: t('searchIn'), help: t('searchIn'), isSentByEnter: true },
    filters: [
      {
        kind: 'one',
        name: 'state',
        label: t('column.state'),
        options: optionsOf(MAIL_STATES, (value) => t(`state.${value}`)),
      },
      {
        kind: 'one',
        name: 'kind',
        label: t('column.kind'),
        options: optionsOf(withChosen(listed.data?.kinds ?? [], kind), kindOf),
      },
      period,
      {
        kind: 'linked',
        name: 'recipient',
        label: '',
        options: recipient ? [{ value: recipient, label: t('recipientIs', { recipient }) }] : [],
      },
    ],
  });
};

/** Adds the chosen kind to the options even if no mail has it any more. */
const withChosen = (kinds: string[], kind: string | undefined) =>
  kind === undefined || kinds.includes(kind) ? kinds : [...kinds, kind];
