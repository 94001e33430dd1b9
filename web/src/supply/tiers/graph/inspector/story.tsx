import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../kit/ui/class-names.ts';
import { MaterialMark } from '../../../materials/material-mark.tsx';
import { useTierWords } from '../../words.ts';
import { lineLook } from '../look.ts';
import type { Card, Line, Picture } from '../picture.ts';
import { pathTo, weakestOf } from '../selection.ts';
import { useCardWords } from '../use-card-words.ts';
import styles from './story.module.css';

/** Tells the way from our product to the selected card in words, and names its weakest link. */
export const Story = ({ picture, selected }: { picture: Picture; selected: string }) => {
  const { t } = useTranslation('tier');
  const { namesOf, stateOf } = useCardWords();
  const path = pathTo(picture, selected);
  const first = picture.cards.get(path[0]?.from ?? '');
  if (!first) return null;
  const weakest = weakestOf(path);
  const nameOf = (id: string) => {
    const card = picture.cards.get(id);
    return card ? namesOf(card).first : '';
  };
  return (
    <div className={styles.story} role="status">
      <ol className={styles.steps} aria-label={t('story.label')}>
        <li>
          <Step card={first} />
        </li>
        {path.map((line) => {
          const card = picture.cards.get(line.to);
          return (
            card && (
              <Fragment key={line.id}>
                <li>
                  <Arrow line={line} />
                  <Step card={card} />
                </li>
              </Fragment>
            )
          );
        })}
      </ol>
      <p className={styles.weakest}>
        {weakest
          ? t('story.weakest', { from: nameOf(weakest.from), to: nameOf(weakest.to), state: stateOf(weakest) })
          : t('story.allConfirmed')}
      </p>
    </div>
  );
};

const Step = ({ card }: { card: Card }) => {
  const { namesOf } = useCardWords();
  const { tiersOf } = useTierWords();
  const { first, second } = namesOf(card);
  const { mark, isRoot, isUnidentified, column } = card;
  return (
    <span className={styles.step}>
      {!isRoot && <MaterialMark mark={mark === '' || isUnidentified ? 'none' : mark} />}
      <span>
        <strong>{first}</strong>
        {!isRoot && (
          <span className={styles.note}>{` ${[tiersOf([column]), second].filter(Boolean).join(' · ')}`}</span>
        )}
      </span>
    </span>
  );
};

const Arrow = ({ line }: { line: Line }) => {
  const { stateOf } = useCardWords();
  return (
    <span className={styles.arrow} data-state={line.state}>
      <svg width={26} height={8} aria-hidden>
        <path className={classNames(styles.line, lineLook(line.state))} d="M2 4H24" strokeWidth={2.5} />
      </svg>
      {stateOf(line)}
    </span>
  );
};
