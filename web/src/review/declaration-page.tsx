import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RecordFrame } from '../kit/record/record-page.tsx';
import { DeclarationTasks } from './actions/declaration-tasks.tsx';
import { AnsweringPart } from './answering/answering-part.tsx';
import { reviewQueries } from './review.queries.ts';
import { DeclarationRecord } from './reviewing/declaration-record.tsx';
import { taskDialog } from './task-dialog.tsx';

/** Shows a declaration: to answer while it is our company's turn, otherwise to read or to review. */
export const DeclarationPage = () => {
  const { id = '' } = useParams();
  const declaration = useSuspenseQuery(reviewQueries.declaration(id)).data;
  const { draft, side, round, state } = declaration;
  return (
    <RecordFrame>
      {side === 'respondent' && draft ? (
        // A new round starts with new answers, so what was typed in the previous round is dropped.
        <AnsweringPart key={`${id} ${round} ${state}`} declaration={declaration} draft={draft} />
      ) : (
        <DeclarationRecord key={id} declaration={declaration} taskDialog={taskDialog} />
      )}
      <DeclarationTasks declarationId={id} />
    </RecordFrame>
  );
};
