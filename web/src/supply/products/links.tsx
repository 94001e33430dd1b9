import type { LinkSide } from '@ieum/contract';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { linkAddress } from '../links/address.ts';
import { linkQueries } from '../links/link.queries.ts';
import { LinkStateBadge } from '../links/state-badge.tsx';
import { useLinkWords } from '../links/words.ts';
import styles from './products.module.css';

const FIRST = 20;

/** Lists the suppliers of a product's inputs, or the customers of the product. */
export const ProductLinks = ({ productId, side }: { productId: string; side: LinkSide }) => {
  const { t } = useTranslation('product');
  const words = useLinkWords();
  const query = { side, productId, sort: 'spendShare', size: FIRST } as const;
  const { data, isError, refetch } = useQuery({ ...linkQueries.list(query), throwOnError: false });
  const listHref = linkAddress.hrefOf({ ...linkAddress.read(new URLSearchParams()), side, productId });
  return (
    <DetailSection title={t(`links.${side}.title`)}>
      {isError && <ErrorState onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton shape="block" />}
      {data && data.total === 0 && <Note>{t(`links.${side}.none`)}</Note>}
      {data && data.total > 0 && (
        <ul className={styles.links}>
          {data.rows.map((link) => (
            <li key={link.id}>
              <Link to={linkPaths.detail(link.id)}>
                <bdi>{words.partner(link)}</bdi>
              </Link>
              <Note as="span">{link.partnerProduct.name}</Note>
              <LinkStateBadge link={link} />
              <span className={styles.share}>{words.share(link.spendShare)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.sideHead}>
        {data && data.total > FIRST && <Link to={listHref}>{t('links.all', { count: data.total })}</Link>}
        {data?.can.propose && (
          <LinkButton size="small" to={linkPaths.propose(side, productId)}>
            <Plus size={16} aria-hidden />
            {t(`links.${side}.propose`)}
          </LinkButton>
        )}
      </div>
    </DetailSection>
  );
};
