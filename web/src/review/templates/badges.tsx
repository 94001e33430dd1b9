import type { ListedTemplate } from '@ieum/contract';
import { Archive, CircleCheck, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';

type TemplateStatus = Pick<ListedTemplate, 'state' | 'formVersion' | 'hasChanges'>;

/** Shows the state, the published version, and whether there are unpublished changes. */
export const TemplateBadges = ({ template: { state, formVersion, hasChanges } }: { template: TemplateStatus }) => {
  const { t } = useTranslation('questionnaire');
  const version = formVersion > 0 ? ` · ${t('version', { version: formVersion })}` : '';
  return (
    <>
      {state === 'draft' && <Badge icon={PencilLine}>{t('state.draft')}</Badge>}
      {state === 'published' && <Badge tone="good" icon={CircleCheck}>{`${t('state.published')}${version}`}</Badge>}
      {state === 'retired' && <Badge icon={Archive}>{`${t('state.retired')}${version}`}</Badge>}
      {state === 'published' && hasChanges && <Badge tone="info">{t('unpublished')}</Badge>}
    </>
  );
};
