import type { Notice } from '@ieum/contract';
import type { ReactNode } from 'react';
import { formatMoment } from '../../kit/format/moment.ts';
import { formatAgo } from '../../kit/format/relative-time.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { NoticeIcon } from './icon.tsx';
import styles from './item.module.css';
import { NoticeLink } from './link.tsx';
import { useNoticeWords } from './words.ts';

type NoticeRowProps = { notice: Notice; isRead?: boolean; isNarrow?: boolean; children?: ReactNode };

/** Shows a notice's icon, link, text and age. A narrow row has no room for a button. */
export const NoticeRow = ({ notice, isRead = notice.isRead, isNarrow = false, children }: NoticeRowProps) => {
  const { tag } = useLanguage();
  const { detail } = useNoticeWords()(notice);
  return (
    <li className={classNames(isNarrow ? styles.narrow : styles.item, !isRead && styles.unread)}>
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
      {children}
    </li>
  );
};
