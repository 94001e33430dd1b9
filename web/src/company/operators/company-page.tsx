import { groupedBusinessNumber, type InspectedCompany } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { countryName } from '../../kit/format/country-names.ts';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useNames } from '../../kit/language/use-names.ts';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import { Breadcrumb } from '../../kit/ui/navigation/breadcrumb.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { Section, Sections } from '../../kit/ui/section/section.tsx';
import { CompanyActs } from './acts.tsx';
import { CompanyBadges } from './badges.tsx';
import { CompanyCases } from './cases.tsx';
import { companyQueries } from './companies.queries.ts';
import { CompanyMembers } from './members.tsx';

export const CompanyPage = () => {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const company = useSuspenseQuery(companyQueries.one(id)).data;
  const name = useNames().nameOf(company) || groupedBusinessNumber(company.businessNumber) || t('company.unnamed');
  return (
    <>
      <Breadcrumb places={[{ label: t('nav.companies'), to: operatorPaths.companies() }]} current={name} />
      <Page title={name}>
        <Sections>
          <Section aria-label={t('company.details')}>
            <CompanyBadges {...company} />
            <Details {...company} />
          </Section>
          <CompanyActs company={company} name={name} />
          <CompanyMembers company={company} />
          <CompanyCases cases={company.cases} />
        </Sections>
      </Page>
    </>
  );
};

const Details = (company: InspectedCompany) => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  const { createdAt, openedOn, disabledAt, website } = company;
  return (
    <DefinitionList
      items={[
        { label: t('company.number'), value: groupedBusinessNumber(company.businessNumber) },
        { label: t('company.local'), value: company.name },
        { label: t('company.english'), value: company.nameEnglish },
        { label: t('company.chinese'), value: company.nameChinese },
        { label: t('company.japanese'), value: company.nameJapanese },
        { label: t('company.representative'), value: company.representative },
        { label: t('company.openedOn'), value: openedOn && formatDate(openedOn, tag) },
        { label: t('company.country'), value: countryName(company.country, tag) },
        { label: t('company.address'), value: company.address },
        { label: t('company.addressEnglish'), value: company.addressEnglish },
        { label: t('company.industry'), value: company.industry },
        { label: t('company.phone'), value: company.phone },
        { label: t('company.email'), value: company.email },
        { label: t('company.website'), value: website },
        { label: t('company.factories'), value: t('company.factoryCount', { count: company.factories }) },
        { label: t('company.since'), value: formatDate(createdAt, tag) },
        ...(disabledAt ? [{ label: t('company.closedSince'), value: formatDate(disabledAt, tag) }] : []),
      ]}
    />
  );
};
