import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { TemplateEditor } from './builder/template-editor.tsx';
import { OldVersion } from './old-version.tsx';
import { templateQueries } from './template.queries.ts';
import { TemplateView } from './view.tsx';

/** Shows a questionnaire: editable for users who may edit it, readable for all others. */
export const TemplatePage = () => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const template = useSuspenseQuery(templateQueries.one(id)).data;
  const version = Math.trunc(Number(search.get('version'))) || 0;
  if (version > 0) return <OldVersion key={version} template={template} version={version} />;
  if (template.isReady || !template.can.edit || template.state === 'retired')
    return <TemplateView key={id} template={template} />;
  return <TemplateEditor key={id} template={template} />;
};
