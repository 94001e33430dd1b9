import { type Setup, taxOfficeInput } from '@ieum/contract';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { SetupPart, type SetupStatus } from './part.tsx';
import { useClearSetup, useDeclineSetup, useSetTaxOffice } from './setup.queries.ts';

type TaxOffice = Setup['taxOffice'];

export const TaxOfficePart = ({ taxOffice, isDemo }: { taxOffice: TaxOffice; isDemo: boolean }) => {
  const { t } = useTranslation('setup');
  const [isOpen, setOpen] = useState(false);
  const clear = useClearSetup();
  const decline = useDeclineSetup();
  const { source, isDeclined, version } = taxOffice;
  const isSet = source !== 'none';
  const canChange = source !== 'environment' && !isDemo;
  const buttons = canChange && (
    <>
      <Button onClick={() => setOpen(true)}>{t(isSet ? 'taxOffice.change' : 'taxOffice.set')}</Button>
      {isSet ? (
        <Button look="ghost" isPending={clear.isPending} onClick={() => clear.mutate({ item: 'taxOffice', version })}>
          {t('clear')}
        </Button>
      ) : (
        <Button
          look="ghost"
          isPending={decline.isPending}
          onClick={() => decline.mutate({ item: 'taxOffice', isDeclined: !isDeclined, version })}
        >
          {t(isDeclined ? 'taxOffice.undecline' : 'taxOffice.decline')}
        </Button>
      )}
    </>
  );
  const text = t(isSet ? 'taxOffice.text' : 'taxOffice.without');
  const status = isDemo && !isSet ? 'declined' : statusOf(taxOffice);
  return (
    <SetupPart title={t('taxOffice.title')} status={status} text={text} buttons={buttons}>
      {source === 'environment' && <Note>{t('environment', { name: 'TAX_OFFICE_KEY' })}</Note>}
      {source === 'stored' && <Note>{t('kept')}</Note>}
      {isOpen && <KeyDialog version={version} onClose={() => setOpen(false)} />}
    </SetupPart>
  );
};

const statusOf = ({ source, isDeclined, isUnreadable }: TaxOffice): SetupStatus => {
  if (source === 'environment') return 'environment';
  if (isUnreadable) return 'unreadable';
  if (source === 'stored') return 'set';
  return isDeclined ? 'declined' : 'missing';
};

const KeyDialog = ({ version, onClose }: { version: number; onClose: () => void }) => {
  const { t } = useTranslation('setup');
  const [key, setKey] = useState('');
  const [attempts, setAttempts] = useState(0);
  const set = useSetTaxOffice();
  const isSound = taxOfficeInput.shape.key.safeParse(key).success;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (!isSound) return;
    const saved = () => {
      showToast({ kind: 'done', text: t('taxOffice.saved') });
      onClose();
    };
    set.mutate({ key: key.trim(), version }, { onSuccess: saved });
  };
  return (
    <FormDialog
      title={t('taxOffice.title')}
      text={t('taxOffice.dialogText')}
      submit={t('save')}
      isPending={set.isPending}
      attempts={attempts}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('taxOffice.key')}
        error={attempts > 0 && !isSound ? t('problem.key') : undefined}
        type="password"
        autoComplete="off"
        value={key}
        onChange={({ target }) => setKey(target.value)}
      />
    </FormDialog>
  );
};
