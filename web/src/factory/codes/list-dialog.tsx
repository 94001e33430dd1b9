import { zodResolver } from '@hookform/resolvers/zod';
import {
  type ApiError,
  CODE_REVISION_MAX,
  CODE_SCHEMES,
  CODE_SOURCE_MAX,
  type CodeList,
  codeListInput,
  KSIC_REVISIONS,
} from '@ieum/contract';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { showRefusal } from '../../kit/form/refusal.ts';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { DateField } from '../../kit/ui/date/date-field.tsx';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { FileDrop } from '../../kit/ui/file-drop/file-drop.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useLoadCodeList } from './codes.queries.ts';
import { CodeProblems, useFileProblem } from './file-problems.tsx';

const MAX_BYTES = 10 * 1024 * 1024;
const MESSAGES = { 'revision.invalid_value': 'codes:revisionWrong' };
const EMPTY = { scheme: 'ksic' as const, revision: '11', source: '', publishedOn: '' };

/** Loads a code list from a file. Problems in its rows are shown in the dialog. */
export const CodeListDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('codes');
  const { tag } = useLanguage();
  const message = useFieldMessage();
  const load = useLoadCodeList();
  const [files, setFiles] = useState<File[]>([]);
  const [share, setShare] = useState<number>();
  const [refused, setRefused] = useState<ApiError>();
  const fileProblem = useFileProblem();
  const [isFileMissing, setFileMissing] = useState(false);
  const form = useForm({
    resolver: zodResolver(codeListInput),
    mode: 'onTouched',
    defaultValues: EMPTY,
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const scheme = useWatch({ control: form.control, name: 'scheme' });

  const finish = ({ scheme: of, revision, size }: CodeList) => {
    const list = t(`schemeShort.${of}`, { revision });
    const shown = formatNumber(size, tag);
    showToast({ kind: 'done', text: t('loaded', { list, count: size, shown }) });
    onClose();
  };
  const choose = (chosen: File[]) => {
    setFiles(chosen);
    setFileMissing(chosen.length === 0);
    setRefused(undefined);
  };
  const send = form.handleSubmit((input) => {
    const [file] = files;
    if (!file) return;
    setRefused(undefined);
    load.mutate(
      { input: { ...input, file }, onProgress: setShare },
      {
        onSuccess: (outcome) => ('list' in outcome ? finish(outcome.list) : setRefused(outcome.refused)),
        onError: (error) => showRefusal(form, error, MESSAGES),
        onSettled: () => setShare(undefined),
      },
    );
  });
  const isWorking = load.isPending && share === 1;

  return (
    <FormDialog
      title={t('loadTitle')}
      text={t('loadText')}
      submit={t('submit')}
      isPending={load.isPending}
      attempts={submitCount}
      onSubmit={(event) => {
        setFileMissing(files.length === 0);
        return send(event);
      }}
      onClose={onClose}
    >
      <SelectField
        label={t('scheme')}
        options={CODE_SCHEMES.map((value) => ({ value, label: t(`schemeName.${value}`) }))}
        {...form.register('scheme', { onChange: () => form.setValue('revision', '') })}
      />
      {scheme === 'ksic' ? (
        <SelectField
          label={t('revision')}
          error={message(errors.revision?.message)}
          options={['', ...KSIC_REVISIONS].map((value) => ({ value, label: value || '–' }))}
          {...form.register('revision')}
        />
      ) : (
        <TextField
          label={t('revision')}
          help={t('revisionHelp')}
          error={message(errors.revision?.message)}
          maxLength={CODE_REVISION_MAX}
          {...form.register('revision')}
        />
      )}
      <TextField
        label={t('source')}
        help={t('sourceHelp')}
        error={message(errors.source?.message)}
        maxLength={CODE_SOURCE_MAX}
        {...form.register('source')}
      />
      <Controller
        control={form.control}
        name="publishedOn"
        render={({ field }) => (
          <DateField {...field} label={t('publishedOn')} error={message(errors.publishedOn?.message)} />
        )}
      />
      <FileDrop
        label={t('file')}
        help={t('fileHelp')}
        error={isFileMissing ? t('fileProblem.missing') : fileProblem(refused)}
        accept=".json,.csv,application/json,text/csv"
        maxSize={MAX_BYTES}
        files={files}
        onChange={choose}
        progress={load.isPending && !isWorking ? (share ?? 0) : undefined}
      />
      <span role="status">{isWorking && t('working')}</span>
      <CodeProblems refused={refused} />
    </FormDialog>
  );
};
