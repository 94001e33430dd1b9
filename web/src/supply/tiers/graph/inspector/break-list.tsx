import { markOf, SHARE_BANDS, type TierCompany } from '@ieum/contract';
import { CircleHelp, Clock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../../../kit/ui/button/button.tsx';
import { AskDialog } from '../../../disclosure/ask-dialog.tsx';
import { MaterialMark } from '../../../materials/material-mark.tsx';
import { useTierWords } from '../../words.ts';
import type { Picture } from '../picture.ts';
import { useCardWords } from '../use-card-words.ts';
import styles from './break-list.module.css';
import { type BreakStep, type GraphBreak, stepOf } from './breaks.ts';

const ICONS = { unidentified: CircleHelp, disputed: TriangleAlert } as const;
const iconOf = (state: string) => (state === 'unidentified' || state === 'disputed' ? ICONS[state] : Clock);

type BreakListProps = {
  picture: Picture;
  breaks: GraphBreak[];
  /** Without the steps, which the reader finds at the selected card. */
  isShort?: boolean;
  onSelect?: (id: string) => void;
};

/** Lists links that nobody has confirmed, each with the step that can close it. */
export const BreakList = ({ picture, breaks, isShort = false, onSelect }: BreakListProps) => {
  const { nameOf } = useTierWords();
  const [asked, setAsked] = useState<TierCompany>();
  return (
    <>
      <ul className={styles.breaks}>
        {breaks.map((link) => (
          <Break
            key={`${link.buyerId} ${link.supplierId}`}
            picture={picture}
            link={link}
            isShort={isShort}
            onAsk={setAsked}
            onSelect={onSelect}
          />
        ))}
      </ul>
      {asked && <AskDialog company={{ id: asked.id, name: nameOf(asked) }} onClose={() => setAsked(undefined)} />}
    </>
  );
};

type BreakProps = {
  picture: Picture;
  link: GraphBreak;
  isShort: boolean;
  onAsk: (company: TierCompany) => void;
  onSelect: ((id: string) => void) | undefined;
};

const Break = ({ picture, link, isShort, onAsk, onSelect }: BreakProps) => {
  const { t } = useTranslation('tier');
  const { stateOf, shareOf } = useCardWords();
  const ends = useEndWords(picture);
  const { answer } = picture;
  const product = answer.products.find(({ id }) => id === link.supplierId);
  const step = stepOf(answer, link);
  const Icon = iconOf(link.state);
  const words = `${ends(link.buyerId)} ← ${ends(link.supplierId)}`;
  const known = SHARE_BANDS.indexOf(link.band) > 0 || link.share !== null;
  return (
    <li className={styles.break}>
      <MaterialMark mark={product && link.state !== 'unidentified' ? markOf(product) : 'none'} />
      <span className={styles.words}>
        {onSelect && picture.cards.has(link.supplierId) ? (
          <button type="button" className={styles.name} onClick={() => onSelect(link.supplierId)}>
            {words}
          </button>
        ) : (
          <span className={styles.name}>{words}</span>
        )}
        <span className={styles.state} data-state={link.state}>
          <Icon size={14} aria-hidden />
          {[stateOf(link), known && shareOf(link)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {!isShort && step && <StepButton step={step} words={words} onAsk={onAsk} />}
      {!isShort && !step && <span className={styles.none}>{t('breaks.asked')}</span>}
    </li>
  );
};

type StepButtonProps = { step: BreakStep; words: string; onAsk: (company: TierCompany) => void };

const StepButton = ({ step, words, onAsk }: StepButtonProps) => {
  const { t } = useTranslation('tier');
  const name = `${t(`breaks.step.${step.kind}`)}: ${words}`;
  if (step.kind === 'ask')
    return (
      <Button size="small" aria-label={name} onClick={() => onAsk(step.company)}>
        {t('breaks.step.ask')}
      </Button>
    );
  return (
    <LinkButton size="small" to={step.to} aria-label={name}>
      {t(`breaks.step.${step.kind}`)}
    </LinkButton>
  );
};

/** Names an end of a link, also where its card is folded into a group. */
const useEndWords = (picture: Picture) => {
  const { t } = useTranslation('tier');
  const { nameOf, countryOf } = useTierWords();
  const { namesOf, goodsOf } = useCardWords();
  const { answer, cards } = picture;
  return (id: string) => {
    const card = cards.get(id);
    if (card) {
      const { first } = namesOf(card);
      return card.company?.isMasked && !card.isUnidentified ? `${first} ${card.company.token}` : first;
    }
    const product = answer.products.find((found) => found.id === id);
    const company = answer.companies.find((found) => found.id === product?.companyId);
    if (!product || !company) return t('ourCompany');
    const base = {
      id,
      column: 0,
      isRoot: false,
      isUnidentified: false,
      metAt: 0,
      flags: [],
      mark: markOf(product),
    };
    const goods = goodsOf({ ...base, product });
    return company.isMasked
      ? [goods, countryOf(company.country), company.token].filter(Boolean).join(' ')
      : nameOf(company);
  };
};
