import { RefreshCw, TriangleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../kit/ui/class-names.ts';
import { MARK_SYMBOLS, markColor } from '../../materials/mark-look.ts';
import styles from './graph.module.css';
import type { PlacedCard } from './layout/layout.ts';
import { CARD_WIDTH } from './layout/layout.ts';
import { riskColor } from './look.ts';
import type { Card, Picture } from './picture.ts';
import { useCardLabel } from './use-card-label.ts';
import { severityOf, useCardWords } from './use-card-words.ts';
import type { ChainState } from './use-chain-state.ts';

type GraphCardProps = {
  ref: Ref<HTMLButtonElement>;
  card: Card;
  placed: PlacedCard;
  picture: Picture;
  state: ChainState;
  isEntry: boolean;
};

export const GraphCard = ({ ref, card, placed, picture, state, isEntry }: GraphCardProps) => {
  const { t } = useTranslation('tier');
  const { namesOf } = useCardWords();
  const labelOf = useCardLabel(picture);
  const { id, isRoot, isUnidentified, group, company } = card;
  const { first, second } = namesOf(card);
  const isSelected = state.selected === id;
  const isLit = state.lit === undefined || state.lit.cards.has(id);
  const hasLoop = picture.lines.some((line) => line.isLoop && (line.from === id || line.to === id));
  return (
    <button
      ref={ref}
      type="button"
      role="treeitem"
      aria-level={card.column + 1}
      aria-selected={isSelected}
      aria-expanded={group?.canOpen ? false : undefined}
      aria-label={labelOf(card)}
      title={[first, second].filter(Boolean).join('\n')}
      tabIndex={isEntry ? 0 : -1}
      className={classNames(
        styles.card,
        isRoot && styles.root,
        company?.isMasked && styles.masked,
        isUnidentified && styles.unknown,
        group && styles.group,
        isSelected && styles.selected,
        !isLit && styles.faded,
        state.lit !== undefined && isLit && styles.lit,
      )}
      style={{ insetInlineStart: placed.x, insetBlockStart: placed.y, width: CARD_WIDTH, height: placed.height }}
      onFocus={() => state.setFocused(id)}
      onClick={() => state.act(card)}
    >
      {!isRoot && <Mark card={card} isRisk={state.color === 'risk'} isFaded={!isLit} />}
      <span className={styles.words}>
        <span className={styles.first} data-shortened>
          <bdi>{first}</bdi>
        </span>{' '}
        <Second text={second} token={company?.isMasked && !group ? company.token : ''} />
      </span>
      {hasLoop && <RefreshCw className={styles.sign} size={14} aria-label={t('graph.loop')} />}
    </button>
  );
};

/** Shortens the country before the token, which is all that tells two masked companies apart. */
const Second = ({ text, token }: { text: string; token: string }) =>
  token !== '' && text.endsWith(token) ? (
    <span className={classNames(styles.second, styles.masking)}>
      <span data-shortened>{text.slice(0, -token.length).trim()}</span> <bdi>{token}</bdi>
    </span>
  ) : (
    <span className={styles.second} data-shortened>
      {text}
    </span>
  );

const Mark = ({ card, isRisk, isFaded }: { card: Card; isRisk: boolean; isFaded: boolean }) => {
  const { mark, isUnidentified } = card;
  const severity = severityOf(card);
  const color = isRisk ? riskColor(severity) : markColor(mark === '' || isUnidentified ? 'none' : mark);
  const isWarning = isRisk && severity !== undefined && !isUnidentified;
  return (
    <span
      className={styles.mark}
      style={isFaded ? undefined : { background: color }}
      // The style sheet draws it, so it is no part of the text that the card's label must repeat.
      data-symbol={isWarning ? undefined : symbolOf(mark, isUnidentified)}
      aria-hidden
    >
      {isWarning && <TriangleAlert size={14} />}
    </span>
  );
};

const symbolOf = (mark: Card['mark'], isUnidentified: boolean) => {
  if (isUnidentified) return '?';
  return mark === '' ? '…' : MARK_SYMBOLS[mark];
};
