import { Ban, Hourglass, type LucideIcon, MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/ui/button.tsx';
import { showToast } from '../kit/ui/toasts.ts';
import { useProfileBeside } from './account.queries.ts';
import styles from './banners.module.css';
import { useResendConfirmation } from './profile/profile.queries.ts';

/** What still waits for somebody: said above every page, in the way of none. */
export const Banners = () => {
  const profile = useProfileBeside();
  if (!profile) return null;
  return (
    <>
      {!profile.isEmailConfirmed && <ConfirmBanner email={profile.email} />}
      {profile.company?.membership === 'requested' && <MembershipBanner />}
      {profile.company?.isClosed && <ClosedBanner />}
    </>
  );
};

const ConfirmBanner = ({ email }: { email: string }) => {
  const { t } = useTranslation('account');
  const resend = useResendConfirmation();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => showToast({ kind: 'done', text: t('banner.confirm.sent', { email }) }),
    });
  return (
    <Banner icon={MailWarning} title={t('banner.confirm.title')} text={t('banner.confirm.text', { email })}>
      <Button size="small" onClick={send} isPending={resend.isPending}>
        {t('banner.confirm.again')}
      </Button>
    </Banner>
  );
};

const MembershipBanner = () => {
  const { t } = useTranslation('account');
  return <Banner icon={Hourglass} title={t('banner.requested.title')} text={t('banner.requested.text')} />;
};

/** Whoever is in it can still come in, and finds out here why there is nothing to see. */
const ClosedBanner = () => {
  const { t } = useTranslation('account');
  return <Banner icon={Ban} title={t('banner.closed.title')} text={t('banner.closed.text')} />;
};

type BannerProps = { icon: LucideIcon; title: string; text: string; children?: ReactNode };

const Banner = ({ icon: Icon, title, text, children }: BannerProps) => (
  <section className={styles.banner} aria-label={title}>
    <Icon size={20} aria-hidden />
    <p className={styles.words} role="status">
      <strong>{title}</strong> <span>{text}</span>
    </p>
    {children}
  </section>
);
