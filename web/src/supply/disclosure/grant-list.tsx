import type { DisclosureGrant, disclosureContract, Input } from '@ieum/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CompanyMark } from '../../company/company-mark.tsx';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { PagedRows } from '../../kit/list/paged-rows.tsx';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Buttons, Note, RowWords } from '../../kit/ui/section/section.tsx';
import { readTierAddress, tierAddressOf } from '../tiers/address.ts';
import { useTierWords } from '../tiers/words.ts';
import { disclosureQueries } from './disclosure.queries.ts';

type GrantListProps = {
  asked: Pick<Input<typeof disclosureContract.listDisclosureGrants>, 'whose' | 'state'>;
  label: string;
  empty: string;
  actionOf: (grant: DisclosureGrant, canGrant: boolean) => ReactNode;
};

/** Lists grants, newest first: the company, the fields, the purpose and the last day. */
export const GrantList = ({ asked, label, empty, actionOf }: GrantListProps) => (
  <PagedRows label={label} empty={empty} query={(page) => disclosureQueries.grants({ ...asked, ...page })}>
    {(grant, { can }) => (
      <li key={grant.id}>
        <GrantWords grant={grant} />
        <Buttons>{actionOf(grant, can.grant)}</Buttons>
      </li>
    )}
  </PagedRows>
);

const TONES = {
  asked: 'info',
  granted: 'good',
  declined: 'bad',
  revoked: 'neutral',
  withdrawn: 'neutral',
  ended: 'neutral',
} as const;

const GrantWords = ({ grant }: { grant: DisclosureGrant }) => {
  const { t } = useTranslation('disclosure');
  const { tag } = useLanguage();
  const { nameOf } = useTierWords();
  const {
    isOurs,
    companyId,
    companyNames,
    companyNumber,
    companyCountry,
    token,
    fields,
    purpose,
    until,
    state,
    isHeldUp,
  } = grant;
  return (
    <RowWords>
      <strong>
        {isOurs && <bdi>{nameOf({ ...companyNames, token })}</bdi>}
        {!isOurs && (
          <Link to={tierAddressOf({ ...readTierAddress(new URLSearchParams()), company: companyId })}>
            <bdi>{nameOf({ ...companyNames, token })}</bdi>
          </Link>
        )}
      </strong>
      {isOurs && <CompanyMark country={companyCountry} number={companyNumber} />}
      <span>{fields.map((field) => t(`field.${field}`)).join(', ')}</span>
      <Note as="span">{`${purpose} · ${t('untilShown', { day: formatDate(until, tag) })}`}</Note>
      <span>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </span>
      {isHeldUp && <Note as="span">{t('heldUp')}</Note>}
    </RowWords>
  );
};
