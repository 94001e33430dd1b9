import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codeQueries } from '../../../factory/codes/codes.queries.ts';
import { CodePicker } from '../../../factory/codes/picker.tsx';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';

const CHAPTER_DIGITS = 2;

/** Searches or accepts an HS code. The name of its chapter appears once two digits are typed. */
export const HsInput = ({ name, label }: { name: string; label: string }) => {
  const { t } = useTranslation('product');
  const { control } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  const error = useFieldMessage()(fieldState.error?.message);
  const code = String(field.value ?? '');
  const chapter = useChapterName(code);
  return (
    <CodePicker
      label={label}
      help={chapter ? t('hs.chapter', { chapter: code.slice(0, CHAPTER_DIGITS), name: chapter }) : t('help.hs')}
      isOptional
      {...(error && { error })}
      scheme="hs"
      value={{ code: '', name: code }}
      onChange={(picked) => field.onChange(picked.code || picked.name)}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
};

/** Returns the chapter's name for a code of any length. */
export const useChapterName = (code: string) => {
  const { name: language } = useLanguage();
  const query = code.trim().slice(0, CHAPTER_DIGITS);
  const isKnown = /^\d{2}$/.test(query);
  const { data } = useQuery({ ...codeQueries.search({ scheme: 'hs', language, query }), enabled: isKnown });
  const rows = data?.rows ?? [];
  const found = rows.find((row) => row.code === query)?.name;
  // A longer code list may return entries below the chapter instead of the chapter.
  const above = rows.flatMap(({ parents }) => parents).find((parent) => parent.code === query)?.name;
  return isKnown ? (found ?? above) : undefined;
};
