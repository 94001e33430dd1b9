import { ApiError, CODE_DIGITS } from '@ieum/contract';
import { MessageSquareText } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormStack } from '../../kit/form/form-stack.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { DigitBoxes } from '../../kit/ui/digit-boxes/digit-boxes.tsx';
import { Outcome } from './outcome.tsx';
import styles from './recovery.module.css';
import { useConfirmFindEmail } from './recovery.queries.ts';

const GROUPS = [CODE_DIGITS];
const isWhole = (code: string) => code.length === CODE_DIGITS && !code.includes(' ');

type FindCodeFormProps = { request: string; onFound: (emails: string[]) => void; onAgain: () => void };

/** Asks for the code that was sent to the registered phone and then shows the email address. */
export const FindCodeForm = ({ request, onFound, onAgain }: FindCodeFormProps) => {
  const { t } = useTranslation('recovery');
  const confirm = useConfirmFindEmail();
  const boxes = useRef<{ focus: () => void }>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<'incomplete' | 'wrong'>();

  const type = (typed: string) => {
    setCode(typed);
    setProblem(undefined);
  };
  const refuse = (why: typeof problem) => {
    setProblem(why);
    boxes.current?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isWhole(code)) return refuse('incomplete');
    confirm.mutate(
      { request, code },
      { onSuccess: ({ emails }) => onFound(emails), onError: (error) => refuse(problemOf(error)) },
    );
  };

  return (
    <Outcome icon={MessageSquareText} title={t('findEmail.code.title')} text={t('findEmail.code.text')}>
      <FormStack onSubmit={submit} noValidate>
        <DigitBoxes
          ref={boxes}
          label={t('findEmail.code.label')}
          error={problem && t(`findEmail.code.${problem}`)}
          groups={GROUPS}
          value={code}
          onChange={type}
          autoComplete="one-time-code"
        />
        <div className={styles.actions}>
          <Button type="submit" look="solid" size="large" isBlock isPending={confirm.isPending}>
            {t('findEmail.code.submit')}
          </Button>
          <Button size="large" isBlock onClick={onAgain}>
            {t('findEmail.code.again')}
          </Button>
        </div>
      </FormStack>
    </Outcome>
  );
};

/** Returns undefined for server faults and for too many tries: the toast reports those. */
const problemOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'account.code_wrong' ? 'wrong' : undefined;
