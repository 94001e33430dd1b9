import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { useCopied } from '../../kit/ui/dialog/use-copied.ts';
import styles from './hash-line.module.css';

/** Shows the hash of a round, to copy or to verify. */
export const HashLine = ({ hash }: { hash: string }) => {
  const { t } = useTranslation('review');
  const { shown, isCopied, copy } = useCopied<HTMLElement>(hash);
  return (
    <span className={styles.hashLine}>
      <code ref={shown} className={styles.hash}>
        {hash}
      </code>
      <IconButton label={t(isCopied ? 'hash.copied' : 'hash.copy')} onClick={copy}>
        {isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      </IconButton>
      <Link to={`${reviewPaths.check()}?hash=${hash}`}>{t('hash.check')}</Link>
    </span>
  );
};
