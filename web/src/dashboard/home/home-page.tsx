import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOptionalProfile, useUser } from '../../account/account.queries.ts';
import { VerificationState } from '../../account/verification-state.tsx';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { dashboardQueries } from '../dashboard.queries.ts';
import styles from './home.module.css';
import { LatestNotices } from './latest-notices.tsx';
import { StartSteps } from './start-steps.tsx';
import { Tasks } from './task-list.tsx';

/** First page of every user: verification, tasks and new notices. */
export const HomePage = () => {
  const { t } = useTranslation('home');
  const { name, role } = useUser();
  const isMember = useOptionalProfile()?.company?.membership === 'active';
  const mayWork = role === 'admin' || isMember;
  return (
    <Page title={t('title')} lead={t('greeting', { name })} action={mayWork && <Overview />}>
      <VerificationState />
      {role === 'supplier' && isMember && <Start />}
      <div className={styles.columns}>
        {mayWork ? <Tasks /> : <Outside />}
        <LatestNotices />
      </div>
    </Page>
  );
};

const Overview = () => {
  const { t } = useTranslation('home');
  const isOperator = useUser().role === 'admin';
  return (
    <LinkButton to={isOperator ? operatorPaths.overview() : dashboardPaths.dashboard()}>
      {t(isOperator ? 'toOperator' : 'toDashboard')}
    </LinkButton>
  );
};

/** Shown to a person whom no company has admitted: they have no tasks. The banner above every page says what to do. */
const Outside = () => {
  const { t } = useTranslation('home');
  return (
    <section className={styles.section}>
      <h2>{t('tasks')}</h2>
      <Note>
        {t('outside')} <Link to={dashboardPaths.help()}>{t('toHelp')}</Link>
      </Note>
    </section>
  );
};

const Start = () => {
  const { t } = useTranslation('home');
  const { data } = useQuery(dashboardQueries.start());
  const title = useId();
  if (!data || data.isOver) return null;
  const { steps } = data;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles.start} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{t('start.title')}</h2>
        <Note as="span">{t('start.progress', { done, all: steps.length })}</Note>
      </div>
      <StartSteps steps={steps} />
    </section>
  );
};
