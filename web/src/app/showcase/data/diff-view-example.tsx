import { useTranslation } from 'react-i18next';
import { DiffView } from '../../../kit/ui/diff/diff-view.tsx';

const OLD_NOTE = '아연 도금과 크롬 도금을 하며 하루 두 번 폐수를 검사합니다.';
const NEW_NOTE = '아연 도금과 니켈 도금을 하며 하루 세 번 폐수와 대기를 검사합니다.';

export const DiffViewExample = () => {
  const { t } = useTranslation('showcase');
  const changes = [
    { id: 'name', label: t('data.diff.name'), before: '울산공장', after: '울산 1공장' },
    { id: 'phone', label: t('data.diff.phone'), before: null, after: '052-123-4567' },
    { id: 'fax', label: t('data.diff.fax'), before: '052-123-4568', after: null },
    { id: 'note', label: t('data.diff.note'), before: OLD_NOTE, after: NEW_NOTE },
    { id: 'country', label: t('data.diff.country'), before: 'KR', after: 'KR' },
  ];
  return <DiffView label={t('data.diff.label')} changes={changes} />;
};
