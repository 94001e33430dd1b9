import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Tabs } from '../../kit/ui/navigation/tabs.tsx';

const PARTS = ['edit', 'preview', 'versions'] as const;

type TemplatePartsProps = { edit: ReactNode; preview: ReactNode; versions?: ReactNode };

/** Tabs that are kept in the address, which can be kept, sent and gone back to. */
export const TemplateParts = (contents: TemplatePartsProps) => {
  const { t } = useTranslation('questionnaire');
  const [search, setSearch] = useSearchParams();
  const shown = PARTS.filter((part) => contents[part]);
  const selected = shown.find((part) => part === search.get('view')) ?? 'edit';
  const select = (part: string) =>
    setSearch(part === 'edit' ? {} : { view: part }, { replace: true, preventScrollReset: true });
  return (
    <Tabs
      label={t('part.label')}
      selected={selected}
      onSelect={select}
      tabs={shown.map((id) => ({ id, label: t(`part.${id}`), content: contents[id] }))}
    />
  );
};
