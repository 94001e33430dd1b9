import type { ListedLink, linksContract, Output } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLooseWords } from '../../kit/language/loose-words.ts';
import { RefusedList } from '../../kit/list/list-parts.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useConfirmLinks } from './link.queries.ts';
import { useLinkWords } from './words.ts';

type Refused = Output<typeof linksContract.confirmLinks>['refused'];

/** Confirms the chosen links that await our answer, unchanged, and lists each refused link with its reason. */
export const LinkBulk = ({ links, onDone }: { links: ListedLink[]; onDone: () => void }) => {
  const { t } = useTranslation('link');
  const [isAsking, setAsking] = useState(false);
  // Keeps the links of the request: the list is read again meanwhile and may no longer contain them.
  const [outcome, setOutcome] = useState<{ refused: Refused; links: ListedLink[] }>();
  const confirm = useConfirmLinks();
  const open = links.filter(({ waitsForMe }) => waitsForMe);
  const send = () =>
    confirm.mutate(
      { links: open.map(({ id, version }) => ({ id, version })) },
      {
        onSuccess: ({ confirmed, refused }) => {
          setAsking(false);
          if (confirmed > 0) showToast({ kind: 'done', text: t('bulk.done', { count: confirmed }) });
          if (refused.length > 0) setOutcome({ refused, links: open });
          else onDone();
        },
        onError: () => setAsking(false),
      },
    );
  return (
    <>
      <Button size="small" disabled={open.length === 0} onClick={() => setAsking(true)}>
        {t('bulk.confirm', { count: open.length })}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('bulk.question', { count: open.length })}
          text={t('bulk.text')}
          confirm={t('act.confirm')}
          isPending={confirm.isPending}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
      {outcome && <RefusedDialog {...outcome} onClose={onDone} />}
    </>
  );
};

type RefusedDialogProps = { refused: Refused; links: ListedLink[]; onClose: () => void };

const RefusedDialog = ({ refused, links, onClose }: RefusedDialogProps) => {
  const { t } = useTranslation('link');
  const words = useLinkWords();
  const reason = useLooseWords('link');
  const nameOf = (id: string) => {
    const link = links.find((candidate) => candidate.id === id);
    return link ? words.partner(link) : '';
  };
  return (
    <Modal
      title={t('bulk.refused', { count: refused.length })}
      onClose={onClose}
      actions={
        <Button look="solid" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <RefusedList>
        {refused.map(({ id, code }) => (
          <li key={id}>
            <bdi>{nameOf(id)}</bdi>
            <span>{reason(`refusal.${code.replace('.', '_')}`) ?? t('refusal.other')}</span>
          </li>
        ))}
      </RefusedList>
    </Modal>
  );
};
