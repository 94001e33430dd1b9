import { type ListedTemplate, READY_FORMS } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLabelled } from '../../kit/language/use-labelled.ts';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { useFormWords } from '../record/form/words.ts';
import styles from './templates.module.css';

type ReadyTemplateCardProps = { template: ListedTemplate; onCopy: ((template: ListedTemplate) => void) | undefined };

/** Shows a ready questionnaire and its purpose. */
export const ReadyTemplateCard = ({ template, onCopy }: ReadyTemplateCardProps) => {
  const { t } = useTranslation('questionnaire');
  const words = useFormWords();
  const withLabel = useLabelled();
  const name = words(template.name);
  const known = READY_FORMS.find((form) => form === template.id);
  return (
    <li className={styles.card}>
      <Link className={styles.name} to={reviewPaths.template(template.id)}>
        <bdi>{name}</bdi>
      </Link>
      <p>{known ? t(`ready.about.${known}`) : template.description}</p>
      <Note>{t('questions', { count: template.questions })}</Note>
      {onCopy && (
        <div className={styles.acts}>
          <LinkButton size="small" aria-label={withLabel(name, t('ask'))} to={reviewPaths.askBy(template.id)}>
            {t('ask')}
          </LinkButton>
          <Button size="small" aria-label={t('copyOf', { name })} onClick={() => onCopy(template)}>
            {t('copy')}
          </Button>
        </div>
      )}
    </li>
  );
};
