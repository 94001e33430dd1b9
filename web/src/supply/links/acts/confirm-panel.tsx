import type { LinkAct, SupplyLink } from '@ieum/contract';
import { useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFirstErrorFocus } from '../../../kit/form/first-error.ts';
import { stayInField } from '../../../kit/form/stay-in-field.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Buttons, Note, TitledSection } from '../../../kit/ui/section/section.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import styles from '../links.module.css';
import { useLinkWords } from '../words.ts';
import { LinkActs, useActWord } from './acts.tsx';
import { OwnProductInput } from './own-product-input.tsx';
import { useConfirmForm } from './use-confirm-form.ts';

type ConfirmPanelProps = {
  link: SupplyLink;
  onAct: (act: LinkAct) => void;
  onDone: () => void;
  /** Called when another user has changed the link first. */
  onLate: () => void;
};

/**
 * Asks for the answer below the figures that it is about, and holds all acts then. The page itself is the question, so no
 * dialog repeats it.
 */
export const ConfirmPanel = ({ link, onAct, onDone, onLate }: ConfirmPanelProps) => {
  const { t } = useTranslation('link');
  const words = useLinkWords();
  const wordOf = useActWord(link);
  const element = useRef<HTMLFormElement>(null);
  const { parts, needsProduct, isPending, send } = useConfirmForm(link, { onClose: onDone, onLate });
  const { form, done, onError } = parts;
  useFirstErrorFocus(element, form.formState.submitCount);
  const finish = () => {
    showToast({ kind: 'done', text: done });
    onDone();
  };
  const submit = form.handleSubmit((fields) => send(fields, { onSuccess: finish, onError }));
  const isRevision = link.state === 'confirmed';
  return (
    <TitledSection title={isRevision ? t('confirmRevision.title') : t('confirm.title', { name: words.partner(link) })}>
      <form ref={element} className={styles.confirm} onSubmit={submit} noValidate>
        <FormProvider {...form}>
          <Note>{t(isRevision ? 'confirmRevision.text' : `confirm.${link.side}`)}</Note>
          {needsProduct && <OwnProductInput link={link} />}
          <Buttons>
            <Button type="submit" look="solid" onMouseDown={stayInField} isPending={isPending}>
              {wordOf('confirm')}
            </Button>
            <LinkActs link={link} onAct={onAct} />
          </Buttons>
        </FormProvider>
      </form>
    </TitledSection>
  );
};
