import { FLOW_WORDS_MAX, type FlowRow } from '@ieum/contract';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { RecordGroup } from '../../../kit/record/record-group.tsx';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { Button } from '../../../kit/ui/button/button.tsx';
import { classNames } from '../../../kit/ui/class-names.ts';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useSendFlowMessage, useSettleFlow } from '../../flow.queries.ts';
import { useFlowWords } from '../../flow-words.ts';
import { useSmallForm } from '../../use-small-form.ts';
import styles from './row.module.css';

type SayFields = { text: string; offered: number | null };
const { Area, Number: Amount } = boundInputs<SayFields>();

/** Shows the messages of both sides about a row, and lets them agree on a quantity. */
export const RowThread = ({ row }: { row: FlowRow }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const canSay = row.acts.includes('say');
  return (
    <RecordGroup title={t('thread.title')} isFirst>
      {row.messages.length === 0 && <p className={styles.none}>{t('thread.none')}</p>}
      <ol className={styles.thread} aria-label={t('thread.title')}>
        {row.messages.map(({ id, at, by, isMine, text, offered }) => (
          <li key={id} className={classNames(styles.message, isMine && styles.mine)}>
            <p className={styles.who}>
              <bdi>{isMine ? t('thread.us', { name: by }) : words.partner(row)}</bdi>
              {' · '}
              <time dateTime={at}>{words.moment(at)}</time>
            </p>
            <p className={styles.said}>{text}</p>
            {offered !== null && (
              <p className={styles.offered}>
                <Badge tone="info">{t('thread.offers', { quantity: words.quantity(offered, row.unit) })}</Badge>
              </p>
            )}
          </li>
        ))}
      </ol>
      <Offer row={row} />
      {canSay ? <Say key={row.messages.length} row={row} /> : <p className={styles.none}>{t('thread.closed')}</p>}
    </RecordGroup>
  );
};

/** Shows the open offer. An offer of the partner can be accepted. */
const Offer = ({ row }: { row: FlowRow }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const settle = useSettleFlow();
  const { offer, id } = row;
  if (!offer) return null;
  const quantity = words.quantity(offer.quantity, row.unit);
  const done = { onSuccess: () => showToast({ kind: 'done' as const, text: t('thread.settled') }) };
  return (
    <div className={styles.offer}>
      <p>{t(offer.isMine ? 'thread.mineWaits' : 'thread.theirsWaits', { quantity })}</p>
      {row.acts.includes('settle') && !offer.isMine && (
        <Button
          look="solid"
          isPending={settle.isPending}
          onClick={() => settle.mutate({ id, messageId: offer.messageId }, done)}
        >
          {t('thread.accept', { quantity })}
        </Button>
      )}
    </div>
  );
};

const Say = ({ row }: { row: FlowRow }) => {
  const { t } = useTranslation('flow');
  const { sign } = useFlowWords();
  const say = useSendFlowMessage();
  const { form, refuse } = useSmallForm<SayFields>({ text: '', offered: null }, ({ text, offered }) => [
    ...(text.trim() === '' ? ([['text', 'form.required']] as const) : []),
    ...(Number.isNaN(offered) || (offered ?? 0) < 0 ? ([['offered', 'form.invalidNumber']] as const) : []),
  ]);
  const canOffer = row.state === 'mismatch';
  const submit = form.handleSubmit(({ text, offered }) =>
    say.mutate(
      { id: row.id, text: text.trim(), offered: canOffer ? offered : null },
      { onError: (error) => refuse(error, (path) => path) },
    ),
  );
  return (
    <FormProvider {...form}>
      <form className={styles.say} onSubmit={submit} noValidate>
        <Area name="text" label={t('thread.text')} help={t('thread.textHelp')} maxLength={FLOW_WORDS_MAX} rows={3} />
        {canOffer && (
          <Amount
            name="offered"
            label={t('thread.offer')}
            help={t('thread.offerHelp')}
            isOptional
            min={0}
            unit={sign(row.unit)}
          />
        )}
        <div>
          <Button type="submit" isPending={say.isPending}>
            {t('thread.send')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
};
