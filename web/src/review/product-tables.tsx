import type {
  answeringContract,
  ListedDeclaration,
  Output,
  ReviewRequest,
  reviewRequestsContract,
} from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Badges } from '../kit/ui/section/section.tsx';
import { DataTable } from '../kit/ui/table/data-table.tsx';
import type { TableColumn } from '../kit/ui/table/table-column.ts';
import { startState } from '../kit/ui/table/table-state.ts';
import { DueDay } from './record/due-day.tsx';
import { DeclarationStateBadge } from './record/state-badge.tsx';
import { RequestStateBadge } from './requests/state-badge.tsx';
import styles from './review-frame.module.css';
import { useReviewWords } from './review-words.ts';

const NOTHING = '–';
const DRAFTED = ['draft', 'changes_requested'];

type Turn = { page: number; onPage: (page: number) => void };

const stateOf = ({ page, onPage }: Turn) => ({
  state: startState({ page }),
  onChange: (state: { page: number }) => onPage(state.page),
});

type OwnProps = Turn & { data: Output<typeof answeringContract.listOwnDeclarations> };

/** Lists own declarations about a product, the latest change first. */
export const ProductDeclarationTable = ({ data, ...turn }: OwnProps) => {
  const { t } = useTranslation('declaration');
  const { t: tReview } = useTranslation('review');
  const words = useReviewWords();
  const columns = useMemo(
    (): TableColumn<ListedDeclaration>[] => [
      {
        id: 'title',
        header: t('label.declaration'),
        cell: (declaration) => (
          <>
            <bdi>{words.title(declaration)}</bdi>
            {declaration.edition > 1 && (
              <span className={styles.second}>{t('head.edition', { edition: declaration.edition })}</span>
            )}
          </>
        ),
        card: 'title',
        width: 260,
      },
      {
        id: 'partner',
        header: t('label.reviewer'),
        cell: ({ reviewer }) => words.partner(reviewer),
        card: 'what',
        width: 180,
      },
      {
        id: 'state',
        header: t('label.state'),
        cell: ({ state }) => <DeclarationStateBadge state={state} />,
        card: 'state',
        width: 150,
      },
      {
        id: 'round',
        header: tReview('label.round'),
        cell: ({ round }) => roundText(tReview, round),
        card: 'note',
        width: 90,
      },
      {
        id: 'dueOn',
        header: t('label.dueOn'),
        cell: ({ dueOn, state }) => (dueOn ? <DueDay day={dueOn} isOpen={DRAFTED.includes(state)} /> : NOTHING),
        card: 'amount',
        cardCell: ({ dueOn, state }) => dueOn && <DueDay day={dueOn} isOpen={DRAFTED.includes(state)} />,
        width: 150,
      },
      { id: 'updatedAt', header: t('label.updatedAt'), cell: ({ updatedAt }) => words.day(updatedAt), width: 120 },
    ],
    [t, tReview, words],
  );
  return (
    <DataTable
      label={t('product.own')}
      columns={columns}
      rows={data.rows}
      total={data.total}
      idOf={({ id }) => id}
      nameOf={(declaration) => words.title(declaration)}
      hrefOf={({ id }) => reviewPaths.declaration(id)}
      {...stateOf(turn)}
    />
  );
};

type RequestProps = Turn & {
  side: 'received' | 'asked';
  data: Output<typeof reviewRequestsContract.listReviewRequests>;
};

/** Lists requests about a product, each with how far its answer has come. */
export const ProductRequestTable = ({ side, data, ...turn }: RequestProps) => {
  const { t } = useTranslation('declaration');
  const { t: tReview } = useTranslation('review');
  const words = useReviewWords();
  const columns = useMemo(
    (): TableColumn<ReviewRequest>[] => [
      {
        id: 'title',
        header: t('label.what'),
        cell: (request) => <bdi>{words.title(request)}</bdi>,
        card: 'title',
        width: 260,
      },
      {
        id: 'partner',
        header: t(`requests.partner.${side}`),
        cell: ({ partner }) => words.partner(partner),
        card: 'what',
        width: 180,
      },
      {
        id: 'state',
        header: t('label.state'),
        cell: (request) => <RequestBadges request={request} />,
        card: 'state',
        width: 150,
      },
      {
        id: 'round',
        header: tReview('label.round'),
        cell: ({ declaration }) => roundText(tReview, declaration?.round ?? 0),
        card: 'note',
        width: 90,
      },
      {
        id: 'dueOn',
        header: t('label.dueOn'),
        cell: ({ dueOn, state }) => <DueDay day={dueOn} isOpen={state === 'open'} />,
        card: 'amount',
        width: 150,
      },
      { id: 'createdAt', header: t('label.askedAt'), cell: ({ createdAt }) => words.day(createdAt), width: 120 },
    ],
    [t, tReview, words, side],
  );
  return (
    <DataTable
      label={t(`product.${side}`)}
      columns={columns}
      rows={data.rows}
      total={data.total}
      idOf={({ id }) => id}
      nameOf={(request) => `${words.partner(request.partner)} ${words.title(request)}`}
      hrefOf={({ id }) => reviewPaths.request(id)}
      {...stateOf(turn)}
    />
  );
};

/** Shows the request's status, and beside an answered one how the review went. */
const RequestBadges = ({ request }: { request: ReviewRequest }) => {
  const { declaration, state } = request;
  if (state === 'answered' && declaration) return <DeclarationStateBadge state={declaration.state} />;
  return (
    <Badges>
      <RequestStateBadge request={request} />
      {declaration && <DeclarationStateBadge state={declaration.state} />}
    </Badges>
  );
};

const roundText = (t: (key: 'round.of', values: { round: string }) => string, round: number) =>
  round > 0 ? t('round.of', { round: String(round) }) : NOTHING;
