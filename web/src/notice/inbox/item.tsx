import type { Notice } from '@ieum/contract';
import { Mail, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { useMarkNotice } from '../notice.queries.ts';
import { NoticeRow } from './row.tsx';
import { useNoticeWords } from './words.ts';

export const NoticeItem = ({ notice }: { notice: Notice }) => {
  const { t } = useTranslation('notice');
  const mark = useMarkNotice();
  const { heading } = useNoticeWords()(notice);
  const isRead = mark.isPending ? mark.variables.isRead : notice.isRead;
  const action = isRead ? t('markUnread') : t('markRead');
  const Icon = isRead ? Mail : MailOpen;
  return (
    <NoticeRow notice={notice} isRead={isRead}>
      <IconButton
        label={`${heading}, ${action}`}
        onClick={() => mark.mutate({ id: notice.id, isRead: !isRead })}
        aria-busy={mark.isPending}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
    </NoticeRow>
  );
};
