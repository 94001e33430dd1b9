import type { ProductDetails } from '@ieum/contract';
import type { FormEventHandler, RefObject } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../account/account.paths.ts';
import { DraftNote } from '../../factory/form/draft-note.tsx';
import styles from '../../factory/form/factory-form.module.css';
import { dropDraft } from '../../kit/form/draft.ts';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { Button, LinkButton } from '../../kit/ui/button.tsx';
import type { ProductFormFields } from './product-form-fields.ts';
import { ProductInputs } from './product-inputs.tsx';

type ProductFormProps = {
  form: UseFormReturn<ProductFormFields, unknown, ProductDetails>;
  element: RefObject<HTMLFormElement | null>;
  draft: string;
  hasChanges: () => boolean;
  submit: string;
  isPending: boolean;
  isDisabled?: boolean;
  cancelTo: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
};

const isSignIn = (pathname: string) => pathname === accountPaths.signIn();

export const ProductForm = (props: ProductFormProps) => {
  const { form, element, draft, hasChanges, submit, isPending, isDisabled = false, cancelTo, onSubmit } = props;
  const { t } = useTranslation('product');
  return (
    <FormProvider {...form}>
      <div className={styles.long}>
        <form ref={element} className={styles.form} onSubmit={onSubmit} noValidate>
          <ProductInputs />
          <div className={styles.actions}>
            <DraftNote />
            <LinkButton look="ghost" to={cancelTo}>
              {t('cancel')}
            </LinkButton>
            <Button type="submit" look="solid" isPending={isPending} disabled={isDisabled}>
              {submit}
            </Button>
          </div>
        </form>
      </div>
      <LeaveGuard hasChanges={hasChanges} isFree={isSignIn} onLeave={() => dropDraft(draft)} />
    </FormProvider>
  );
};
