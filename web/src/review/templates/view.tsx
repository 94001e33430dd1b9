import { READY_FORMS, type ReviewTemplate } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { reviewQueries } from '../review.queries.ts';
import { FormOutline } from './form-outline.tsx';
import { FormPreview } from './form-preview.tsx';
import { TemplateHead } from './head.tsx';
import { NewTemplateDialog } from './new-dialog.tsx';
import { TemplateParts } from './tabs.tsx';
import { useRetireTemplate } from './template.queries.ts';
import { VersionList } from './version-list.tsx';

/** Shows a questionnaire read-only: a ready one, a retired one, or any for users who may not edit. */
export const TemplateView = ({ template }: { template: ReviewTemplate }) => {
  const { t } = useTranslation('questionnaire');
  const canAdd = useQuery(reviewQueries.templates()).data?.can.add ?? false;
  const [isCopied, setCopied] = useState(false);
  const retire = useRetireTemplate();
  const known = READY_FORMS.find((form) => form === template.id);
  const { id, version, content } = template;
  const bringBack = () =>
    retire.mutate(
      { id, version, isRetired: false },
      { onSuccess: () => showToast({ kind: 'done', text: t('retire.back') }) },
    );
  const acts = (
    <>
      {template.can.edit && template.state === 'retired' && (
        <Button isPending={retire.isPending} onClick={bringBack}>
          {t('retire.bringBack')}
        </Button>
      )}
      {canAdd && (
        <Button {...(!template.isReady && { look: 'solid' as const })} onClick={() => setCopied(true)}>
          {t('copy')}
        </Button>
      )}
      {canAdd && template.isReady && (
        <LinkButton look="solid" to={reviewPaths.askBy(id)}>
          {t('ask')}
        </LinkButton>
      )}
    </>
  );
  return (
    <TemplateHead
      template={template}
      name={template.name}
      note={known ? t(`ready.about.${known}`) : template.description}
      acts={acts}
    >
      <TemplateParts
        edit={<FormOutline content={content} />}
        preview={<FormPreview content={content} />}
        {...(!template.isReady && { versions: <VersionList template={template} /> })}
      />
      {isCopied && <NewTemplateDialog copyOf={template} onClose={() => setCopied(false)} />}
    </TemplateHead>
  );
};
