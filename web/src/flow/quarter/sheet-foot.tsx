import { CloudOff, Send } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../kit/format/moment.ts';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import type { SheetState } from './keep/use-sheet.ts';
import styles from './quarter.module.css';

type SheetFootProps = {
  sheet: SheetState;
  button: RefObject<HTMLButtonElement | null>;
  isReadOnly: boolean;
  isSending: boolean;
  onSend: () => void;
  ledger: string;
};

/** Bar below the sheet: how much is entered, whether it is saved, the keys, and the way to the partners. */
export const SheetFoot = ({ sheet, button, isReadOnly, isSending, onSend, ledger }: SheetFootProps) => {
  const { t } = useTranslation('quarter');
  const { tag } = useLanguage();
  const number = numberFormat(tag, {});
  const total = sheet.rows.filter(({ state }) => state !== 'blocked').length;
  const done = sheet.entered.length;
  const unknown = sheet.rows.filter(({ state }) => state === 'unknown').length;
  const counts = [
    sheet.flagged.length > 0 && t('foot.flagged', { count: sheet.flagged.length }),
    unknown > 0 && t('foot.unknown', { count: unknown }),
  ].filter((words) => words !== false);
  return (
    <footer className={styles.foot}>
      <Ring share={total === 0 ? 0 : done / total} />
      <div className={styles.progress}>
        <strong>{t('foot.progress', { done: number(done), total: number(total) })}</strong>
        <span role="status">
          {[...counts, <Saved key="saved" sheet={sheet} />].flatMap((part, at) => (at > 0 ? [' · ', part] : [part]))}
        </span>
      </div>
      {!isReadOnly && (
        <>
          <dl className={styles.keys} aria-label={t('foot.keys')}>
            {(
              [
                ['Enter', t('foot.next')],
                ['=', t('foot.same')],
                ['0', t('foot.nothing')],
                ['Alt ←', t('foot.theirs')],
              ] as const
            ).map(([key, words]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          <LinkButton to={ledger}>{t('foot.ledger')}</LinkButton>
          <Button
            ref={button}
            look="solid"
            isPending={isSending}
            disabled={sheet.sendable.length === 0}
            onDisabledClick={() => undefined}
            onClick={onSend}
          >
            <Send size={16} aria-hidden />
            {sheet.sendable.length === 0 ? t('foot.nothingToSend') : t('foot.send', { count: sheet.sendable.length })}
          </Button>
        </>
      )}
    </footer>
  );
};

const Saved = ({ sheet }: { sheet: SheetState }) => {
  const { t } = useTranslation('quarter');
  const { saving, savedAt, isSafe } = sheet;
  if (saving === 'offline')
    return (
      <span className={styles.offline}>
        <CloudOff size={16} aria-hidden /> {t('foot.offline')}
      </span>
    );
  if (saving === 'failed')
    return (
      <span className={styles.offline}>
        {t('foot.failed')}{' '}
        <button type="button" onClick={() => void sheet.flush()}>
          {t('foot.retry')}
        </button>
      </span>
    );
  if (saving !== 'saved' || !isSafe) return t('foot.saving');
  if (!savedAt) return t('foot.allSaved');
  const time = formatClock(savedAt);
  return t('foot.saved', { time });
};

const RADIUS = 16;
const AROUND = 2 * Math.PI * RADIUS;

/** The words beside it say the same. */
const Ring = ({ share }: { share: number }) => (
  <svg className={styles.ring} viewBox="0 0 38 38" width={38} height={38} aria-hidden>
    <circle className={styles.ringBack} cx={19} cy={19} r={RADIUS} />
    <circle
      className={styles.ringDone}
      cx={19}
      cy={19}
      r={RADIUS}
      strokeDasharray={`${share * AROUND} ${AROUND}`}
      transform="rotate(-90 19 19)"
    />
  </svg>
);
