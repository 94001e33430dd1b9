import { type FormContent, questionsOf, type SnapshotValue } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { addressStyleOf } from '../../../factory/location/address-layout.ts';
import { useLooseWords } from '../../../kit/language/loose-words.ts';
import { useFormWords } from '../form/words.ts';
import { GROUP_NAMES } from './groups.ts';
import { useRecordWords } from './record-words.ts';

/** Source of field names: the form, and the values for rows that are named by their content. */
type NameSource = { form: FormContent | null; values?: SnapshotValue[] } | null;

/** Number of cells that are enough to identify a row. */
const TELLING = 3;
const TELLING_CELLS: Partial<Record<string, string[]>> = {
  links: ['supplier', 'product'],
  flows: ['period', 'goods', 'to'],
};

/** Returns the name of a field or group in the reader's language, never its path. */
export const useFieldWords = (of: NameSource) => {
  const { t } = useTranslation('review');
  const named = useLooseWords('factory');
  const words = useFormWords();
  const records = useRecordWords();
  const questions = new Map((of?.form ? questionsOf(of.form) : []).map((item) => [item.key, item]));
  const values = new Map((of?.values ?? []).map(({ path, value }) => [path, value]));

  const rowName = (path: string, group: 'links' | 'flows') => {
    const telling = TELLING_CELLS[group] ?? [];
    const cells = records.rowOf(path, values.get(path) ?? null) ?? [];
    const shown = cells.filter(({ id, text }) => telling.includes(id) && text !== '').slice(0, TELLING);
    return shown.map(({ text }) => text).join(' · ') || t(`row.${group}`);
  };
  const factoryName = (field: string) => {
    const style = addressStyleOf(String(values.get('factory.country') ?? 'KR'));
    return named(`address.${style}.${field}`) ?? named(`label.${field}`);
  };
  return (path: string): string => {
    const [group = '', key = ''] = path.split('.');
    const name = GROUP_NAMES.find((known) => known === group);
    const groupName = name ? t(`group.${name}`) : t(group === 'factory' ? 'group.factory' : 'group.other');
    if (key === '') return groupName;
    if (group === 'links' || group === 'flows') return rowName(path, group);
    if (group === 'factory') return factoryName(key) ?? groupName;
    const question = group === 'answers' ? questions.get(key) : undefined;
    return question ? words(question.words) : groupName;
  };
};
