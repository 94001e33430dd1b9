import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RecordFrame } from '../kit/record/record-page.tsx';
import { DeclarationTasks } from './actions/declaration-tasks.tsx';
import { reviewQueries } from './review.queries.ts';
import { DeclarationRecord } from './reviewing/declaration-record.tsx';
import { taskDialog } from './task-dialog.tsx';

/** Shows an operator a declaration that no company has requested. */
export const AdminReviewPage = () => {
  const { id = '' } = useParams();
  const declaration = useSuspenseQuery(reviewQueries.declaration(id)).data;
  return (
    <RecordFrame>
      <DeclarationRecord key={id} declaration={declaration} taskDialog={taskDialog} />
      <DeclarationTasks declarationId={id} />
    </RecordFrame>
  );
};
