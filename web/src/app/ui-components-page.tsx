import { Bell } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BUTTON_LOOKS, BUTTON_SIZES, Button } from '../kit/ui/button.tsx';
import { IconButton } from '../kit/ui/icon-button.tsx';
import { Page } from '../kit/ui/page.tsx';
import { Skeleton } from '../kit/ui/skeleton.tsx';
import { TextField } from '../kit/ui/text-field.tsx';
import { showToast } from '../kit/ui/toasts.ts';
import styles from './ui-components-page.module.css';

const TITLE = 'UI Components';

/** For developers: every component of the kit, in every state it has. */
export const UiComponentsPage = () => {
  const { t } = useTranslation('showcase');
  const [clicks, setClicks] = useState(0);
  const [isSelected, setSelected] = useState(true);

  return (
    <Page title={TITLE} lead={t('lead')}>
      <Group title={t('looks')}>
        {BUTTON_LOOKS.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
      </Group>
      <Group title={t('sizes')}>
        {BUTTON_SIZES.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
      </Group>
      <Group title={t('states')}>
        <Button disabled>{t('disabled')}</Button>
        <Button isSelected={isSelected} onClick={() => setSelected(!isSelected)}>
          {t('selected')}
        </Button>
        <Button isPending>{t('pending')}</Button>
        <Button isBlock>{t('block')}</Button>
      </Group>
      <Group title={t('clickTest')}>
        <Button onClick={() => setClicks(clicks + 1)}>{t('click')}</Button>
        <span role="status">{t('clicks', { count: clicks })}</span>
        <IconButton label={t('toast')} onClick={() => showToast({ kind: 'done', text: t('toastText') })}>
          <Bell size={20} aria-hidden />
        </IconButton>
      </Group>
      <section className={styles.fields}>
        <h2>{t('inputs')}</h2>
        <TextField label={t('label')} help={t('help')} />
        <TextField label={t('label')} error={t('error')} defaultValue={TITLE} />
      </section>
      <Group title={t('skeleton')}>
        <Skeleton />
      </Group>
    </Page>
  );
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.group}>
    <h2>{title}</h2>
    <div className={styles.row}>{children}</div>
  </section>
);
