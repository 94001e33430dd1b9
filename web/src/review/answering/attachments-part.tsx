import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX, type Declaration } from '@ieum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../kit/format/file-size.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { FileDrop } from '../../kit/ui/file-drop/file-drop.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { ACCEPTED, SentFiles, useCarrying } from '../record/form/file-answer.tsx';
import { placeOfField } from '../record/form/progress.ts';
import { useSaveReviewFile } from '../record/snapshot/file.queries.ts';
import { reviewApi, reviewQueries } from '../review.queries.ts';
import styles from './answering.module.css';
import { useDetachFile } from './answering.queries.ts';

const PATH = 'attachments';

/** Files that belong to the declaration as a whole. */
export const AttachmentsPart = ({ declaration, isOpen }: { declaration: Declaration; isOpen: boolean }) => {
  const { t } = useTranslation('declaration');
  const { tag } = useLanguage();
  const client = useQueryClient();
  const { progress, trouble, carry, stop } = useCarrying();
  const detach = useDetachFile();
  const { mutate: open } = useSaveReviewFile();
  const files = declaration.attachments.filter(({ path }) => path === PATH);
  const room = ATTACHMENTS_MAX - declaration.attachments.length;
  const add = (chosen: File[]) =>
    carry(async (carrying) => {
      try {
        for (const file of chosen)
          await reviewApi.attachFile({ declarationId: declaration.id, path: PATH, file }, carrying);
      } finally {
        await client.invalidateQueries(reviewQueries.declaration(declaration.id));
      }
    });
  return (
    <div className={styles.field} id={placeOfField(PATH)}>
      {isOpen ? (
        <FileDrop
          label={t('attachments.label')}
          help={t('attachments.help', { max: formatFileSize(ATTACHMENT_MAX_BYTES, tag) })}
          error={trouble}
          isOptional
          accept={ACCEPTED}
          maxSize={ATTACHMENT_MAX_BYTES}
          maxFiles={Math.max(1, room)}
          files={[]}
          onChange={add}
          progress={progress}
          onCancel={stop}
          disabled={room <= 0}
        />
      ) : (
        <h3>{t('attachments.label')}</h3>
      )}
      {!isOpen && files.length === 0 && <Note>{t('attachments.none')}</Note>}
      <SentFiles files={files} onOpen={open} onRemove={isOpen ? ({ id }) => detach.mutate({ id }) : undefined} />
    </div>
  );
};
