import { type CodeList, UNITS } from '@ieum/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditableHead, EditableLead, EditableList, EditableWords } from '../../kit/list/editable-list.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import styles from './codes.module.css';
import { codeQueries } from './codes.queries.ts';
import { CodeListDialog } from './list-dialog.tsx';
import { CodeListItem } from './list-item.tsx';
import { CodeListRemoval } from './list-removal.tsx';
import { CodeSearchTrial } from './search-trial.tsx';

/** Lists the code lists for factories: built-in and loaded ones. */
export const CodeListsSection = () => {
  const { t } = useTranslation(['codes', 'admin']);
  const { rows } = useSuspenseQuery(codeQueries.lists()).data;
  const [isLoading, setLoading] = useState(false);
  const [removing, setRemoving] = useState<CodeList>();
  return (
    <section className={styles.section} aria-label={t('admin:settings.codes.title')}>
      <div className={styles.part}>
        <EditableHead>
          <EditableLead>{t('lead')}</EditableLead>
          <Button look="solid" onClick={() => setLoading(true)}>
            <Upload size={16} aria-hidden />
            {t('load')}
          </Button>
        </EditableHead>
        <EditableList>
          {rows.map((list) => (
            <CodeListItem key={list.id} list={list} onRemove={() => setRemoving(list)} />
          ))}
          <UnitItem />
        </EditableList>
      </div>
      <CodeSearchTrial />
      {isLoading && <CodeListDialog onClose={() => setLoading(false)} />}
      {removing && <CodeListRemoval list={removing} onClose={() => setRemoving(undefined)} />}
    </section>
  );
};

/** Shows all units. They are few and never loaded. */
const UnitItem = () => {
  const { t } = useTranslation(['codes', 'unit']);
  return (
    <li>
      <EditableWords>
        <strong>{t('units')}</strong>
        <EditableLead as="span">{t('unitsText')}</EditableLead>
      </EditableWords>
      <details className={styles.units}>
        <summary>{t('showUnits')}</summary>
        <ul>
          {UNITS.map((unit) => (
            <li key={unit}>
              <code>{unit}</code> {t(`unit:${unit}`)}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
};
