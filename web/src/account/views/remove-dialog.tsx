import type { SavedView } from '@ieum/contract';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { RowList, RowWords } from '../../kit/ui/section/section.tsx';
import { useRemoveView } from './views.queries.ts';

/** A removed view is only a name: its address can be saved again, so nothing is asked before. */
export const RemoveViewsDialog = ({ views, onClose }: { views: SavedView[]; onClose: () => void }) => {
  const { t } = useTranslation('ui');
  const remove = useRemoveView();
  return (
    <Modal title={t('views.remove')} onClose={onClose}>
      <RowList aria-label={t('views.mine')}>
        {views.map(({ id, name }) => (
          <li key={id}>
            <RowWords>
              <bdi>{name}</bdi>
            </RowWords>
            <IconButton
              label={t('views.removeOne', { name })}
              isPending={remove.isPending && remove.variables?.id === id}
              onClick={() => remove.mutate({ id }, { onSuccess: () => views.length === 1 && onClose() })}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </RowList>
    </Modal>
  );
};
