import type { CommentSeverity } from '@ieum/contract';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../kit/ui/badge/badge.tsx';

const LOOKS = {
  must: { tone: 'bad', icon: CircleAlert },
  should: { tone: 'warn', icon: TriangleAlert },
  info: { tone: 'info', icon: Info },
} as const;

export const SeverityBadge = ({ severity }: { severity: CommentSeverity }) => {
  const { t } = useTranslation('review');
  return <Badge {...LOOKS[severity]}>{t(`severity.${severity}`)}</Badge>;
};
