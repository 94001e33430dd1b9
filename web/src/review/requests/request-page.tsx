import type { ReviewRequest } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { CompanyMark } from '../../company/company-mark.tsx';
import { useNames } from '../../kit/language/use-names.ts';
import { RailSection, RecordColumns } from '../../kit/record/record-columns.tsx';
import { RecordGroup } from '../../kit/record/record-group.tsx';
import { RecordBanner, RecordHead, RecordPage } from '../../kit/record/record-page.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { DueDay } from '../record/due-day.tsx';
import { DeclarationStateBadge } from '../record/state-badge.tsx';
import { reviewQueries } from '../review.queries.ts';
import styles from '../review-frame.module.css';
import { useReviewWords } from '../review-words.ts';
import { type RequestAct, RequestActs } from './acts.tsx';
import { requestAddress } from './address.ts';
import { RequestDialog } from './dialogs.tsx';
import { RequestStateBadge } from './state-badge.tsx';

/** Shows a request: which company asks which for what until when, and the acts. */
export const RequestPage = () => {
  const { t } = useTranslation('declaration');
  const { id = '' } = useParams();
  const words = useReviewWords();
  const request = useSuspenseQuery(reviewQueries.request(id)).data;
  const [act, setAct] = useState<RequestAct>();
  const title = words.title(request);
  const side = request.isOurs ? 'asked' : 'received';
  const list = requestAddress.hrefOf({ ...requestAddress.read(new URLSearchParams()), side });
  return (
    <RecordPage places={[{ label: t(`requests.side.${side}`), to: list }]} title={title}>
      <RecordHead
        title={title}
        facts={[t(`request.${side}`, { name: words.partner(request.partner) })]}
        badge={<RequestStateBadge request={request} />}
        acts={<RequestActs request={request} onAct={setAct} />}
      />
      {request.reason && (
        <RecordBanner as="p">
          <strong>{t(`request.reason.${request.state === 'declined' ? 'declined' : 'cancelled'}`)}</strong>
          <bdi>{request.reason}</bdi>
        </RecordBanner>
      )}
      <RecordColumns
        rail={
          <>
            <Answer request={request} />
            {request.forwarded.asked > 0 && <Forwarded request={request} />}
          </>
        }
      >
        <Facts request={request} />
      </RecordColumns>
      {act && <RequestDialog act={act} request={request} onClose={() => setAct(undefined)} />}
    </RecordPage>
  );
};

const Facts = ({ request }: { request: ReviewRequest }) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const { partner, kind, subject, purpose, message, dueOn, state, createdAt, remindedAt, isOurs } = request;
  const { bothOf } = useNames();
  const name = partner ? bothOf(partner) : words.partner(partner);
  const who = (
    <>
      <bdi>{name}</bdi> {partner && <CompanyMark country={partner.country} number={partner.number} />}
    </>
  );
  const what = words.subject(subject);
  const items = [
    { label: t(`requests.partner.${isOurs ? 'asked' : 'received'}`), value: who },
    { label: t('label.kind'), value: words.kind(kind) },
    // The answering company chooses the factory or product.
    ...(what ? [{ label: t('label.what'), value: what }] : []),
    { label: t('label.purpose'), value: <span className={styles.said}>{purpose}</span>, isLong: true },
    ...(message
      ? [{ label: t('label.message'), value: <span className={styles.said}>{message}</span>, isLong: true }]
      : []),
    ...(request.every ? [{ label: t('request.recurs'), value: t(`every.${request.every}`) }] : []),
    { label: t('label.dueOn'), value: <DueDay day={dueOn} isOpen={state === 'open'} /> },
    { label: t('label.validity'), value: t('months', { count: request.validityMonths }) },
    { label: t('label.askedAt'), value: words.moment(createdAt) },
    ...(isOurs ? [{ label: t('label.needsTwo'), value: t(request.needsTwo ? 'yes' : 'no') }] : []),
    ...(remindedAt ? [{ label: t('label.remindedAt'), value: words.moment(remindedAt) }] : []),
  ];
  return <RecordGroup title={t('request.facts')} fields={items} isFirst />;
};

const Answer = ({ request }: { request: ReviewRequest }) => {
  const { t } = useTranslation('declaration');
  const { declaration, isOurs, state, forwardedFrom, seriesId } = request;
  return (
    <RailSection title={t('request.answer')}>
      {declaration ? (
        <p className={styles.line}>
          <Link to={reviewPaths.declaration(declaration.id)}>{t('request.open')}</Link>
          <DeclarationStateBadge state={declaration.state} />
        </p>
      ) : (
        <Note>{t(state === 'open' ? `request.none.${isOurs ? 'asked' : 'received'}` : 'request.without')}</Note>
      )}
      {seriesId && (
        <Note>
          <Link to={reviewPaths.oneSeries(seriesId)}>{t('request.series')}</Link>
        </Note>
      )}
      {forwardedFrom && (
        <Note>
          <Link to={reviewPaths.request(forwardedFrom)}>{t('forward.from')}</Link>
        </Note>
      )}
    </RailSection>
  );
};

/** Shows the progress of the companies to which we passed the request on. */
const Forwarded = ({ request }: { request: ReviewRequest }) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const { data: passedOn = [], isError, refetch } = useQuery(reviewQueries.passedOn(request.id));
  return (
    <RailSection title={t('forward.title')}>
      <p>{t('forward.progress', request.forwarded)}</p>
      {isError && <ErrorState heading="p" onRetry={refetch} />}
      <ul className={styles.lines}>
        {passedOn.map((forwarded) => (
          <li key={forwarded.id} className={styles.line}>
            <Link to={reviewPaths.request(forwarded.id)}>
              <bdi>{words.partner(forwarded.partner)}</bdi>
            </Link>
            <RequestStateBadge request={forwarded} />
          </li>
        ))}
      </ul>
    </RailSection>
  );
};
