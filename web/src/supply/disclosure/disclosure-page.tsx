import type { DisclosureGrant } from '@ieum/contract';
import { tierPaths } from '@ieum/contract/supply/supply.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useNames } from '../../kit/language/use-names.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
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
  const [search] = useSearchParams();
  const part = PARTS.find((known) => known === search.get('part')) ?? 'waiting';
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      tabs={PARTS.map((known) => ({
        to: known === 'waiting' ? tierPaths.sharing() : `${tierPaths.sharing()}?part=${known}`,
        label: t(`part.${known}`),
        isOpen: known === part,
      }))}
    >
      <CompanyGate>{CONTENTS[part]}</CompanyGate>
    </Page>
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

const CONTENTS: Record<(typeof PARTS)[number], ReactNode> = {
  waiting: <Waiting />,
  given: <GivenGrants />,
  received: <Received />,
  onward: <OnwardList />,
  preview: <Preview />,
  looks: <ViewLog />,
};
