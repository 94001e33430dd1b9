import type { FactoryAct } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { RefusedList } from '../../kit/list/list-parts.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { ProgressBar } from '../../kit/ui/state/progress-bar.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { type BulkOutcome, type BulkTarget, useBulkRun } from './use-bulk-run.ts';

type BulkDialogProps = { act: FactoryAct; target: BulkTarget; onClose: (isChanged: boolean) => void };

/** Asks to confirm, shows the progress, and lists the factories that were not changed and why. */
export const BulkDialog = ({ act, target, onClose }: BulkDialogProps) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const { so, state, run, stop } = useBulkRun(act, target);
  const format = (value: number) => formatNumber(value, tag);
  const count = target.isAll ? target.total : target.ids.length;
  const start = async () => {
    const outcome = await run();
    if (!outcome || outcome.refused.length > 0) return;
    const { changed } = outcome;
    showToast({ kind: 'done', text: t(`list.done.${act}`, { count: changed, shown: format(changed) }) });
    onClose(true);
  };

  if (state === 'done')
    return <BulkOutcomeDialog outcome={so} act={act} format={format} onClose={() => onClose(so.changed > 0)} />;
  if (state === 'running')
    return (
      <Modal title={t(`list.act.${act}`)}>
        <ProgressBar
          label={t('list.working')}
          value={so.changed + so.refused.length}
          max={Math.max(count, 1)}
          onCancel={stop}
        />
      </Modal>
    );
  const actions = (
    <>
      <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
      <Button look="solid" onClick={start}>
        {t(`list.act.${act}`)}
      </Button>
    </>
  );
  return (
    <Modal
      title={t(`list.ask.${act}`, { count, shown: format(count) })}
      text={t(`list.askText.${act}`)}
      actions={actions}
      onClose={() => onClose(false)}
    />
  );
};

type OutcomeProps = {
  outcome: BulkOutcome;
  act: FactoryAct;
  format: (value: number) => string;
  onClose: () => void;
};

/** Highest number of refusals shown. */
const REFUSED_SHOWN = 50;

const BulkOutcomeDialog = ({ outcome: { changed, refused }, act, format, onClose }: OutcomeProps) => {
  const { t } = useTranslation('factory');
  const rest = refused.length - REFUSED_SHOWN;
  const done = t(`list.done.${act}`, { count: changed, shown: format(changed) });
  const left = t('list.refused', { count: refused.length, shown: format(refused.length) });
  return (
    <Modal
      title={t(`list.act.${act}`)}
      text={changed > 0 ? `${done} ${left}` : left}
      onClose={onClose}
      actions={
        <Button look="solid" onClick={onClose}>
          {t('list.close')}
        </Button>
      }
    >
      <RefusedList>
        {refused.slice(0, REFUSED_SHOWN).map(({ id, name, reason }) => (
          <li key={id}>
            <bdi>{name || t('list.unknown')}</bdi>
            <span>{t(`list.reason.${reason}`)}</span>
          </li>
        ))}
      </RefusedList>
      {rest > 0 && <p>{t('list.refusedMore', { count: rest, shown: format(rest) })}</p>}
    </Modal>
  );
};
