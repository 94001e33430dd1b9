import type { RiskEntry } from '@ieum/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../kit/format/moment.ts';
import { useLanguage } from '../kit/language/use-language.ts';
import {
  EditableHead,
  EditableLead,
  EditableList,
  EditableSection,
  EditableWords,
} from '../kit/list/editable-list.tsx';
import { Badge } from '../kit/ui/badge/badge.tsx';
import { Button } from '../kit/ui/button/button.tsx';
import { ConfirmDialog } from '../kit/ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '../kit/ui/state/empty-state.tsx';
import { showToast } from '../kit/ui/toast/toasts.ts';
import { riskQueries, useRemoveRiskEntry } from './risk.queries.ts';
import { RiskDialog } from './risk-dialog.tsx';
import { useRiskName } from './risk-name.ts';

const TONES = { high: 'bad', medium: 'warn', low: 'info' } as const;

/** Lists countries, regions and sectors that need a closer look. */
export const RiskSection = () => {
  const { t } = useTranslation('admin');
  const { rows } = useSuspenseQuery(riskQueries.list()).data;
  const [open, setOpen] = useState<RiskEntry | 'new'>();
  const [removing, setRemoving] = useState<RiskEntry>();
  const add = (
    <Button look="solid" onClick={() => setOpen('new')}>
      <Plus size={16} aria-hidden />
      {t('settings.risks.add')}
    </Button>
  );
  return (
    <EditableSection aria-label={t('settings.risks.title')}>
      {rows.length === 0 && (
        <EmptyState icon={ShieldAlert} title={t('settings.risks.empty')} text={t('settings.risks.lead')}>
          {add}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <EditableHead>
            <EditableLead>{t('settings.risks.lead')}</EditableLead>
            {add}
          </EditableHead>
          <EditableList>
            {rows.map((entry) => (
              <RiskItem
                key={entry.id}
                entry={entry}
                onEdit={() => setOpen(entry)}
                onRemove={() => setRemoving(entry)}
              />
            ))}
          </EditableList>
        </>
      )}
      {open && <RiskDialog entry={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
      {removing && <RemoveDialog entry={removing} onClose={() => setRemoving(undefined)} />}
    </EditableSection>
  );
};

type RiskItemProps = { entry: RiskEntry; onEdit: () => void; onRemove: () => void };

const RiskItem = ({ entry, onEdit, onRemove }: RiskItemProps) => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  const name = useRiskName()(entry);
  const { kind, level, source, sourceDate, note } = entry;
  return (
    <li>
      <EditableWords>
        <strong>{name}</strong>
        <EditableLead as="span">
          {t(`settings.risks.kind.${kind}`)} · {source} ({formatDate(sourceDate, tag)})
        </EditableLead>
        {note && <EditableLead as="span">{note}</EditableLead>}
      </EditableWords>
      <Badge tone={TONES[level]}>{t(`settings.risks.level.${level}`)}</Badge>
      <Button size="small" aria-label={t('settings.risks.editOf', { name })} onClick={onEdit}>
        {t('change')}
      </Button>
      <Button size="small" look="ghost" aria-label={t('settings.risks.removeOf', { name })} onClick={onRemove}>
        {t('settings.risks.remove')}
      </Button>
    </li>
  );
};

const RemoveDialog = ({ entry, onClose }: { entry: RiskEntry; onClose: () => void }) => {
  const { t } = useTranslation('admin');
  const name = useRiskName()(entry);
  const remove = useRemoveRiskEntry();
  const run = () =>
    remove.mutate(
      { id: entry.id },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t('settings.risks.removed', { name }) });
          onClose();
        },
        onError: onClose,
      },
    );
  return (
    <ConfirmDialog
      title={t('settings.risks.question', { name })}
      text={t('settings.risks.removeText')}
      confirm={t('settings.risks.remove')}
      isPending={remove.isPending}
      onConfirm={run}
      onClose={onClose}
    />
  );
};
