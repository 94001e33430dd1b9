import type { DeclarationState, Snapshot } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleHelp, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../../kit/api/failure-sentence.ts';
import { formatDate } from '../../../kit/format/moment.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { classNames } from '../../../kit/ui/class-names.ts';
import { DefinitionList } from '../../../kit/ui/definition-list/definition-list.tsx';
import { Note } from '../../../kit/ui/section/section.tsx';
import { Skeleton } from '../../../kit/ui/state/skeleton.tsx';
import { useFormWords } from '../form/words.ts';
import styles from './check.module.css';
import { checkQueries, type KnownHash } from './check.queries.ts';
import type { CheckedFile } from './hash-check.ts';

type Tone = 'good' | 'warn' | 'bad' | 'info';
const ICONS: Record<Tone, LucideIcon> = { good: CircleCheck, warn: TriangleAlert, bad: CircleX, info: Info };

type VerdictProps = { tone: Tone; icon?: LucideIcon; title: string; text: string; children?: ReactNode };

const Verdict = ({ tone, icon, title, text, children }: VerdictProps) => {
  const Icon = icon ?? ICONS[tone];
  return (
    <section className={classNames(styles.verdict, styles[tone])}>
      <Icon size={24} aria-hidden />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
};

/** Shows first whether the file matches its own hash, then what the portal knows of that hash. */
export const FileVerdict = ({ checked }: { checked: CheckedFile }) => {
  const { t } = useTranslation('review');
  if (checked.kind === 'unreadable')
    return <Verdict tone="bad" title={t('check.unreadable.title')} text={t('check.unreadable.text')} />;
  const { kind, stated, computed, content } = checked;
  return (
    <>
      <Verdict
        tone={kind === 'agrees' ? 'good' : 'bad'}
        title={t(`check.${kind}.title`)}
        text={t(`check.${kind}.text`)}
      >
        <DefinitionList
          items={[
            { label: t('check.computed'), value: <code className={styles.hash}>{computed}</code> },
            ...(kind === 'differs'
              ? [{ label: t('check.stated'), value: <code className={styles.hash}>{stated}</code> }]
              : []),
          ]}
        />
      </Verdict>
      {kind === 'agrees' && <HashVerdict hash={computed} />}
      {content && <Content content={content} isTrusted={kind === 'agrees'} />}
    </>
  );
};

/** Shows the content of the file, which the portal does not vouch for. */
const Content = ({ content, isTrusted }: { content: Snapshot; isTrusted: boolean }) => {
  const { t } = useTranslation('review');
  const { tag } = useLanguage();
  const words = useFormWords();
  const { respondent, reviewer, kind, subject, round, submittedAt } = content;
  return (
    <section className={styles.content} aria-label={t('check.content')}>
      <h2>{t('check.content')}</h2>
      <Note>{t(isTrusted ? 'check.contentText' : 'check.contentDoubt')}</Note>
      <DefinitionList
        items={[
          { label: t('label.respondent'), value: respondent.name },
          { label: t('label.reviewer'), value: reviewer?.name ?? t('operator') },
          { label: t('label.subject'), value: [t(`kind.${kind}`), words(subject.name)].filter(Boolean).join(' · ') },
          { label: t('label.round'), value: t('round.of', { round: String(round) }) },
          { label: t('label.submittedAt'), value: formatDate(submittedAt, tag) },
        ]}
      />
    </section>
  );
};

/** Shows what the portal knows of a hash: the status without any names. */
export const HashVerdict = ({ hash }: { hash: string }) => {
  const { t } = useTranslation('review');
  const { t: tCommon } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(checkQueries.hash(hash));
  if (error)
    return (
      <Verdict tone="warn" title={t('check.failed')} text={failureSentence(error, tCommon('unknownError'))}>
        <Button size="small" isPending={isFetching} onClick={() => refetch()}>
          {tCommon('retry')}
        </Button>
      </Verdict>
    );
  return data ? <Known known={data} /> : <Skeleton shape="block" />;
};

const TONES: Record<DeclarationState, Tone> = {
  draft: 'info',
  submitted: 'info',
  in_review: 'info',
  changes_requested: 'warn',
  approved: 'good',
  rejected: 'bad',
  expired: 'warn',
  superseded: 'warn',
};

const Known = ({ known }: { known: KnownHash }) => {
  const { t } = useTranslation('review');
  const { tag } = useLanguage();
  const { isKnown, state, isLastRound, submittedAt, decidedAt, validTo } = known;
  if (!isKnown || state === '')
    return <Verdict tone="bad" icon={CircleHelp} title={t('check.unknown.title')} text={t('check.unknown.text')} />;
  const day = (value: string) => value && formatDate(value, tag);
  const items = [
    { label: t('label.submittedAt'), value: day(submittedAt) },
    { label: t('label.decidedAt'), value: day(decidedAt) },
    { label: t('label.validTo'), value: day(validTo) },
  ].filter(({ value }) => value !== '');
  if (!isLastRound)
    return (
      <Verdict tone="warn" title={t('check.notLast.title')} text={t('check.notLast.text')}>
        <DefinitionList items={items} />
      </Verdict>
    );
  const title = state === 'approved' && validTo ? t('check.approvedUntil', { day: day(validTo) }) : t(`state.${state}`);
  return (
    <Verdict tone={TONES[state]} title={title} text={t(`check.state.${state}`)}>
      <DefinitionList items={items} />
    </Verdict>
  );
};
