import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { Buttons } from '../../kit/ui/section/section.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { Avatar } from './avatar.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import styles from './profile.module.css';
import { useChangePicture } from './profile.queries.ts';

export const PictureRow = ({ name, hasPicture }: { name: string; hasPicture: boolean }) => {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const change = useChangePicture();
  const remove = () =>
    change.mutate(undefined, { onSuccess: () => showToast({ kind: 'done', text: t('picture.removed') }) });
  return (
    <div className={styles.picture}>
      <Avatar size="large" />
      <Buttons>
        <Button size="small" onClick={() => setOpen(true)}>
          {hasPicture ? t('picture.change') : t('picture.add')}
        </Button>
        {hasPicture && (
          <Button size="small" look="ghost" onClick={remove} isPending={change.isPending}>
            {t('picture.remove')}
          </Button>
        )}
      </Buttons>
      {isOpen && <PictureDialog name={name} onClose={() => setOpen(false)} />}
    </div>
  );
};
