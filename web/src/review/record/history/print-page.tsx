import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Paper, PaperTools } from '../../../kit/print/print-page.tsx';
import { Button, LinkButton } from '../../../kit/ui/button/button.tsx';
import { PageTitle } from '../../../kit/ui/page/page-title.tsx';
import { Switch } from '../../../kit/ui/toggle/switch.tsx';
import { reviewQueries } from '../../review.queries.ts';
import { useRecordPath } from '../use-record-place.ts';
import { useDeclarationWords } from '../words.ts';
import { DeclarationPaper } from './paper.tsx';

/** Prints a whole declaration: nothing is folded, and every sheet shows the hash and where to verify it. */
export const PrintPage = () => {
  const { t } = useTranslation('review');
  const { id = '' } = useParams();
  const declaration = useSuspenseQuery(reviewQueries.declaration(id)).data;
  const words = useDeclarationWords();
  const pathOf = useRecordPath();
  const [hasComments, setHasComments] = useState(false);
  const name = words.title(declaration);
  return (
    <Paper as="div">
      <PageTitle>{t('print.title', { name })}</PageTitle>
      <PaperTools>
        <LinkButton look="ghost" to={pathOf(id)}>
          <ArrowLeft size={16} aria-hidden />
          {t('print.back')}
        </LinkButton>
        {declaration.comments.length > 0 && (
          <Switch
            label={t('print.comments')}
            checked={hasComments}
            onChange={({ target }) => setHasComments(target.checked)}
          />
        )}
        <Button look="solid" onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          {t('act.print')}
        </Button>
      </PaperTools>
      <DeclarationPaper declaration={declaration} hasComments={hasComments} />
    </Paper>
  );
};
