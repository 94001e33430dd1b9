import type { Factory } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../kit/ui/button/button.tsx';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { useFactoryWords } from '../factory-words.ts';
import styles from './look-alike-dialog.module.css';

type LookAlikeDialogProps = { other: Factory; isPending: boolean; onAnyway: () => void; onClose: () => void };

/** Shows a similar factory, so that the person can decide whether the new one is another. */
export const LookAlikeDialog = ({ other, isPending, onAnyway, onClose }: LookAlikeDialogProps) => {
  const { t } = useTranslation('factory');
  const words = useFactoryWords();
  const { name, nameEnglish, code, state } = other;
  return (
    <Modal
      size="medium"
      title={t('alike.title')}
      text={t('alike.text')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('alike.back')}</Button>
          <Button look="solid" onClick={onAnyway} isPending={isPending}>
            {t('alike.anyway')}
          </Button>
        </>
      }
    >
      <DefinitionList
        items={[
          { label: t('label.name'), value: name },
          { label: t('label.nameEnglish'), value: nameEnglish },
          { label: t('label.code'), value: code },
          { label: t('label.state'), value: t(`state.${state}`) },
          { label: t('form.address'), value: words.address(other) },
        ]}
      />
      {/* Opens a new tab, so that the typed text stays. */}
      <Link className={styles.link} to={factoryPaths.detail(other.id)} target="_blank" rel="noreferrer">
        {t('alike.open')}
      </Link>
    </Modal>
  );
};
