import { BADGE_TONES, Badge } from '../../../kit/ui/badge/badge.tsx';
import styles from './data-examples.module.css';
import { useSampleStatus } from './use-sample-status.ts';

export const BadgeExample = () => {
  const words = useSampleStatus();
  return (
    <p className={styles.row}>
      {BADGE_TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {words[tone]}
        </Badge>
      ))}
    </p>
  );
};
