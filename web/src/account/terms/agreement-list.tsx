import { ChevronRight } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { Checkbox } from '../../kit/ui/toggle/checkbox.tsx';
import styles from '../sign-up/sign-up.module.css';
import { AGREEMENTS, type Agreed, type Agreement, ALL_AGREED, NOTHING_AGREED } from './agreements.ts';
import { TermsModal } from './modal.tsx';

type AgreementListProps = {
  agreed: Agreed;
  onChange: (agreed: Agreed) => void;
  /** Shows an error at each missing agreement. */
  isAsked: boolean;
  isFixed: boolean;
  ref: RefObject<HTMLFieldSetElement | null>;
};

/** One checkbox for all mandatory agreements, and below it one for each, with its terms. */
export const AgreementList = ({ agreed, onChange, isAsked, isFixed, ref }: AgreementListProps) => {
  const { t } = useTranslation('signup');
  const [open, setOpen] = useState<Agreement>();
  const ticks = AGREEMENTS.map((part) => agreed[part]);
  const areAll = ticks.every(Boolean);

  return (
    <fieldset ref={ref} className={styles.agreements} disabled={isFixed}>
      <legend className="visually-hidden">{t('agreement.step')}</legend>
      <div className={styles.all}>
        <Checkbox
          label={t('agreement.all')}
          checked={areAll}
          isIndeterminate={!areAll && ticks.some(Boolean)}
          onChange={() => onChange(areAll ? NOTHING_AGREED : ALL_AGREED)}
        />
      </div>
      {AGREEMENTS.map((part) => (
        <div key={part} className={styles.agreement}>
          <Checkbox
            label={t(`agreement.agreeTo.${part}`)}
            error={isAsked && !agreed[part] ? t('agreement.required') : undefined}
            required
            checked={agreed[part]}
            onChange={({ target }) => onChange({ ...agreed, [part]: target.checked })}
          />
          <IconButton label={t(`agreement.read.${part}`)} size="medium" onClick={() => setOpen(part)}>
            <ChevronRight size={20} aria-hidden />
          </IconButton>
        </div>
      ))}
      {open && (
        <TermsModal
          part={open}
          title={t(`agreement.${open}`)}
          onClose={() => setOpen(undefined)}
          onAgree={() => {
            onChange({ ...agreed, [open]: true });
            setOpen(undefined);
          }}
        />
      )}
    </fieldset>
  );
};
