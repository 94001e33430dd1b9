import { ASSESSOR_LEVELS, ATTESTATION_TYPES } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button.tsx';
import { DiffView } from '../../kit/ui/diff-view.tsx';
import { Modal } from '../../kit/ui/modal.tsx';
import { certificateQueries } from './certificate.queries.ts';
import type { CertificateField, CertificateFields } from './certificate-form-fields.ts';

type ConflictProps = {
  mine: CertificateFields;
  theirs: CertificateFields;
  disputed: CertificateField[];
  onMine: () => void;
  onTheirs: () => void;
};

/** Both values of each field that two have changed. Nothing is saved by choosing: the form is there to be looked at again. */
export const CertificateConflict = ({ mine, theirs, disputed, onMine, onTheirs }: ConflictProps) => {
  const { t } = useTranslation('certificate');
  const wordsOf = useFieldWords();
  const changes = disputed.map((field) => ({
    id: field,
    label: t(`field.${field}`),
    before: wordsOf(field, theirs),
    after: wordsOf(field, mine),
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

/** As a person would read it. */
const useFieldWords = () => {
  const { t } = useTranslation('certificate');
  const { data } = useQuery(certificateQueries.standards());
  return (field: CertificateField, fields: CertificateFields) => {
    const value = fields[field];
    if (Array.isArray(value)) return value.map(({ name }) => name).join(', ');
    if (typeof value !== 'string') return value?.name ?? '';
    if (field === 'standardId') return data?.rows.find(({ id }) => id === value)?.code ?? t('other');
    const level = ASSESSOR_LEVELS.find((one) => field === 'assessorLevel' && one === value);
    const type = ATTESTATION_TYPES.find((one) => field === 'attestationType' && one === value);
    if (level) return t(`assessorLevel.${level}`);
    return type ? t(`attestationType.${type}`) : value;
  };
};
