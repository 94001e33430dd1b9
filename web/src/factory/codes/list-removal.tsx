import type { CodeList } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { useRemoveCodeList } from './codes.queries.ts';

export const CodeListRemoval = ({ list, onClose }: { list: CodeList; onClose: () => void }) => {
  const { t } = useTranslation('codes');
  const name = t(`schemeShort.${list.scheme}`, { revision: list.revision });
  return (
    <AskDialog
      title={t('question', { list: name })}
      text={t('removeText')}
      submit={t('remove')}
      done={t('removed', { list: name })}
      act={useRemoveCodeList()}
      input={{ id: list.id }}
      onClose={onClose}
    />
  );
};
