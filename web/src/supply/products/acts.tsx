import type { Product } from '@ieum/contract';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { Archive, ArchiveRestore, History, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RecordActions } from '../../kit/record/record-actions.tsx';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { useChangeProductState, useRemoveProduct } from './product.queries.ts';

type Act = 'retire' | 'use' | 'remove';

/** Acts on a product. A product with links can only be retired; any other can be removed. */
export const ProductActs = ({ product }: { product: Product }) => {
  const { t } = useTranslation('product');
  const [chosen, setChosen] = useState<Act>();
  const { id, name, state, links } = product;
  const mayEdit = product.can.edit;
  const act = state === 'active' ? 'retire' : 'use';
  const icon = state === 'active' ? Archive : ArchiveRestore;
  return (
    <>
      <RecordActions<Act>
        menu={t('act.menu', { name })}
        actions={[
          mayEdit && { label: t('edit'), icon: Pencil, isRare: true, to: productPaths.edit(id) },
          { label: t('tab.history'), icon: History, isRare: true, to: productPaths.history(id) },
          mayEdit && { label: t(`act.${act}.start`), icon, isRare: true, opens: act },
          mayEdit &&
            links === 0 && {
              label: t('act.remove.start'),
              icon: Trash2,
              isRare: true,
              isDestructive: true,
              opens: 'remove',
            },
        ]}
        onOpen={setChosen}
      />
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
