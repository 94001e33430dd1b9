import { formatPhone, groupedBusinessNumber, type User } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { formatMoment } from '../../../kit/format/moment.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { DefinitionList } from '../../../kit/ui/definition-list/definition-list.tsx';
import { Breadcrumb } from '../../../kit/ui/navigation/breadcrumb.tsx';
import { Page } from '../../../kit/ui/page/page.tsx';
import { Badges, Section, Sections } from '../../../kit/ui/section/section.tsx';
import { operatorQueries } from '../operator.queries.ts';
import { UserActs } from './acts.tsx';
import { UserBadges } from './badges.tsx';
import { UserConsents, UserHistory } from './history.tsx';
import { UserSessions } from './sessions.tsx';

export const UserPage = () => {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const user = useSuspenseQuery(operatorQueries.user(id)).data;
  const name = user.state === 'left' ? t('user.gone') : user.name;
  return (
    <>
      <Breadcrumb places={[{ label: t('nav.users'), to: operatorPaths.users() }]} current={name} />
      <Page title={name}>
        <Sections>
          <Section aria-label={t('user.details')}>
            <Badges>
              <UserBadges {...user} />
              {user.isSelf && <Badge tone="info">{t('user.self')}</Badge>}
            </Badges>
            <Details {...user} />
          </Section>
          <UserActs user={user} />
          <UserSessions user={user} />
          <UserConsents user={user} />
          <UserHistory user={user} />
        </Sections>
      </Page>
    </>
  );
};

const Details = ({ state, email, phone, role, createdAt, company }: User) => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  const isGone = state === 'left';
  return (
    <DefinitionList
      items={[
        { label: t('user.email'), value: isGone ? '' : email },
        { label: t('user.phone'), value: formatPhone(phone) },
        { label: t('user.role'), value: t(`role.${role}`) },
        { label: t('user.since'), value: <time dateTime={createdAt}>{formatMoment(createdAt, tag)}</time> },
        { label: t('user.company'), value: company && <CompanyLink {...company} /> },
        {
          label: t('user.membership'),
          value: company && `${t(`memberRole.${company.role}`)} · ${t(`memberState.${company.state}`)}`,
        },
      ]}
    />
  );
};

type CompanyLinkProps = NonNullable<User['company']>;

const CompanyLink = ({ companyId, name, businessNumber }: CompanyLinkProps) => {
  const { t } = useTranslation('admin');
  const number = groupedBusinessNumber(businessNumber);
  return (
    <span>
      <Link to={operatorPaths.company(companyId)}>{name || t('company.unnamed')}</Link> {number}
    </span>
  );
};
