import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { Clock, Eye, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../../../kit/ui/button/button.tsx';
import { IconButton } from '../../../../kit/ui/button/icon-button.tsx';
import { DefinitionList } from '../../../../kit/ui/definition-list/definition-list.tsx';
import { AskDialog } from '../../../disclosure/ask-dialog.tsx';
import { MaterialChips } from '../../../materials/material-chips.tsx';
import { MaterialMark } from '../../../materials/material-mark.tsx';
import { FlagBadge } from '../../../risks/flag-badge.tsx';
import { useTierWords } from '../../words.ts';
import type { Card, Picture } from '../picture.ts';
import { useCardWords } from '../use-card-words.ts';
import type { ChainState } from '../use-chain-state.ts';
import { canAsk } from './breaks.ts';
import styles from './detail-card.module.css';

type DetailCardProps = { card: Card; picture: Picture; state: ChainState };

/** Shows what is known of the selected product, and what the reader can do next. */
export const DetailCard = ({ card, picture, state }: DetailCardProps) => {
  const { t } = useTranslation('tier');
  const { namesOf } = useCardWords();
  const { mark, isUnidentified, isRoot, company, flags } = card;
  const { first, second } = namesOf(card);
  return (
    <div className={styles.detail}>
      <div className={styles.head}>
        {!isRoot && <MaterialMark mark={mark === '' || isUnidentified ? 'none' : mark} />}
        <h2>
          <bdi>{first}</bdi> <span className={styles.token}>{company?.isMasked ? company.token : second}</span>
        </h2>
        <IconButton label={t('panel.close')} onClick={() => state.select(card.id)}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      <DefinitionList items={useItems(card, picture)} look="beside" />
      {flags.length > 0 && (
        <p className={styles.flags}>
          {flags.map((flag) => (
            <FlagBadge key={`${flag.code} ${flag.subjectId}`} flag={flag} />
          ))}
        </p>
      )}
      <Steps card={card} picture={picture} state={state} />
    </div>
  );
};

const useItems = (card: Card, { above, cards }: Picture): { label: string; value: ReactNode }[] => {
  const { t } = useTranslation('tier');
  const { tiersOf, countryOf, shareOf } = useTierWords();
  const { stateOf, namesOf, goodsOf } = useCardWords();
  const { product, company, isRoot, isUnidentified } = card;
  const lines = above.get(card.id) ?? [];
  const buyerOf = (id: string) => {
    const buyer = cards.get(id);
    return buyer ? namesOf(buyer).first : '';
  };
  const shares = lines.map((line) => t('panel.shareOf', { buyer: buyerOf(line.from), share: shareOf(line) }));
  const states = lines.map((line) => (lines.length > 1 ? `${buyerOf(line.from)}: ${stateOf(line)}` : stateOf(line)));
  const isOpen = lines.some(({ state }) => state !== 'confirmed');
  const tiers = [tiersOf(product?.tiers ?? []), product?.isOrigin && t('panel.origin')].filter(Boolean).join(' · ');
  return [
    { label: t('column.product'), value: isUnidentified ? '' : goodsOf(card) },
    {
      label: t('column.material'),
      value: product && product.materials.length + product.family.length > 0 && <MaterialChips {...product} />,
    },
    { label: t('panel.country'), value: company?.country ? countryOf(company.country) : '' },
    { label: t('panel.hs'), value: product?.hs ?? '' },
    { label: t('panel.tiers'), value: isRoot ? '' : tiers },
    { label: t('column.share'), value: shares.join(', ') },
    {
      label: t('column.state'),
      value: states.length > 0 && (
        <span className={isOpen ? styles.open : styles.confirmed}>
          {isOpen && <Clock size={14} aria-hidden />}
          {states.join(', ')}
        </span>
      ),
    },
    {
      label: t('panel.certificate'),
      value: isRoot || isUnidentified || !company ? '' : t(company.hasCertificate ? 'yes' : 'no'),
    },
  ].filter(({ value }) => value);
};

const Steps = ({ card: { company, isRoot, isUnidentified, id }, picture: { above }, state }: DetailCardProps) => {
  const { t } = useTranslation('tier');
  const { nameOf } = useTierWords();
  const [isAsking, setAsking] = useState(false);
  if (!company || isRoot) return null;
  const own = (above.get(id) ?? []).find(({ link }) => link?.isOwn)?.link;
  return (
    <>
      {company.reveal && <p className={styles.note}>{t(`reveal.${company.reveal}`)}</p>}
      {isUnidentified && !own && <p className={styles.note}>{t('panel.gapText')}</p>}
      <div className={styles.steps}>
        {canAsk(company) && (
          <Button size="small" onClick={() => setAsking(true)}>
            <Eye size={16} aria-hidden />
            {t('panel.ask')}
          </Button>
        )}
        {own && (
          <LinkButton size="small" to={linkPaths.detail(own.id)}>
            {t(isUnidentified ? 'panel.nameSupplier' : 'panel.link')}
          </LinkButton>
        )}
        {!company.isPlaceholder && (
          <Button size="small" look="ghost" onClick={() => state.address.setAddress({ company: company.id })}>
            {t('panel.more')}
          </Button>
        )}
      </div>
      {isAsking && <AskDialog company={{ id: company.id, name: nameOf(company) }} onClose={() => setAsking(false)} />}
    </>
  );
};
