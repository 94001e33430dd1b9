import type { Profile } from '@ieum/contract';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { Ban, Building2, FilePenLine, FileX, Hourglass, type LucideIcon, MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button, LinkButton } from '../kit/ui/button/button.tsx';
import { showToast } from '../kit/ui/toast/toasts.ts';
import { useUnsentMailText } from '../kit/use-kept-mail.ts';
import { useOptionalProfile, useUser } from './account.queries.ts';
import styles from './banners.module.css';
import { useResendConfirmation } from './profile/profile.queries.ts';

/** Shows what the person still has to do above every page, without blocking the page. */
export const Banners = () => {
  const profile = useOptionalProfile();
  const { role } = useUser();
  if (!profile) return null;
  return (
    <>
      {!profile.isEmailConfirmed && <ConfirmBanner email={profile.email} />}
      {role === 'supplier' && <CompanyBanner company={profile.company} />}
    </>
  );
};

const ConfirmBanner = ({ email }: { email: string }) => {
  const { t } = useTranslation('account');
  const resend = useResendConfirmation();
  const kept = useUnsentMailText();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => showToast({ kind: 'done', text: t('banner.confirm.sent', { email }) }),
    });
  // No button to resend: this portal sends no mail.
  if (kept) return <Banner icon={MailWarning} title={t('banner.confirm.title')} text={kept('confirm')} />;
  return (
    <Banner icon={MailWarning} title={t('banner.confirm.title')} text={t('banner.confirm.text', { email })}>
      <Button size="small" onClick={send} isPending={resend.isPending}>
        {t('banner.confirm.again')}
      </Button>
    </Banner>
  );
};

/**
 * Shown when a submission needs correction or was rejected, when the company has not admitted the person, or when they
 * have none.
 */
const CompanyBanner = ({ company }: Pick<Profile, 'company'>) => {
  if (!company) return <MembershipBanner what="none" icon={Building2} />;
  if (company.isClosed) return <ClosedBanner />;
  if (company.verification === 'needs_correction') return <VerificationBanner icon={FilePenLine} news="correction" />;
  if (company.verification === 'rejected') return <VerificationBanner icon={FileX} news="rejected" />;
  return company.membership === 'requested' ? <MembershipBanner what="requested" icon={Hourglass} /> : null;
};

const VerificationBanner = ({ icon, news }: { icon: LucideIcon; news: 'correction' | 'rejected' }) => {
  const { t } = useTranslation('account');
  return (
    <Banner icon={icon} title={t(`banner.${news}.title`)} text={t(`banner.${news}.text`)}>
      <LinkButton size="small" to={companyPaths.verification()}>
        {t(`banner.${news}.open`)}
      </LinkButton>
    </Banner>
  );
};

type MembershipBannerProps = { what: 'requested' | 'none'; icon: LucideIcon };

/**
 * Shown to a person without a company and to one whom a company has not admitted: both continue on the company page.
 */
const MembershipBanner = ({ what, icon }: MembershipBannerProps) => {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  // The company page says the same in more detail.
  if (pathname === companyPaths.profile()) return null;
  return (
    <Banner icon={icon} title={t(`banner.${what}.title`)} text={t(`banner.${what}.text`)}>
      <LinkButton size="small" to={companyPaths.profile()}>
        {t('banner.toCompany')}
      </LinkButton>
    </Banner>
  );
};

/** Explains to the members of a closed company, who can still sign in, why there is nothing to see. */
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
