import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../kit/ui/class-names.ts';
import { Floating } from '../../../kit/ui/popover/floating.tsx';
import type { Opened } from '../../../kit/ui/popover/late-opener.tsx';
import { NoticeMenu } from '../../../notice/inbox/menu.tsx';
import { useUnread } from '../../../notice/inbox/use-unread.ts';
import styles from './menu.module.css';

/** The newest notices, below the bell. */
export const NewestNotices = ({ trigger, isOpen, onOpenChange }: Opened) => {
  const { t } = useTranslation('shell');
  const unread = useUnread();
  return (
    <Floating
      className={styles.notices ?? ''}
      placement="bottom end"
      trigger="DialogTrigger"
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Dialog className={classNames(styles.dialog)}>
        <Heading slot="title" level={2}>
          {t('notifications.title')}
        </Heading>
        <NoticeMenu unread={unread} empty={t('notifications.empty')} onFollow={() => onOpenChange(false)} />
      </Dialog>
    </Floating>
  );
};
