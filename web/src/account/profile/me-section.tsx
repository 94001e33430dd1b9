import { formatPhone, type Profile } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { DisplaySettings } from './display-settings.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { EmailRow } from './email-row.tsx';
import { NameDialog } from './name-dialog.tsx';
import { PhoneDialog } from './phone-dialog.tsx';
import { PictureRow } from './picture-row.tsx';
import { ProfileRow, ProfileRows, ProfileSection } from './section.tsx';

export const MeSection = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('account');
  const { tag } = useLanguage();
  const [open, setOpen] = useState<'name' | 'phone' | 'email'>();
  const close = () => setOpen(undefined);
  const { name, phone, language, since } = profile;
  return (
    <ProfileSection id="me" title={t('me.title')}>
      <PictureRow name={name} hasPicture={profile.hasPicture} />
      <ProfileRows>
        <ProfileRow
          label={t('me.name')}
          value={name}
          action={
            <Button size="small" aria-label={t('me.changeName')} onClick={() => setOpen('name')}>
              {t('change')}
            </Button>
          }
        />
        <EmailRow profile={profile} onChange={() => setOpen('email')} />
        <ProfileRow
          label={t('me.phone')}
          value={phone ? formatPhone(phone) : t('me.noPhone')}
          action={
            <Button size="small" aria-label={t('me.changePhone')} onClick={() => setOpen('phone')}>
              {t('change')}
            </Button>
          }
        />
        <ProfileRow label={t('me.since')} value={<time dateTime={since}>{formatDate(since, tag)}</time>} />
      </ProfileRows>
      <DisplaySettings name={name} language={language} />
      {open === 'name' && <NameDialog name={name} language={language} onClose={close} />}
      {open === 'phone' && <PhoneDialog onClose={close} />}
      {open === 'email' && <EmailDialog onClose={close} />}
    </ProfileSection>
  );
};
