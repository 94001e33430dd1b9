import { changedFields, type Declaration, readSnapshot } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { ExternalLink } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Buttons, Note } from '../../kit/ui/section/section.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { FieldComments } from '../record/comments/field-comments.tsx';
import { SnapshotView } from '../record/snapshot/snapshot-view.tsx';
import { correctPath } from './correct-path.ts';
import { hasSubject, usePreview } from './submission/use-preview.ts';

/** Previews the company's records as they would be submitted now, with links to where they are changed. */
export const LivePart = ({ declaration }: { declaration: Declaration }) => {
  const { t } = useTranslation('declaration');
  const { data, error, isFetching, refetch } = usePreview(declaration);
  const aside = useCallback(
    (path: string) =>
      declaration.comments.some((comment) => comment.path === path) && (
        <>
          <FieldComments declaration={declaration} path={path} />
          <CorrectLink to={correctPath(declaration, path)} />
        </>
      ),
    [declaration],
  );
  if (!hasSubject(declaration)) return <Note>{t('live.choose')}</Note>;
  if (error) return <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton shape="text" />;
  const snapshot = readSnapshot(data.snapshot);
  const before = data.before && readSnapshot(data.before);
  const changes = before ? changedFields(before.values, snapshot.values) : undefined;
  return (
    <>
      <Note>{t('live.lead')}</Note>
      <EditLinks declaration={declaration} />
      <SnapshotView snapshot={snapshot} aside={aside} {...(changes && { changes })} />
    </>
  );
};

/** Leads from a comment to the field that it is about. */
const CorrectLink = ({ to }: { to: string | undefined }) => {
  const { t } = useTranslation('declaration');
  if (to === undefined) return null;
  return (
    <Buttons>
      <LinkButton size="small" to={to}>
        {t('live.correct')}
      </LinkButton>
    </Buttons>
  );
};

const EditLinks = ({ declaration }: { declaration: Declaration }) => {
  const { t } = useTranslation('declaration');
  const { kind, subject } = declaration;
  const links = {
    factory: subject.factoryId
      ? [
          { to: correctPath(declaration) ?? '', label: t('live.edit.factory') },
          { to: certificatePaths.list(subject.factoryId), label: t('live.edit.certificates') },
        ]
      : [],
    supply_map: [
      ...(subject.productId ? [{ to: productPaths.detail(subject.productId), label: t('live.edit.product') }] : []),
      { to: linkPaths.list('buyer'), label: t('live.edit.links') },
    ],
    flows: [{ to: `${flowPaths.ledger()}?from=${subject.from}&to=${subject.to}`, label: t('live.edit.flows') }],
    questionnaire: [],
  }[kind];
  return (
    <Buttons>
      {links.map(({ to, label }) => (
        <LinkButton key={to} size="small" to={to}>
          {label}
          <ExternalLink size={14} aria-hidden />
        </LinkButton>
      ))}
    </Buttons>
  );
};
