import type { LinkSide } from '@ieum/contract';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HeadLink, RailItem, RailList, RailSection } from '../../kit/record/record-columns.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { linkAddress } from '../links/address.ts';
import { LinkStateBadge } from '../links/state-badge.tsx';
import { useLinkWords } from '../links/words.ts';
import { LINKS_SHOWN, productLinksQuery } from './product-links.queries.ts';

/** Lists the suppliers of a product's inputs, or the customers of the product. */
export const ProductLinks = ({ productId, side }: { productId: string; side: LinkSide }) => {
  const { t } = useTranslation('product');
  const words = useLinkWords();
  const { data, isError, refetch } = useQuery({ ...productLinksQuery(productId, side), throwOnError: false });
  const listHref = linkAddress.hrefOf({ ...linkAddress.read(new URLSearchParams()), side, productId });
  return (
    <RailSection
      title={t(`links.${side}.title`)}
      count={data?.total}
      act={data?.can.propose && <HeadLink to={linkPaths.propose(side, productId)} label={t(`links.${side}.propose`)} />}
    >
      {isError && <ErrorState heading="p" onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton shape="text" lines={2} />}
      {data?.total === 0 && <Note>{t(`links.${side}.none`)}</Note>}
      <RailList>
        {data?.rows.map((link) => (
          <RailItem
            key={link.id}
            title={
              <Link to={linkPaths.detail(link.id)}>
                <bdi>{words.partner(link)}</bdi>
              </Link>
            }
            note={[link.partnerProduct.name, words.share(link.spendShare)].filter(Boolean).join(' · ')}
            end={<LinkStateBadge link={link} />}
          />
        ))}
      </RailList>
      {data && data.total > LINKS_SHOWN && (
        <p>
          <HeadLink to={listHref} label={t('links.all', { count: data.total })} />
        </p>
      )}
    </RailSection>
  );
};
