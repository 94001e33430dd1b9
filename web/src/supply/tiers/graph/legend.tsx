import { SHARE_BANDS } from '@ieum/contract';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../kit/ui/class-names.ts';
import styles from './legend.module.css';
import lineStyles from './lines.module.css';
import { lineLook, widthOf } from './look.ts';

const STATES = ['confirmed', 'proposed', 'disputed', 'unidentified'] as const;
const KEYS = [
  { keys: ['←', '→'], act: 'tier' },
  { keys: ['↑', '↓'], act: 'neighbor' },
  { keys: ['Enter'], act: 'select' },
  { keys: ['Esc'], act: 'release' },
  { keys: ['/'], act: 'find' },
  { keys: ['F'], act: 'fit' },
  { keys: ['T'], act: 'table' },
] as const;
const BANDS = SHARE_BANDS.filter((band) => band !== '');
const [DASH, STEP] = [18, 22];

/** Explains lines, widths and borders, and names the keys. */
export const GraphLegend = ({ isTree, isGrouped }: { isTree: boolean; isGrouped: boolean }) => {
  const { t } = useTranslation('tier');
  const id = useId();
  return (
    <div className={styles.legend}>
      <span id={id} className="visually-hidden">
        {t('graph.legend')}
      </span>
      <ul aria-labelledby={id}>
        {STATES.map((state) => (
          <Sign key={state} label={t(`legend.${state}`)}>
            <svg width={32} height={8} aria-hidden>
              <path
                className={classNames(lineStyles.line, lineLook(state))}
                stroke="currentColor"
                strokeWidth={3}
                d="M2 4H30"
              />
            </svg>
            {state === 'disputed' && (
              <b className={styles.bang} aria-hidden>
                !
              </b>
            )}
          </Sign>
        ))}
        <Sign label={t('legend.width')}>
          <svg width={STEP * BANDS.length} height={8} aria-hidden>
            {BANDS.map((band, at) => (
              <path key={band} stroke="currentColor" strokeWidth={widthOf({ band })} d={`M${at * STEP} 4h${DASH}`} />
            ))}
          </svg>
        </Sign>
        <Sign label={t('legend.masked')}>
          <svg width={18} height={14} aria-hidden>
            <rect className={styles.maskedSign} x={1} y={1} width={16} height={12} rx={3} />
          </svg>
        </Sign>
      </ul>
      {isGrouped && <p>{t('graph.grouped')}</p>}
      {!isTree && (
        <p className={styles.keys} aria-hidden>
          {KEYS.map(({ keys, act }) => (
            <span key={act}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
              {t(`keys.${act}`)}
            </span>
          ))}
        </p>
      )}
    </div>
  );
};

const Sign = ({ label, children }: { label: string; children: ReactNode }) => (
  <li>
    {children}
    {label}
  </li>
);
