import { useTranslation } from 'react-i18next';
import { SendDialog } from '../../../kit/ui/dialog/send-dialog.tsx';
import { useIdentifyLink } from '../link.queries.ts';
import { NO_PARTNER, PARTNER_WAYS, type PartnerFields } from '../proposal/fields.ts';
import { partnerInputOf, partnerProblems } from '../proposal/partner-fields.ts';
import { PartnerInputs, PartnerProductInputs } from '../proposal/partner-inputs.tsx';
import type { ActDialogProps } from './act-dialog.tsx';
import { useActForm } from './use-act-form.ts';

const WAYS = PARTNER_WAYS.filter((way) => way !== 'unidentified');

/** Names the supplier of a link that had none. */
export const IdentifyDialog = ({ link, ...ends }: ActDialogProps) => {
  const { t } = useTranslation('link');
  const { id, version } = link;
  const identify = useIdentifyLink();
  const start = { ...NO_PARTNER, words: { ...NO_PARTNER.words, ...link.words } };
  const dialog = useActForm<PartnerFields>(start, partnerProblems, ends);
  return (
    <SendDialog
      {...dialog}
      size="medium"
      title={t('dialog.identify.title')}
      text={t('dialog.identify.text')}
      submit={t('act.identify')}
      isPending={identify.isPending}
      send={(fields, how) => identify.mutate({ id, version, ...partnerInputOf(fields) }, how)}
    >
      <PartnerInputs side="buyer" ways={WAYS} />
      <PartnerProductInputs side="buyer" />
    </SendDialog>
  );
};
