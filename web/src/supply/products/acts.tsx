import type { Product } from '@ieum/contract';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { Archive, ArchiveRestore, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RecordActions } from '../../kit/record/record-actions.tsx';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { MenuItem } from '../../kit/ui/popover/menu.tsx';
import { MoreMenu } from '../../kit/ui/popover/more-menu.tsx';
import { useChangeProductState, useRemoveProduct } from './product.queries.ts';

type Act = 'retire' | 'use' | 'remove';

/** Acts on a product. A product with links can only be retired; any other can be removed. */
export const ProductActs = ({ product }: { product: Product }) => {
  const { t } = useTranslation('product');
  const [chosen, setChosen] = useState<Act>();
  const { id, name, state, links, can } = product;
  const act = state === 'active' ? 'retire' : 'use';
  const icon = state === 'active' ? Archive : ArchiveRestore;
  if (!can.edit) return null;
  return (
    <>
      <RecordActions actions={[{ label: t('edit'), icon: Pencil, look: 'solid', to: productPaths.edit(id) }]} />
      <MoreMenu label={t('act.menu', { name })}>
        <MenuItem icon={icon} label={t(`act.${act}.start`)} onAction={() => setChosen(act)} />
        {links === 0 && (
          <MenuItem icon={Trash2} label={t('act.remove.start')} isDestructive onAction={() => setChosen('remove')} />
        )}
      </MoreMenu>
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
  const dialog = {
    title: t(`act.${act}.question`, { name }),
    text: t(`act.${act}.text`),
    submit: t(`act.${act}.start`),
    done: t(`act.${act}.done`),
    onClose,
  };
  return act === 'remove' ? (
    <AskDialog {...dialog} act={remove} input={{ id }} onDone={() => navigate(productPaths.list())} />
  ) : (
    <AskDialog {...dialog} act={change} input={{ id, version, state: act === 'retire' ? 'retired' : 'active' }} />
  );
};
