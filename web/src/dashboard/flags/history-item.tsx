import type { FlagHistoryRow } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useNames } from '../../kit/language/use-names.ts';
import { Note, RowWords } from '../../kit/ui/section/section.tsx';
import { useQuantityWords } from '../../supply/quantity-words.ts';
import { FlagBadge } from '../../supply/risks/flag-badge.tsx';
import { flagPlace } from '../../supply/risks/flag-place.ts';

/** Shows a flag, its subject, and its first and last day. */
export const FlagSeenItem = ({ flag }: { flag: FlagHistoryRow }) => {
  const { t } = useTranslation('dashboard');
  const { t: tFlag } = useTranslation('flag');
  const { tag } = useLanguage();
  const words = useQuantityWords();
  const { subject, subjectId, name, partner, goods, period, severity, firstOn, lastOn } = flag;
  const facts = [useNames().nameOf(partner), goods, period && words.period(period)].filter(Boolean);
  const first = formatDate(firstOn, tag);
  const days = lastOn ? t('history.over', { first, last: formatDate(lastOn, tag) }) : t('history.since', { first });
  return (
    <li>
      <RowWords>
        <span>
          <FlagBadge flag={flag} />
        </span>
        {subject === '' ? (
          <span>{t('history.gone')}</span>
        ) : (
          <Link to={flagPlace({ subject, subjectId })}>{name || tFlag(`code.${flag.code}`)}</Link>
        )}
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        <Note as="span">
          {tFlag('severityLabel')} {tFlag(`severity.${severity}`)} · {days}
        </Note>
      </RowWords>
    </li>
  );
};
