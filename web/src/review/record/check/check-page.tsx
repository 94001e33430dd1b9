import { Note } from '../../../kit/ui/section/section.tsx';
import '../../../kit/ui/interface-font-rest.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { queryClient } from '../../../kit/api/query-client.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { FileDrop } from '../../../kit/ui/file-drop/file-drop.tsx';
import { TextField } from '../../../kit/ui/input/text-field.tsx';
import { Page } from '../../../kit/ui/page/page.tsx';
import styles from './check.module.css';
import { type CheckedFile, canHash, checkFile, HASH, readHash } from './hash-check.ts';
import { FileVerdict, HashVerdict } from './verdict.tsx';

const MAX_BYTES = 30 * 1024 * 1024;

/** Provides the query cache, which public pages lack. The imported fonts cover any script that a file may contain. */
export const CheckPage = () => (
  <QueryClientProvider client={queryClient}>
    <Check />
  </QueryClientProvider>
);

/** Lets anybody who holds a declaration verify that it is the submitted one, and see its status. */
const Check = () => {
  const { t } = useTranslation('review');
  const [search] = useSearchParams();
  const start = readHash(search.get('hash') ?? '');
  const [files, setFiles] = useState<File[]>([]);
  const [checked, setChecked] = useState<CheckedFile>();
  const [typed, setTyped] = useState(start);
  const [wanted, setWanted] = useState(HASH.test(start) ? start : '');
  const [isTried, setTried] = useState(false);
  const choose = async (chosen: File[]) => {
    setFiles(chosen);
    setWanted('');
    setChecked(undefined);
    const [file] = chosen;
    if (file) setChecked(await checkFile(await file.text()));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const hash = readHash(typed);
    if (!HASH.test(hash)) return;
    setFiles([]);
    setChecked(undefined);
    setWanted(hash);
  };
  const isWrong = isTried && !HASH.test(readHash(typed));
  return (
    <Page title={t('check.title')} lead={t('check.lead')}>
      <div className={styles.check}>
        {canHash() ? (
          <FileDrop
            label={t('check.file')}
            help={t('check.fileHelp')}
            accept=".json,application/json"
            maxSize={MAX_BYTES}
            files={files}
            onChange={choose}
          />
        ) : (
          <p>{t('check.unsafe')}</p>
        )}
        <Note>{t('check.or')}</Note>
        <form className={styles.typed} onSubmit={submit} noValidate>
          <TextField
            label={t('check.hash')}
            help={t('check.hashHelp')}
            error={isWrong ? t('check.hashWrong') : undefined}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div>
            <Button type="submit" look="solid">
              {t('check.submit')}
            </Button>
          </div>
        </form>
        <div aria-live="polite" className={styles.verdicts}>
          {checked && <FileVerdict checked={checked} />}
          {wanted !== '' && <HashVerdict hash={wanted} />}
        </div>
      </div>
    </Page>
  );
};
