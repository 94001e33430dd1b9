import type { ListedTemplate } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Badges, Note, RowWords } from '../../kit/ui/section/section.tsx';
import { useFormWords } from '../record/form/words.ts';
import { TemplateBadges } from './badges.tsx';
import styles from './templates.module.css';

type OwnTemplateRowProps = { template: ListedTemplate; onCopy: ((template: ListedTemplate) => void) | undefined };

export const OwnTemplateRow = ({ template, onCopy }: OwnTemplateRowProps) => {
  const { t } = useTranslation('questionnaire');
  const { tag } = useLanguage();
  const words = useFormWords();
  const name = words(template.name);
  const facts = [
    t('questions', { count: template.questions }),
    template.updatedAt && t('changedOn', { day: formatDate(template.updatedAt, tag) }),
    template.description,
  ];
  return (
    <li>
      <RowWords>
        <Link className={styles.name} to={reviewPaths.template(template.id)}>
          <bdi>{name}</bdi>
        </Link>
        <Note as="span">{facts.filter(Boolean).join(' · ')}</Note>
      </RowWords>
      <Badges>
        <TemplateBadges template={template} />
      </Badges>
      {onCopy && (
        <Button size="small" aria-label={t('copyOf', { name })} onClick={() => onCopy(template)}>
          {t('copy')}
        </Button>
      )}
    </li>
  );
};
