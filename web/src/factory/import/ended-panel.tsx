import type { ImportRun } from '@ieum/contract';
import { importPaths } from '@ieum/contract/factory/import/import.paths.ts';
import { CircleSlash, FileX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { TemplateMenu } from './template-menu.tsx';

/** Explains why an import has ended, in which row, and what to do next. */
export const EndedPanel = ({ run: { state, trouble } }: { run: ImportRun }) => {
  const { t } = useTranslation('import');
  const again = (
    <LinkButton look="solid" to={importPaths.start()}>
      {t('ended.again')}
    </LinkButton>
  );
  if (state === 'cancelled' || !trouble)
    return (
      <Notice icon={CircleSlash} title={t('ended.cancelled')} text={t('ended.cancelledText')}>
        {again}
      </Notice>
    );
  const where = trouble.row === null ? '' : `${t('row', { row: trouble.row })}: `;
  return (
    <Notice icon={FileX} tone="bad" title={t('ended.failed')} text={where + t(`trouble.${trouble.code}`)}>
      <TemplateMenu />
      {again}
    </Notice>
  );
};
