import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import pageStyles from '../kit/record/record-layout.module.css';
import { DeclarationTasks } from './actions/declaration-tasks.tsx';
import { AnsweringPart } from './answering/answering-part.tsx';
import { reviewQueries } from './review.queries.ts';
import { DeclarationRecord } from './reviewing/declaration-record.tsx';

/** One declaration: to be answered, while it is the own company's turn; otherwise to be read, or reviewed. */
export const DeclarationPage = () => {
  const { id = '' } = useParams();
  const declaration = useSuspenseQuery(reviewQueries.declaration(id)).data;
  const { draft, side, round, state } = declaration;
  return (
    <div className={pageStyles.page}>
      {side === 'respondent' && draft ? (
        // Another round begins with other answers: what was typed in the one before is no part of it.
        <AnsweringPart key={`${id} ${round} ${state}`} declaration={declaration} draft={draft} />
      ) : (
        <DeclarationRecord declaration={declaration} />
      )}
      <DeclarationTasks declarationId={id} />
    </div>
  );
};
