import type { Overview } from '@ieum/contract';
import { auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOperationWords } from '../account/operators/operation-words.ts';
import { dashboardQueries } from '../dashboard/dashboard.queries.ts';
import { FigureTiles } from '../dashboard/operator/figure-tiles.tsx';
import { OperatorTiles } from '../dashboard/operator/operator-tiles.tsx';
import { ReviewerTable } from '../dashboard/operator/reviewer-table.tsx';
import { formatMoment } from '../kit/format/moment.ts';
import { numberFormat } from '../kit/format/number-text.ts';
import { useLanguage } from '../kit/language/use-language.ts';
import { Page } from '../kit/ui/page/page.tsx';
import { Note } from '../kit/ui/section/section.tsx';
import styles from './admin.module.css';
import { overviewQueries } from './overview.queries.ts';
import { SetupNotice } from './setup/notice.tsx';

/** Shows the open items and the totals. Each figure leads to what it counts. */
export const OverviewPage = () => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  const { data: overview } = useSuspenseQuery(overviewQueries.get());
  const { data: figures } = useSuspenseQuery(dashboardQueries.operator());
  return (
    <Page title={t('overview.title')} lead={t('overview.lead', { moment: formatMoment(figures.asOf, tag) })}>
      <SetupNotice open={overview.setup} />
      <OperatorTiles figures={figures} />
      <Figures {...overview} />
      <ReviewerTable reviews={figures.reviews} />
      <Acts acts={overview.acts} />
    </Page>
  );
};

const Figures = ({ companies, users }: Overview) => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  const format = numberFormat(tag);
  const tiles = [
    {
      name: 'companies',
      to: operatorPaths.companies(),
      label: t('overview.companies'),
      value: companies.total,
      notes: [
        t('overview.companiesNote', {
          verified: format(companies.verified),
          disabled: format(companies.disabled),
        }),
      ],
    },
    {
      name: 'users',
      to: operatorPaths.users({ state: 'active' }),
      label: t('overview.users'),
      value: users.total,
      notes: [t('overview.usersNote', { admins: format(users.admins), disabled: format(users.disabled) })],
    },
  ];
  return <FigureTiles tiles={tiles} label={t('overview.title')} />;
};

const Acts = ({ acts }: Pick<Overview, 'acts'>) => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  const { operationName } = useOperationWords();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('overview.acts')}</h2>
      {acts.length === 0 && <Note>{t('overview.noActs')}</Note>}
      {acts.length > 0 && (
        <ul className={styles.list}>
          {acts.map(({ id: line, at, operation, actorName }) => (
            <li key={line}>
              <span>
                <bdi>{actorName}</bdi> · {operationName(operation)}
              </span>
              <time className={styles.note} dateTime={at}>
                {formatMoment(at, tag)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <Link to={auditPaths.log()}>{t('overview.allActs')}</Link>
    </section>
  );
};
