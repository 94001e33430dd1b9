import type { Declaration, ReviewComment } from '@ieum/contract';
import { FileQuestion, MessageSquarePlus } from 'lucide-react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RecordPage, RecordSections } from '../../kit/record/record-page.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { FieldComments } from '../record/comments/field-comments.tsx';
import { focusField } from '../record/comments/focus-field.ts';
import { CommentList } from '../record/comments/list.tsx';
import { useCommentNavigation } from '../record/comments/use-walk.ts';
import { DeclarationHead, RecordFacts } from '../record/head.tsx';
import { EditionList } from '../record/history/edition-list.tsx';
import { DeclarationEvents } from '../record/history/events.tsx';
import { RoundList } from '../record/history/round-list.tsx';
import styles from '../record/record.module.css';
import { SnapshotView } from '../record/snapshot/snapshot-view.tsx';
import type { TaskDialog } from '../record/task-dialog.ts';
import { useReadDeclaration } from '../record/use-read-declaration.ts';
import { useRecordPath, useRecordPlace } from '../record/use-record-place.ts';
import { useDeclarationWords } from '../record/words.ts';
import { ActDialog, type ReviewAct } from './act-dialog.tsx';
import { isOutdated } from './act-ends.ts';
import { RecordActs } from './acts.tsx';
import { RecordBanners } from './banners.tsx';
import { CommentForm } from './comment-form.tsx';
import { HappenedDialog } from './happened-dialog.tsx';
import { possibleActs } from './possible-acts.ts';
import { useQueueNeighbours } from './queue-neighbours.ts';
import { QueueWalk } from './queue-walk.tsx';

type DeclarationRecordProps = { declaration: Declaration; taskDialog: TaskDialog };

/** Shows a submitted declaration to both sides, and to a reviewer the tools to decide. */
export const DeclarationRecord = ({ declaration, taskDialog }: DeclarationRecordProps) => {
  const { t } = useTranslation('review');
  const words = useDeclarationWords();
  const place = useRecordPlace(declaration);
  const title = useRef<HTMLHeadingElement>(null);
  const submitted = useRef<CommentStart>(null);
  const [choice, setChoice] = useState<{ act: ReviewAct; declaration: Declaration }>();
  const [seen, setSeen] = useState<Declaration>();
  const { snapshot } = useReadDeclaration(declaration);
  const navigate = useNavigate();
  const pathOf = useRecordPath();
  const neighbours = useQueueNeighbours(declaration);
  const { following, findFollowing } = neighbours;
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const choose = (act: ReviewAct) => setChoice({ act, declaration });
  const late = (old: Declaration) => {
    setChoice(undefined);
    setSeen(old);
  };
  // The pressed button may be gone. A user who has moved the focus meanwhile keeps it.
  const settle = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) title.current?.focus();
    });
  // After a decision a reviewer goes on to the next declaration.
  const done = async () => {
    setChoice(undefined);
    const next = following ?? (await findFollowing());
    if (!isOpen.current) return;
    if (next) navigate(pathOf(next));
    else settle();
  };
  const acts = (
    <RecordActs
      declaration={declaration}
      onAct={choose}
      onDone={settle}
      onLate={() => late(declaration)}
      taskDialog={taskDialog}
    />
  );
  return (
    <RecordPage places={[place]} title={words.title(declaration)}>
      <QueueWalk declaration={declaration} neighbours={neighbours} onAct={choose} />
      <DeclarationHead declaration={declaration} acts={acts} titleRef={title} />
      <RecordBanners declaration={declaration} />
      <RecordFacts declaration={declaration} />
      {snapshot ? (
        <Submitted
          ref={submitted}
          key={`${declaration.id} ${declaration.round}`}
          declaration={declaration}
          onLate={() => late(declaration)}
          taskDialog={taskDialog}
        />
      ) : (
        <EmptyState icon={FileQuestion} title={t('nothing.title')} text={t('nothing.text')} />
      )}
      <RecordSections>
        <RoundList declaration={declaration} />
        <EditionList declaration={declaration} />
        <DeclarationEvents declaration={declaration} />
      </RecordSections>
      {choice && snapshot && (
        <ActDialog
          {...choice}
          snapshot={snapshot}
          onClose={() => setChoice(undefined)}
          onDone={done}
          onSee={following ? () => navigate(pathOf(declaration.id)) : undefined}
          onComment={(path) => {
            setChoice(undefined);
            submitted.current?.start(path);
          }}
          onLate={() => late(choice.declaration)}
        />
      )}
      {seen && <HappenedDialog seen={seen} onClose={() => setSeen(undefined)} />}
    </RecordPage>
  );
};

