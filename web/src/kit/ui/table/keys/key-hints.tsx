import { useTranslation } from 'react-i18next';
import styles from './key-hints.module.css';

type KeyHintsProps = { isOn: boolean; toggle: () => void; canSelect: boolean; canOpen: boolean };

const KEYS = [
  { word: 'search', keys: ['/'] },
  { word: 'move', keys: ['J', 'K'] },
  { word: 'select', keys: ['X'] },
  { word: 'open', keys: ['Enter'] },
] as const;

/** Names the keys of a list, and switches them off. Shown only where there is a keyboard and room. */
export const KeyHints = ({ isOn, toggle, canSelect, canOpen }: KeyHintsProps) => {
  const { t } = useTranslation('ui');
  const isPossible = { search: true, move: canSelect || canOpen, select: canSelect, open: canOpen };
  return (
    <div className={styles.hints}>
      {isOn &&
        KEYS.filter(({ word }) => isPossible[word]).map(({ word, keys }) => (
          <span key={word}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {t(`keys.${word}`)}
          </span>
        ))}
      <button type="button" className={styles.switch} onClick={toggle}>
        {t(isOn ? 'keys.off' : 'keys.on')}
      </button>
    </div>
  );
};
