import { Maximize2, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../kit/format/number-text.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { IconButton } from '../../../kit/ui/button/icon-button.tsx';
import { MaterialMark } from '../../materials/material-mark.tsx';
import { useMaterialWords } from '../../materials/material-words.ts';
import styles from './chips.module.css';
import type { Picture } from './picture.ts';
import type { ChainState } from './use-chain-state.ts';

/** Stresses one material. Each chip counts the products of the whole chain, whether or not they are drawn. */
export const MaterialChips = ({ picture, state, isTree }: { picture: Picture; state: ChainState; isTree: boolean }) => {
  const { t } = useTranslation('tier');
  const { tag } = useLanguage();
  const { markOf } = useMaterialWords();
  const { address } = state;
  const { marks, totals } = picture.answer;
  const choose = (mark: typeof address.mark) =>
    address.setAddress({ mark: mark === address.mark ? '' : mark, node: '', company: '' });
  return (
    <div className={styles.chips}>
      <fieldset className={styles.marks} aria-label={t('graph.materials')}>
        <button type="button" className={styles.chip} aria-pressed={address.mark === ''} onClick={() => choose('')}>
          {t('graph.all')} <span>{formatNumber(totals.products, tag)}</span>
        </button>
        {marks
          .filter(({ mark }) => mark !== 'none')
          .map(({ mark, products }) => (
            <button
              key={mark}
              type="button"
              className={styles.chip}
              aria-pressed={address.mark === mark}
              onClick={() => choose(mark)}
            >
              <MaterialMark mark={mark} />
              {markOf(mark)} <span>{formatNumber(products, tag)}</span>
            </button>
          ))}
      </fieldset>
      {!isTree && (
        <div className={styles.looks}>
          <IconButton
            look="ghost"
            label={t('graph.colorRisk')}
            isSelected={address.color === 'risk'}
            onClick={() => address.setAddress({ color: address.color === 'risk' ? 'material' : 'risk' })}
          >
            <TriangleAlert size={16} aria-hidden />
          </IconButton>
          <IconButton look="ghost" label={t('graph.fit')} aria-keyshortcuts="F" onClick={state.fit}>
            <Maximize2 size={16} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
};