type Writing = { path: string; comment?: ReviewComment };
/** Opens the form for a comment from outside the submission. */
type CommentStart = { start: (path: string) => void };
type SubmittedProps = DeclarationRecordProps & { ref: Ref<CommentStart>; onLate: () => void };

/** Shows the submission by field, with the comments on each. */
const Submitted = ({ ref, declaration, onLate, taskDialog }: SubmittedProps) => {
  const { t } = useTranslation('review');
  const { snapshot, changes } = useReadDeclaration(declaration);
  const [writing, setWriting] = useState<Writing>();
  const written = useRef<Writing>(undefined);
  const [isOnlyChanged, setOnlyChanged] = useState(false);
  const list = useRef<HTMLHeadingElement>(null);
  const walk = useCommentNavigation(declaration, snapshot, changes, () => setOnlyChanged(false));
  const write = (next: Writing | undefined) => {
    written.current = next;
    setWriting(next);
  };
  const start = (path: string) => {
    // A comment that somebody is writing is not thrown away for another one.
    if (written.current) return focusField(written.current.path, () => setOnlyChanged(false));
    setOnlyChanged(false);
    write({ path });
  };
  useImperativeHandle(ref, () => ({ start }));
  if (!snapshot) return null;
  const canComment = possibleActs(declaration).includes('comment');
  const finish = (path: string) => {
    // A quick user already writes about the next field before this one is saved.
    if (written.current?.path !== path) return;
    write(undefined);
    requestAnimationFrame(() => focusField(path, () => setOnlyChanged(false)));
  };
  const form = (path: string) => (
    <CommentForm
      key={writing?.comment?.id ?? path}
      declaration={declaration}
      about={{ path, label: walk.labelOf(path) }}
      comment={writing?.comment}
      onDone={() => finish(path)}
      onLate={(error) => isOutdated(error) && onLate()}
    />
  );
  const hasWords = (path: string) => declaration.comments.some((comment) => comment.path === path);
  const aside = (path: string) => {
    const isWriting = writing?.path === path;
    if (!isWriting && !hasWords(path)) return null;
    return (
      <div className={styles.said}>
        <FieldComments
          declaration={declaration}
          path={path}
          onEdit={(comment) => write({ path, comment })}
          taskDialog={taskDialog}
        />
        {isWriting && form(path)}
      </div>
    );
  };
  const mark = (path: string) => (
    <IconButton label={t('comment.start', { field: walk.labelOf(path) })} onClick={() => write({ path })}>
      <MessageSquarePlus size={16} aria-hidden />
    </IconButton>
  );
  return (
    <div className={styles.columns}>
      <section className={styles.main} aria-label={t('section.content')}>
        <div className={styles.mainHead}>
          <h2>{t('section.content')}</h2>
          {walk.paths.length > 0 && (
            <Button size="small" className={styles.toComments} onClick={() => list.current?.focus()}>
              {t('comment.see', { count: declaration.comments.length })}
            </Button>
          )}
        </div>
        <SnapshotView
          snapshot={snapshot}
          changes={changes}
          aside={aside}
          {...(canComment && { mark })}
          only={[isOnlyChanged, setOnlyChanged]}
        />
      </section>
      <CommentList comments={declaration.comments} {...walk} headRef={list} />
    </div>
  );
};
