import type { Standard } from '@ieum/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kit/language/use-language.ts';
import {
  EditableHead,
  EditableLead,
  EditableList,
  EditableSection,
  EditableWords,
} from '../../kit/list/editable-list.tsx';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { StandardDialog } from './dialog.tsx';
import { standardQueries, useRetireStandard } from './standards.queries.ts';

/** Lists the standards that a certificate can have. */
export const StandardsSection = () => {
  const { t } = useTranslation('admin');
  const { rows } = useSuspenseQuery(standardQueries.list()).data;
  const [open, setOpen] = useState<Standard | 'new'>();
  return (
    <EditableSection aria-label={t('settings.standards.title')}>
      <EditableHead>
        <EditableLead>{t('settings.standards.lead')}</EditableLead>
        <Button look="solid" onClick={() => setOpen('new')}>
          <Plus size={16} aria-hidden />
          {t('settings.standards.add')}
        </Button>
      </EditableHead>
      <EditableList>
        {rows.map((standard) => (
          <StandardItem key={standard.id} standard={standard} onEdit={() => setOpen(standard)} />
        ))}
      </EditableList>
      {open && <StandardDialog standard={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </EditableSection>
  );
};

const StandardItem = ({ standard, onEdit }: { standard: Standard; onEdit: () => void }) => {
  const { t } = useTranslation('admin');
  const { name: language } = useLanguage();
  const retire = useRetireStandard();
  const { id, code, version, isRetired } = standard;
  const change = () =>
    retire.mutate(
      { id, version, isRetired: !isRetired },
      {
        onSuccess: () =>
          showToast({
            kind: 'done',
            text: t(isRetired ? 'settings.standards.restored' : 'settings.standards.retired', { code }),
          }),
      },
    );
  return (
    <li>
      <EditableWords>
        <strong>{code}</strong>
        <EditableLead as="span">{standard[language]}</EditableLead>
      </EditableWords>
      {isRetired && <Badge>{t('settings.standards.isRetired')}</Badge>}
      <Button size="small" aria-label={t('settings.standards.editOf', { code })} onClick={onEdit}>
        {t('change')}
      </Button>
      <Button
        size="small"
        look="ghost"
        aria-label={t(isRetired ? 'settings.standards.restoreOf' : 'settings.standards.retireOf', { code })}
        isPending={retire.isPending}
        onClick={change}
      >
        {t(isRetired ? 'settings.standards.restore' : 'settings.standards.retire')}
      </Button>
    </li>
  );
};
