import { groupedBusinessNumber } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../kit/language/use-names.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import { Note, RowList, RowWords, Section, Sections } from '../../kit/ui/section/section.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { OutsideGate } from '../company-gate.tsx';
import { useMaterialWords } from '../materials/material-words.ts';
import { useTierWords, withoutPrefixes } from '../tiers/words.ts';
import disclosureStyles from './disclosure.module.css';
import { disclosureQueries } from './disclosure.queries.ts';

/** Shows our data as a chosen company sees it, and lists the companies that can see us. */
export const Preview = () => {
  const { t } = useTranslation('disclosure');
  const known = useQuery(disclosureQueries.partners());
  const grants = useQuery(disclosureQueries.granted());
  const { nameOf } = useNames();
  const [chosen, setChosen] = useState('');
  if (known.isError || grants.isError)
    return <ErrorState heading="p" onRetry={() => Promise.all([known.refetch(), grants.refetch()])} />;
  if (!known.data || !grants.data) return <Skeleton shape="text" />;
  const { passing } = known.data;
  const partners = known.data.partners.map(([id, names]) => [id, nameOf(names)] as const);
  const granted = grants.data.map(({ companyId, companyNames }) => [companyId, nameOf(companyNames)] as const);
  const viewers = [...new Map([...granted, ...partners])];
  if (viewers.length === 0) return <Note>{t('none.preview')}</Note>;
  const name = viewers.find(([id]) => id === chosen)?.[1] ?? '';
  return (
    <Sections>
      <Section as="div">
        <div className={disclosureStyles.pick}>
          <SelectField
            label={t('preview.choose')}
            value={chosen}
            options={[{ value: '', label: t('preview.pick') }, ...viewers.map(([value, label]) => ({ value, label }))]}
            onChange={({ target }) => setChosen(target.value)}
          />
        </div>
        {chosen !== '' && (
          <OutsideGate>
            <Seen companyId={chosen} name={name} />
          </OutsideGate>
        )}
      </Section>
      <Section>
        <h2>{t('whoSees')}</h2>
        {passing > 0 && <Note>{t('passedOn', { count: passing })}</Note>}
        <RowList>
          {viewers.map(([id, viewer]) => (
            <li key={id}>
              <RowWords as="span">
                <bdi>{viewer}</bdi>
              </RowWords>
              {partners.some(([partnerId]) => partnerId === id) && <Badge>{t('directPartner')}</Badge>}
              {granted.some(([companyId]) => companyId === id) && <Badge tone="good">{t('state.granted')}</Badge>}
            </li>
          ))}
        </RowList>
      </Section>
    </Sections>
  );
};

const Seen = ({ companyId, name }: { companyId: string; name: string }) => {
  const { t } = useTranslation('disclosure');
  const { t: tTier } = useTranslation('tier');
  const { countryOf } = useTierWords();
  const { textOf } = useMaterialWords();
  const { nameOf } = useNames();
  const { data, isError, refetch } = useQuery(disclosureQueries.preview(companyId));
  if (isError) return <ErrorState heading="p" onRetry={refetch} />;
  if (!data) return <Skeleton shape="text" />;
  const { company, suppliers } = data;
  const listed = (some: unknown[] | undefined, text: string) => (some ? text : t('preview.hidden'));
  const items = [
    { label: t('preview.name'), value: company.isMasked ? t('preview.hidden') : nameOf(company) },
    { label: tTier('panel.country'), value: countryOf(company.country) },
    {
      label: tTier('panel.businessNumber'),
      value: company.businessNumber
        ? groupedBusinessNumber(company.businessNumber, company.country)
        : t('preview.hidden'),
    },
    { label: tTier('panel.hs'), value: withoutPrefixes(company.hs).join(', ') },
    { label: tTier('panel.materials'), value: [...company.families, ...company.materials].map(textOf).join(', ') },
    {
      label: tTier('panel.certificates'),
      value: listed(company.certificates, (company.certificates ?? []).map(({ standard }) => standard).join(', ')),
    },
    {
      label: tTier('panel.factories'),
      value: listed(company.factories, (company.factories ?? []).map((factory) => factory.name).join(', ')),
    },
  ];
  return (
    <Section>
      <h2>{t('preview.sees', { company: name })}</h2>
      <DefinitionList items={items} />
      <h3>{t('preview.suppliers')}</h3>
      {suppliers.length === 0 && <Note>{t('preview.noSuppliers')}</Note>}
      <RowList>
        {suppliers.map((supplier, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: whoever is masked has no id here
          <li key={at}>
            <RowWords as="span">{nameOf(supplier) || t('preview.unnamed')}</RowWords>
            <Note as="span">{countryOf(supplier.country)}</Note>
          </li>
        ))}
      </RowList>
    </Section>
  );
};
