import { Bell } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/ui/class-names.ts';
import { Floating } from '../../kit/ui/floating.tsx';
import headerStyles from './header.module.css';
import styles from './menu.module.css';

/** Nothing sends notices yet, so there are truly none. */
const UNREAD = 0;

export const NotificationMenu = () => {
  const { t } = useTranslation('shell');
  return (
    <DialogTrigger>
      <Button className={classNames(headerStyles.button)} aria-label={t('notifications.label', { count: UNREAD })}>
        <Bell size={20} aria-hidden />
      </Button>
      <Floating className={styles.floating ?? ''} placement="bottom end">
        <Dialog className={classNames(styles.dialog)}>
          <Heading slot="title" level={2}>
            {t('notifications.title')}
          </Heading>
          <p className={styles.empty}>{t('notifications.empty')}</p>
        </Dialog>
      </Floating>
    </DialogTrigger>
  );
};
