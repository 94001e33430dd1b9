import type { DisclosureGrant } from '@ieum/contract';
import { appPaths } from '@ieum/contract/app.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useNames } from '../../kit/language/use-names.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { Breadcrumb } from '../../kit/ui/navigation/breadcrumb.tsx';
import { Tabs } from '../../kit/ui/navigation/tabs.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { Section } from '../../kit/ui/section/section.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { CompanyGate } from '../company-gate.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { disclosureQueries, useRevokeDisclosure, useWithdrawDisclosureRequest } from './disclosure.queries.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { GrantList } from './grant-list.tsx';
import { ViewLog } from './looks.tsx';
import { OnwardList } from './onward-list.tsx';
import { Preview } from './preview.tsx';

const PARTS = ['waiting', 'given', 'received', 'onward', 'preview', 'looks'] as const;

/** Shows which company may see which of our data, and until when. */
export const SharingPage = () => {
  const { t } = useTranslation('disclosure');
  const { t: tShell } = useTranslation('shell');
  const [search, setSearch] = useSearchParams();
  const part = PARTS.find((known) => known === search.get('part')) ?? 'waiting';
  return (
    <>
      <Breadcrumb places={[{ label: tShell('nav.supplyChain'), to: appPaths.supplyChain() }]} current={t('title')} />
      <Page title={t('title')} lead={t('lead')}>
        <CompanyGate>
          <Tabs
            label={t('parts')}
            selected={part}
            onSelect={(id) => setSearch(id === 'waiting' ? {} : { part: id }, { preventScrollReset: true })}
            tabs={[
              { id: 'waiting', label: t('part.waiting'), content: <Waiting /> },
              { id: 'given', label: t('part.given'), content: <GivenGrants /> },
              { id: 'received', label: t('part.received'), content: <Received /> },
              { id: 'onward', label: t('part.onward'), content: <OnwardList /> },
              { id: 'preview', label: t('part.preview'), content: <Preview /> },
              { id: 'looks', label: t('part.looks'), content: <ViewLog /> },
            ]}
          />
        </CompanyGate>
      </Page>
    </>
  );
};

const Waiting = () => {
  const { t } = useTranslation('disclosure');
  const [answered, setAnswered] = useState<DisclosureGrant>();
  return (
    <>
      <GrantList
        asked={{ whose: 'ours', state: 'asked' }}
        label={t('part.waiting')}
        empty={t('none.waiting')}
        actionOf={(grant, canGrant) => canGrant && <Button onClick={() => setAnswered(grant)}>{t('answer')}</Button>}
      />
      {answered && <AnswerDialog grant={answered} onClose={() => setAnswered(undefined)} />}
    </>
  );
};

const GivenGrants = () => {
  const { t } = useTranslation('disclosure');
  const { nameOf } = useNames();
  const [revoked, setRevoked] = useState<DisclosureGrant>();
  const [isGiving, setGiving] = useState(false);
  const canGrant = useQuery(disclosureQueries.grants({ whose: 'ours', state: 'granted', size: 1 })).data?.can.grant;
  const revoke = useRevokeDisclosure();
  const finish = () => {
    showToast({ kind: 'done', text: t('revoked') });
    setRevoked(undefined);
  };
  return (
    <Section as="div">
      {canGrant && (
        <div>
          <Button onClick={() => setGiving(true)}>{t('give')}</Button>
        </div>
      )}
      {isGiving && <GrantDialog onClose={() => setGiving(false)} />}
      <GrantList
        asked={{ whose: 'ours', state: 'granted' }}
        label={t('part.given')}
        empty={t('none.given')}
        actionOf={(grant, canGrant) =>
          canGrant && grant.state === 'granted' && <Button onClick={() => setRevoked(grant)}>{t('revoke')}</Button>
        }
      />
      {revoked && (
        <ConfirmDialog
          title={t('revoke')}
          text={t('revokeText', { company: nameOf(revoked.companyNames) })}
          confirm={t('revoke')}
          isPending={revoke.isPending}
          onConfirm={() => revoke.mutate({ id: revoked.id, version: revoked.version }, { onSuccess: finish })}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </Section>
  );
};

const Received = () => {
  const { t } = useTranslation('disclosure');
  const withdraw = useWithdrawDisclosureRequest();
  const finish = () => showToast({ kind: 'done', text: t('withdrawn') });
  return (
    <GrantList
      asked={{ whose: 'theirs' }}
      label={t('part.received')}
      empty={t('none.received')}
      actionOf={({ id, version, state }, canGrant) =>
        canGrant &&
        state === 'asked' && (
          <Button
            isPending={withdraw.isPending}
            onClick={() => withdraw.mutate({ id, version }, { onSuccess: finish })}
          >
            {t('withdraw')}
          </Button>
        )
      }
    />
  );
};
