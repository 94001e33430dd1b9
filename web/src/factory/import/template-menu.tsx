import { LANGUAGES, type Language, TAG_OF } from '@ieum/contract';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_LABELS } from '../../kit/language/labels.ts';
import { namedSheet } from '../../kit/sheet/named-sheet.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Menu, MenuItem, MenuSection } from '../../kit/ui/popover/menu.tsx';
import { useImportTemplate } from './import.queries.ts';

const FORMATS = ['xlsx', 'csv'] as const;

/** Downloads an empty template in any of the four languages. */
export const TemplateMenu = () => {
  const { t } = useTranslation('import');
  const template = useImportTemplate();
  const save = (format: 'csv' | 'xlsx', language: Language) =>
    template.mutate({ input: { format, language }, ...namedSheet(`${t('template.file')}-${language}`, format) });
  return (
    <Menu
      trigger={
        <Button isPending={template.isPending}>
          <FileDown size={16} aria-hidden />
          {t('template.menu')}
        </Button>
      }
    >
      {FORMATS.map((format) => (
        <MenuSection key={format} title={t(`template.${format}`)}>
          {LANGUAGES.map((language) => (
            <MenuItem
              key={language}
              label={LANGUAGE_LABELS[language]}
              lang={TAG_OF[language]}
              onAction={() => save(format, language)}
            />
          ))}
        </MenuSection>
      ))}
    </Menu>
  );
};
