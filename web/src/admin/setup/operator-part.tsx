import { OPERATOR_FIELDS, type Setup } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { OperatorDialog } from './operator-dialog.tsx';
import { SetupPart, type SetupStatus } from './part.tsx';

type Operator = Setup['operator'];

/** Details of the operator, which appear below every page and which the terms and the privacy policy refer to. */
export const OperatorPart = ({ operator, isOpen: isAskedFor }: { operator: Operator; isOpen: boolean }) => {
  const { t } = useTranslation(['setup', 'common']);
  const [isOpen, setOpen] = useState(false);
  const { fields } = operator;
  // The demo does not ask for details, but empty details are not set either.
  const isMissing = isAskedFor || fields.every(({ value }) => value === '');
  const variables = fields.filter(({ source }) => source === 'environment').map(({ field }) => VARIABLES[field]);
  const isAllFixed = variables.length === OPERATOR_FIELDS.length;
  const button = !isAllFixed && (
    <Button look={isMissing ? 'solid' : 'outlined'} onClick={() => setOpen(true)}>
      {t('operator.set')}
    </Button>
  );
  const labelOf = (field: Operator['fields'][number]['field']) =>
    field === 'name' ? t('operator.name') : t(`common:operator.${field}`);
  return (
    <SetupPart
      title={t('operator.title')}
      status={statusOf(isMissing, isAllFixed)}
      text={t('operator.text')}
      buttons={button}
    >
      {variables.length > 0 && <Note>{t('environment', { name: variables.join(', ') })}</Note>}
      <DefinitionList items={fields.map(({ field, value }) => ({ label: labelOf(field), value }))} />
      {isOpen && <OperatorDialog operator={operator} labelOf={labelOf} onClose={() => setOpen(false)} />}
    </SetupPart>
  );
};

const VARIABLES = {
  name: 'OPERATOR_NAME',
  representative: 'OPERATOR_REPRESENTATIVE',
  businessNumber: 'OPERATOR_BUSINESS_NUMBER',
  address: 'OPERATOR_ADDRESS',
  phone: 'OPERATOR_PHONE',
  email: 'OPERATOR_EMAIL',
};

const statusOf = (isMissing: boolean, isAllFixed: boolean): SetupStatus => {
  if (isMissing) return 'missing';
  return isAllFixed ? 'environment' : 'set';
};
