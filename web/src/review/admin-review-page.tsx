import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import pageStyles from '../kit/record/record-layout.module.css';
import { DeclarationTasks } from './actions/declaration-tasks.tsx';
import { reviewQueries } from './review.queries.ts';
import { DeclarationRecord } from './reviewing/declaration-record.tsx';
import { taskDialog } from './task-dialog.tsx';

/** Shows an operator a declaration that no company has requested. */
export const AdminReviewPage = () => {
  const { id = '' } = useParams();
  const declaration = useSuspenseQuery(reviewQueries.declaration(id)).data;
  return (
    <div className={pageStyles.page}>
      <DeclarationRecord declaration={declaration} taskDialog={taskDialog} />
      <DeclarationTasks declarationId={id} />
    </div>
  );
};
