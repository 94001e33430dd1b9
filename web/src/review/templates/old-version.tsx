import type { ReviewTemplate } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { FormOutline } from './form-outline.tsx';
import { TemplateHead } from './head.tsx';
import { templateQueries } from './template.queries.ts';

/** Shows a version as it was published. It never changes. */
export const OldVersion = ({ template, version }: { template: ReviewTemplate; version: number }) => {
  const { t } = useTranslation('questionnaire');
  const { tag } = useLanguage();
  const { data, isError, refetch } = useQuery(templateQueries.version(template.id, version));
  const published = template.versions.find((item) => item.version === version);
  const lead = published && t('versions.published', { day: formatDate(published.at, tag), by: published.by });
  return (
    <TemplateHead
      template={template}
      name={template.name}
      note={[t('version', { version }), lead].filter(Boolean).join(' · ')}
      acts={<LinkButton to={reviewPaths.template(template.id)}>{t('versions.back')}</LinkButton>}
    >
      {isError && <ErrorState onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton shape="block" />}
      {data && <FormOutline content={data.content} />}
    </TemplateHead>
  );
};
