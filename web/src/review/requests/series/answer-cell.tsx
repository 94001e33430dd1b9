import { DECLARATION_STATES } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Note } from '../../../kit/ui/section/section.tsx';
import { DeclarationStateBadge } from '../../record/state-badge.tsx';
import { RequestStateBadge } from '../state-badge.tsx';
import styles from './answers.module.css';
import type { Answers } from './answers.tsx';

type Cell = Answers['rows'][number]['cells'][number];
type AnswerCellProps = {
  cell: Cell;
  /** Supplier and period, for the name of the link. */
  name: string;
};

/** Shows the state of one supplier in one period, as a link to its declaration or its request. */
export const AnswerCell = ({ cell: { state, requestId, declarationId }, name }: AnswerCellProps) => {
  const to = declarationId ? reviewPaths.declaration(declarationId) : requestId && reviewPaths.request(requestId);
  const face = <Face state={state} />;
  return to ? (
    <Link className={styles.cell} to={to}>
      <span className="visually-hidden">{name} </span>
      {face}
    </Link>
  ) : (
    face
  );
};

const Face = ({ state }: Pick<Cell, 'state'>): ReactNode => {
  const { t } = useTranslation('series');
  const declared = DECLARATION_STATES.find((known) => known === state);
  if (declared) return <DeclarationStateBadge state={declared} />;
  switch (state) {
    case 'open':
    case 'declined':
    case 'cancelled':
      return <RequestStateBadge request={{ state, isOverdue: false, declaration: null }} />;
    case 'overdue':
      return <RequestStateBadge request={{ state: 'open', isOverdue: true, declaration: null }} />;
    case 'same_open':
    case 'not_supplier':
    case 'skipped':
    case 'missed':
      return <Note as="span">{t(`cell.${state}`)}</Note>;
    case 'none':
      return <Note as="span">–</Note>;
  }
};
