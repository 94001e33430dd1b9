import { UNREAD_COUNT_MAX } from '@ieum/contract';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/ui/class-names.ts';
import { Floating } from '../../kit/ui/popover/floating.tsx';
import { NoticeMenu } from '../../notice/inbox/menu.tsx';
import { useUnread } from '../../notice/inbox/use-unread.ts';
import headerStyles from './header.module.css';
import styles from './menu.module.css';

/** The server counts no further, so this number means "or more". */
const SHOWN_MAX = UNREAD_COUNT_MAX - 1;

export const NotificationMenu = () => {
  const { t } = useTranslation('shell');
  const unread = useUnread();
  const [isOpen, setOpen] = useState(false);
  const isMany = unread > SHOWN_MAX;
  const label = isMany
    ? t('notifications.labelMany', { count: SHOWN_MAX })
    : t('notifications.label', { count: unread });
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={classNames(headerStyles.button)} aria-label={label}>
        <Bell size={20} aria-hidden />
        {unread > 0 && <span className={headerStyles.count} data-count={isMany ? `${SHOWN_MAX}+` : unread} />}
      </Button>
      <Floating className={styles.notices ?? ''} placement="bottom end">
        <Dialog className={classNames(styles.dialog)}>
          <Heading slot="title" level={2}>
            {t('notifications.title')}
          </Heading>
          <NoticeMenu unread={unread} empty={t('notifications.empty')} onFollow={() => setOpen(false)} />
        </Dialog>
      </Floating>
    </DialogTrigger>
  );
};
