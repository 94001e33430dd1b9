import type { Notice } from '@ieum/contract';
import { Mail, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../kit/format/moment.ts';
import { formatAgo } from '../../kit/format/relative-time.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { useMarkNotice } from '../notice.queries.ts';
import { NoticeIcon } from './icon.tsx';
import styles from './item.module.css';
import { NoticeLink } from './link.tsx';
import { useNoticeWords } from './words.ts';

export const NoticeItem = ({ notice }: { notice: Notice }) => {
  const { t } = useTranslation('notice');
  const { tag } = useLanguage();
  const mark = useMarkNotice();
  const { heading, detail } = useNoticeWords()(notice);
  const isRead = mark.isPending ? mark.variables.isRead : notice.isRead;
  const action = isRead ? t('markUnread') : t('markRead');
  const Icon = isRead ? Mail : MailOpen;
  return (
    <li className={classNames(styles.item, !isRead && styles.unread)}>
      <NoticeIcon kind={notice.kind} isRead={isRead} />
      <div className={styles.words}>
        <NoticeLink notice={notice} />
        {detail && (
          <p className={styles.detail}>
            <bdi>{detail}</bdi>
          </p>
        )}
        <time className={styles.time} dateTime={notice.createdAt} title={formatMoment(notice.createdAt, tag)}>
          {formatAgo(notice.createdAt, Date.now(), tag)}
        </time>
      </div>
      <IconButton
        label={`${heading}, ${action}`}
        onClick={() => mark.mutate({ id: notice.id, isRead: !isRead })}
        aria-busy={mark.isPending}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
    </li>
  );
};
