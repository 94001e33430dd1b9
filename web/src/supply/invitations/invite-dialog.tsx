import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, LANGUAGES, type Language, languageOfCountry, type SupplyLink } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../account/account.queries.ts';
import { dropDraft, useDraft } from '../../kit/form/draft.ts';
import { showProblems, showRefusal } from '../../kit/form/refusal.ts';
import { isMailUnsent } from '../../kit/portal-facts.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { ShownLinkDialog } from '../../kit/ui/dialog/shown-link-dialog.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { invitationQueries, useInviteSupplier, useMakeSupplyInvitationLink } from './invitations.queries.ts';
import { type InviteFields, inviteFieldsFor, supplierOf } from './invite-fields.ts';
import { ProductInputs } from './product-inputs.tsx';
import { SupplierInputs } from './supplier-inputs.tsx';

const MESSAGES = {
  'email.self': 'supplyInvite:problem.self',
  'email.invited': 'supplyInvite:problem.invited',
  'businessNumber.missing': 'auth:validation.businessNumberRequired',
  'businessNumber.self': 'supplyInvite:problem.selfNumber',
};
/** Each language is named in itself, because the sender chooses the one that the recipient understands. */
const LANGUAGE_NAMES: Record<Language, string> = { kr: '한국어', en: 'English', cn: '中文', jp: '日本語' };

/** Shows a refusal at its field. The server sends the free share, which depends on the other suppliers. */
const refuse = (form: UseFormReturn<InviteFields>, error: unknown) => {
  if (!(error instanceof ApiError) || error.code !== 'supply.shares_over_whole')
    return showRefusal(form, error, MESSAGES);
  const message = `supplyInvite:problem.overWhole?free=${error.fields.spendShare ?? '0'}`;
  showProblems(form, [['spendShare', message]]);
};

type InviteSupplierDialogProps = { linkId?: string; onClose: () => void };

/** Invites a supplier, either for a link that has no supplier yet or together with a new link. */
export const InviteSupplierDialog = ({ linkId, onClose }: InviteSupplierDialogProps) => {
  const { data: link, isError } = useQuery({
    ...invitationQueries.link(linkId ?? ''),
    enabled: linkId !== undefined,
    retry: false,
  });
  if (isError || (link && !waitsForSupplier(link))) return <NothingToAsk onClose={onClose} />;
  if (linkId !== undefined && !link) return null;
  return <InviteForm link={link} onClose={onClose} />;
};

/** Repeats the server's rule: a link of our own that no supplier has answered yet. */
const waitsForSupplier = ({ side, state, agreedAt, waitsForMe }: SupplyLink) =>
  side === 'buyer' && agreedAt === null && (state === 'unidentified' || (state === 'proposed' && !waitsForMe));

const NothingToAsk = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('supplyInvite');
  return (
    <Modal
      title={t('answered.title')}
      text={t('answered.text')}
      onClose={onClose}
      actions={
        <Button look="solid" onClick={onClose}>
          {t('answered.close')}
        </Button>
      }
    />
  );
};

const InviteForm = ({ link, onClose }: { link: SupplyLink | undefined; onClose: () => void }) => {
  const { t } = useTranslation(['supplyInvite', 'common']);
  const draft = `inviteSupplier.${useUser().email}.${link?.id ?? ''}`;
  const country = link?.words.country || 'KR';
  const invite = useInviteSupplier();
  const makeLink = useMakeSupplyInvitationLink();
  const isUnsent = isMailUnsent();
  const form = useForm<InviteFields>({
    resolver: zodResolver(inviteFieldsFor(link)),
    mode: 'onTouched',
    defaultValues: {
      productId: '',
      product: '',
      spendShare: null,
      email: '',
      businessNumber: '',
      country,
      language: languageOfCountry(country),
      companyName: link?.words.company ?? '',
    },
    shouldFocusError: false,
  });
  useDraft(form, draft);
  const submit = form.handleSubmit((typed) => {
    const about = link
      ? { link: { id: link.id, version: link.version } }
      : {
          proposal: {
            productId: typed.productId,
            words: { product: typed.product },
            figures: { spendShare: typed.spendShare },
          },
        };
    invite.mutate(
      { ...supplierOf(typed), ...about },
      {
        onSuccess: ({ id, isMailed }) => {
          dropDraft(draft);
          if (!isMailed) return makeLink.mutate({ id }, { onError: onClose });
          showToast({ kind: 'done', text: t('sent', { email: typed.email }) });
          onClose();
        },
        onError: (error) => refuse(form, error),
      },
    );
  });
  const options = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
  if (makeLink.data)
    return (
      <ShownLinkDialog
        title={t('common:keptMail.notSent')}
        text={t('linkText', { email: form.getValues('email') })}
        url={makeLink.data.url}
        onClose={onClose}
      />
    );
  return (
    <FormProvider {...form}>
      <FormDialog
        size="medium"
        title={t('start')}
        text={isUnsent ? t('common:keptMail.invite') : t('dialogText')}
        submit={t(isUnsent ? 'makeLink' : 'send')}
        isPending={invite.isPending || makeLink.isPending}
        attempts={form.formState.submitCount}
        onSubmit={submit}
        onClose={onClose}
      >
        {link ? <LinkFacts link={link} /> : <ProductInputs />}
        <SupplierInputs hasNumber={link?.hasPartnerNumber === true} />
        {!isUnsent && (
          <SelectField
            label={t('language')}
            help={t('languageHelp')}
            options={options}
            {...form.register('language')}
          />
        )}
      </FormDialog>
    </FormProvider>
  );
};

/** Shows the products of a link, which the form need not ask for. */
const LinkFacts = ({ link: { words, product } }: { link: SupplyLink }) => {
  const { t } = useTranslation('supplyInvite');
  const facts = [
    { label: t('asked'), value: [words.product, words.partNumber].filter(Boolean).join(' · ') },
    { label: t('into'), value: product?.name ?? '' },
  ];
  return <DefinitionList items={facts.filter(({ value }) => value !== '')} />;
};
