import type { Product } from '@ieum/contract';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { Archive, ArchiveRestore, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../kit/ui/popover/menu.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useChangeProductState, useRemoveProduct } from './product.queries.ts';

type Act = 'retire' | 'use' | 'remove';

/** Menu of the acts besides editing. A product with links can only be retired; any other can be removed. */
export const ProductActs = ({ product }: { product: Product }) => {
  const { t } = useTranslation('product');
  const [chosen, setChosen] = useState<Act>();
  const { name, state, links, can } = product;
  const act = state === 'active' ? 'retire' : 'use';
  if (!can.edit) return null;
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={
          <IconButton look="outlined" size="medium" label={t('act.menu', { name })}>
            <Ellipsis size={16} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem
          icon={act === 'retire' ? Archive : ArchiveRestore}
          label={t(`act.${act}.start`)}
          onAction={() => setChosen(act)}
        />
        {links === 0 && (
          <MenuItem icon={Trash2} label={t('act.remove.start')} isDestructive onAction={() => setChosen('remove')} />
        )}
      </Menu>
      {chosen && <ActDialog act={chosen} product={product} onClose={() => setChosen(undefined)} />}
    </>
  );
};

type ActDialogProps = { act: Act; product: Product; onClose: () => void };

const ActDialog = ({ act, product: { id, version, name }, onClose }: ActDialogProps) => {
  const { t } = useTranslation('product');
  const navigate = useNavigate();
  const change = useChangeProductState();
  const remove = useRemoveProduct();
  const done = () => {
    showToast({ kind: 'done', text: t(`act.${act}.done`) });
    onClose();
    if (act === 'remove') navigate(productPaths.list());
  };
  const how = { onSuccess: done, onError: onClose };
  const run = () => {
    if (act === 'remove') remove.mutate({ id }, how);
    else change.mutate({ id, version, state: act === 'retire' ? 'retired' : 'active' }, how);
  };
  return (
    <ConfirmDialog
      title={t(`act.${act}.question`, { name })}
      text={t(`act.${act}.text`)}
      confirm={t(`act.${act}.start`)}
      isPending={change.isPending || remove.isPending}
      onConfirm={run}
      onClose={onClose}
    />
  );
};
