import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@ieum/contract';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MESSAGES } from '../../../account/new-password.ts';
import { isDeadLink } from '../../../account/recovery/recovery.queries.ts';
import { termsQuery } from '../../../account/sign-up/sign-up.queries.ts';
import { AgreementList } from '../../../account/terms/agreement-list.tsx';
import { AGREEMENTS, NOTHING_AGREED } from '../../../account/terms/agreements.ts';
import { queryClient } from '../../../kit/api/query-client.ts';
import { dropDraft, useDraft } from '../../../kit/form/draft.ts';
import { useFirstErrorFocus } from '../../../kit/form/first-error.ts';
import { FormFailure } from '../../../kit/form/form-failure.tsx';
import { showRefusal } from '../../../kit/form/refusal.ts';
import { rememberReturnPath } from '../../../kit/session/return-path.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import styles from '../invitations.module.css';
import { useJoinBySupplyInvitation } from './answer.queries.ts';
import { DeclineSupplyButton, type Ends } from './decline-button.tsx';
import { type Invited, isAbroad, type JoinAnswer, type JoinValues, joinFieldsFor, startOf } from './join-fields.ts';
import { JoinInputs } from './join-inputs.tsx';

const MESSAGES = {
  ...PASSWORD_MESSAGES,
  'phone.invalid': 'auth:validation.phoneInvalid',
  'file.not_pdf': 'signup:refused.notPdf',
  'file.damaged': 'signup:refused.damaged',
  'file.encrypted': 'signup:refused.encrypted',
  'file.active_content': 'signup:refused.activeContent',
  'file.too_complex': 'signup:refused.tooComplex',
  'file.too_large': 'signup:refused.tooLarge',
};

/** Fields that the draft never stores. */
const SECRETS = ['password', 'confirm', 'file'] as const;
const DRAFT_LETTERS = 8;

/** Sign-up form of an invited supplier. The mail address and the number or country come from the invitation. */
export const SupplyJoinForm = ({ invited, onJoined, ...ends }: Ends & { invited: Invited; onJoined: () => void }) => {
  const { t } = useTranslation(['supplyInvite', 'signup']);
  const join = useJoinBySupplyInvitation();
  const [agreed, setAgreed] = useState(NOTHING_AGREED);
  const [isAsked, setAsked] = useState(false);
  const fields = useMemo(() => joinFieldsFor(invited), [invited]);
  const form = useForm<JoinValues, unknown, JoinAnswer>({
    resolver: zodResolver(fields),
    mode: 'onTouched',
    defaultValues: startOf(invited),
    shouldFocusError: false,
  });
  // The end of the token tells invitations apart and gives no access.
  const draft = `supplyJoin.${ends.token.slice(-DRAFT_LETTERS)}`;
  useDraft(form, draft, SECRETS);
  const element = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLFieldSetElement>(null);
  useFirstErrorFocus(element, form.formState.submitCount);
  const haveTermsChanged = join.error instanceof ApiError && join.error.code === 'account.terms_changed';
  const refuse = (error: Error) => {
    if (isDeadLink(error)) return ends.onDead();
    showRefusal(form, error, MESSAGES);
    if (!(error instanceof ApiError) || error.code !== 'account.terms_changed') return;
    setAgreed(NOTHING_AGREED);
    queryClient.removeQueries(termsQuery());
  };
  const finish = ({ linkId }: { linkId: string }) => {
    dropDraft(draft);
    // The next sign-in leads to the link of the invitation.
    rememberReturnPath(linkPaths.detail(linkId));
    onJoined();
  };
  const submit = form.handleSubmit(({ confirm: _, ...answer }) => {
    setAsked(true);
    if (AGREEMENTS.some((part) => !agreed[part])) return list.current?.querySelector('input')?.focus();
    join.mutate(() => ({ token: ends.token, ...answer }), { onSuccess: finish, onError: refuse });
  });
  return (
    <FormProvider {...form}>
      <form ref={element} className={styles.form} onSubmit={submit} noValidate>
        <JoinInputs isAbroad={isAbroad(invited)} />
        <FormFailure>{haveTermsChanged && <p>{t('signup:agreement.changed')}</p>}</FormFailure>
        <AgreementList ref={list} agreed={agreed} onChange={setAgreed} isAsked={isAsked} isFixed={join.isPending} />
        <Button type="submit" look="solid" size="large" isBlock isPending={join.isPending}>
          {t('door.join')}
        </Button>
      </form>
      {/* Outside of the form, because the dialog contains a form of its own. */}
      <div className={styles.otherWay}>
        <DeclineSupplyButton {...ends} />
      </div>
    </FormProvider>
  );
};
