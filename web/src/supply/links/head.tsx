import type { SupplyLink } from '@ieum/contract';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { ArrowRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CompanyMark } from '../../company/company-mark.tsx';
import { FormerNames } from '../../company/identity/former-names.tsx';
import { useNames } from '../../kit/language/use-names.ts';
import { RecordFacts, RecordHead } from '../../kit/record/record-page.tsx';
import styles from './links.module.css';
import { LinkStateBadge } from './state-badge.tsx';
import { useLinkWords } from './words.ts';

type LinkHeadProps = { link: SupplyLink; acts: ReactNode; titleRef?: Ref<HTMLHeadingElement> };

/** Shows the partner, the two products and the status of a link. */
export const LinkHead = ({ link, acts, titleRef }: LinkHeadProps) => {
  const { t } = useTranslation('link');
  const words = useLinkWords();
  const { side, partner, product, partnerProduct, dispute } = link;
  const ours = product ? (
    <Link to={productPaths.detail(product.id)}>
      <bdi>{product.name}</bdi>
    </Link>
  ) : (
    // Until we have chosen our product, it has the name that the proposing company gave it.
    <bdi>{link.words.product || link.words.partNumber || t('noProduct')}</bdi>
  );
  const country = partner.country || link.words.country;
  const theirs = <bdi>{partnerProduct.name || partnerProduct.partNumber || t('noProduct')}</bdi>;
  return (
    <RecordHead
      title={words.partner(link)}
      titleRef={titleRef}
      // The name itself says that the supplier is unknown.
      badge={link.state !== 'unidentified' && <LinkStateBadge link={link} />}
      otherName={useNames().namesOf(partner).beside}
      facts={[
        t(`partner.${side}`),
        // An element counts as a fact even if it shows nothing.
        (country || partner.number) && <CompanyMark key="mark" country={country} number={partner.number} />,
      ]}
      acts={acts || undefined}
    >
      <FormerNames names={link.formerNames} />
      <p className={styles.way}>
        <span>{side === 'buyer' ? theirs : ours}</span>
        <ArrowRight size={16} role="img" aria-label={t('goesInto')} />
        <span>{side === 'buyer' ? ours : theirs}</span>
      </p>
      {link.isUnassigned && <RecordFacts>{t('unassignedText')}</RecordFacts>}
      {dispute && (
        <p className={styles.dispute}>
          <strong>{t(dispute.isMine ? 'dispute.mine' : 'dispute.theirs')}</strong> <bdi>{dispute.reason}</bdi>
        </p>
      )}
    </RecordHead>
  );
};
