import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button.tsx';
import { DiffView } from '../../kit/ui/diff-view.tsx';
import { Modal } from '../../kit/ui/modal.tsx';
import type { CompanyField, CompanyFields } from './company-fields.ts';

type ConflictDialogProps = {
  mine: CompanyFields;
  theirs: CompanyFields;
  disputed: CompanyField[];
  onMine: () => void;
  onTheirs: () => void;
};

/** Both values of each field that two have changed. Nothing is saved by choosing: the form is there to be looked at again. */
export const ConflictDialog = ({ mine, theirs, disputed, onMine, onTheirs }: ConflictDialogProps) => {
  const { t } = useTranslation('company');
  const changes = disputed.map((field) => ({
    id: field,
    label: t(`field.${field}`),
    before: theirs[field] ?? '',
    after: mine[field] ?? '',
  }));
  return (
    <Modal
      size="medium"
      title={t('conflict.title')}
      text={t('conflict.text')}
      actions={
        <>
          <Button onClick={onTheirs}>{t('conflict.takeTheirs')}</Button>
          <Button look="solid" onClick={onMine}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <DiffView
        label={t('conflict.title')}
        changes={changes}
        sides={{ before: t('conflict.theirs'), after: t('conflict.mine') }}
      />
    </Modal>
  );
};
