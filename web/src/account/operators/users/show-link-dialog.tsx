import { zodResolver } from '@hookform/resolvers/zod';
import { LINK_REASON_LENGTH, showLinkInput, type User } from '@ieum/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { showRefusal } from '../../../kit/form/refusal.ts';
import { FormDialog } from '../../../kit/ui/dialog/form-dialog.tsx';
import { ShownLinkDialog } from '../../../kit/ui/dialog/shown-link-dialog.tsx';
import { TextField } from '../../../kit/ui/input/text-field.tsx';
import { SelectField } from '../../../kit/ui/select/select-field.tsx';
import { useShowLink } from '../operator.queries.ts';

/**
 * Used where the portal sends no mail: shows the operator a new link for the account's owner, who can read the reason
 * too.
 */
export const ShowLinkDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const { t } = useTranslation('admin');
  const message = useFieldMessage();
  const show = useShowLink();
  const { id, name } = user;
  const [first = 'reset'] = user.can.showLinks;
  const form = useForm({
    resolver: zodResolver(showLinkInput),
    mode: 'onTouched',
    defaultValues: { id, link: first, reason: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const submit = form.handleSubmit((input) => show.mutate(input, { onError: (error) => showRefusal(form, error) }));
  if (show.data)
    return (
      <ShownLinkDialog
        title={t('showLink.shown', { name })}
        text={t('showLink.shownText')}
        url={show.data.url}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={t('showLink.question', { name })}
      text={t('showLink.text')}
      submit={t('showLink.submit')}
      isPending={show.isPending}
      attempts={submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('showLink.which')}
        options={user.can.showLinks.map((value) => ({ value, label: t(`showLink.kind.${value}`) }))}
        {...form.register('link')}
      />
      <TextField
        label={t('showLink.reason')}
        help={t('showLink.reasonHelp')}
        error={message(errors.reason?.message)}
        maxLength={LINK_REASON_LENGTH.max}
        autoComplete="off"
        {...form.register('reason')}
      />
    </FormDialog>
  );
};
