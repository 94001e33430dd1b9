import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { BreakList } from './graph/inspector/break-list.tsx';
import { createPicture, type TierGraphAnswer } from './graph/picture.ts';

/** Lists what nobody has confirmed in a product's chain, the largest share first, each with the step that closes it. */
export const MissingDialog = ({ graph, onClose }: { graph: TierGraphAnswer; onClose: () => void }) => {
  const { t } = useTranslation('tier');
  const picture = useMemo(() => createPicture(graph, []), [graph]);
  const { total, links } = graph.breaks;
  return (
    <Modal title={t('breaks.title', { count: total })} text={t('breaks.text')} size="medium" onClose={onClose}>
      <BreakList picture={picture} breaks={links} />
      {total > links.length && <Note>{t('breaks.more', { count: total - links.length })}</Note>}
    </Modal>
  );
};
