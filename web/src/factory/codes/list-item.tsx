import type { CodeList } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { EditableLead, EditableWords } from '../../kit/list/editable-list.tsx';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Button } from '../../kit/ui/button/button.tsx';

/** Shows a code list: its scheme, size, source and date. */
export const CodeListItem = ({ list, onRemove }: { list: CodeList; onRemove: () => void }) => {
  const { t } = useTranslation('codes');
  const { tag } = useLanguage();
  const { scheme, revision, source, publishedOn, isBuiltIn, size, loadedAt, loadedBy } = list;
  const name = t(`schemeShort.${scheme}`, { revision });
  const codes = t('codes', { count: size, shown: formatNumber(size, tag) });
  const date = formatDate(loadedAt, tag);
  const arrived = loadedBy === '' ? t('loadedOn', { date }) : t('loadedOnBy', { date, name: loadedBy });
  return (
    <li>
      <EditableWords>
        <strong>
          {name} · {codes}
        </strong>
        {isBuiltIn && <EditableLead as="span">{t('ownSource')}</EditableLead>}
        {!isBuiltIn && (
          <>
            <EditableLead as="span">
              {t('from', { source })} · {t('since', { date: formatDate(publishedOn, tag) })}
            </EditableLead>
            <EditableLead as="span">{arrived}</EditableLead>
          </>
        )}
      </EditableWords>
      <Badge tone={isBuiltIn ? 'neutral' : 'good'}>{t(isBuiltIn ? 'builtIn' : 'isLoaded')}</Badge>
      {!isBuiltIn && (
        <Button size="small" look="ghost" aria-label={t('removeOf', { list: name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
    </li>
  );
};
