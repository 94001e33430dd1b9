import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/ui/button/button.tsx';
import { IconButton } from '../../../../kit/ui/button/icon-button.tsx';
import { MissingDialog } from '../../missing-dialog.tsx';
import graphStyles from '../graph.module.css';
import type { Picture } from '../picture.ts';
import type { ChainState } from '../use-chain-state.ts';
import { BreakList } from './break-list.tsx';
import { breaksSize, CORNER_MARGIN, type Corner } from './corners.ts';
import styles from './detail-card.module.css';

type BreaksCardProps = { picture: Picture; state: ChainState; corner: Corner; count: number; onClose: () => void };

/** Lists the largest gaps in a free corner of the picture, while nothing is selected. */
export const BreaksCard = ({ picture, state, corner, count, onClose }: BreaksCardProps) => {
  const { t } = useTranslation('tier');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { total, links } = picture.answer.breaks;
  const rest = total - Math.min(total, count);
  return (
    <aside
      className={graphStyles.inspector}
      data-corner={corner}
      aria-labelledby={id}
      style={{ maxHeight: breaksSize(count).height - CORNER_MARGIN }}
    >
      <div className={styles.detail}>
        <div className={styles.head}>
          <h2 id={id}>{t('breaks.title', { count: total })}</h2>
          <IconButton label={t('breaks.close')} onClick={onClose}>
            <X size={16} aria-hidden />
          </IconButton>
        </div>
        <BreakList picture={picture} breaks={links.slice(0, count)} isShort onSelect={state.select} />
        {rest > 0 && (
          <Button size="small" look="ghost" onClick={() => setOpen(true)}>
            {t('breaks.rest', { count: rest })}
          </Button>
        )}
      </div>
      {isOpen && <MissingDialog graph={picture.answer} onClose={() => setOpen(false)} />}
    </aside>
  );
};
