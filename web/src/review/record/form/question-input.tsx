import { ANSWER_LINES_MAX, type AnswerValue, type Question } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOptions } from '../../../kit/format/country-names.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { DateField } from '../../../kit/ui/date/date-field.tsx';
import { NumberField } from '../../../kit/ui/input/number-field.tsx';
import { TextArea } from '../../../kit/ui/input/text-area.tsx';
import { TextField } from '../../../kit/ui/input/text-field.tsx';
import { SelectField } from '../../../kit/ui/select/select-field.tsx';
import { useQuantityWords } from '../../../supply/quantity-words.ts';
import { ChoiceAnswer, ChoicesAnswer } from './choice-answer.tsx';
import { FileAnswer, type UploadAnswer } from './file-answer.tsx';
import { TableAnswer } from './table-answer.tsx';
import { useFormWords } from './words.ts';

export type QuestionInputProps = {
  question: Question;
  value: AnswerValue | null;
  error: string | undefined;
  onValue: (value: AnswerValue | null) => void;
};

const AREA_ROWS = 3;
const textOf = (value: AnswerValue | null) => (typeof value === 'string' ? value : '');
const orNothing = (text: string) => (text === '' ? null : text);

export const QuestionInput = (props: QuestionInputProps & { upload: UploadAnswer | undefined }) => {
  const { question, value, error, onValue, upload } = props;
  const words = useFormWords();
  const { sign } = useQuantityWords();
  const field = {
    label: words(question.words),
    help: words(question.help) || undefined,
    error,
    isOptional: !question.isRequired,
  };
  switch (question.kind) {
    case 'text':
      return (
        <TextField
          {...field}
          autoComplete="off"
          value={textOf(value)}
          onChange={({ target }) => onValue(orNothing(target.value))}
        />
      );
    case 'lines':
      return (
        <TextArea
          {...field}
          rows={AREA_ROWS}
          {...(textOf(value).length > ANSWER_LINES_MAX && { maxLength: ANSWER_LINES_MAX })}
          value={textOf(value)}
          onChange={({ target }) => onValue(orNothing(target.value))}
        />
      );
    case 'number':
      return (
        <NumberField
          {...field}
          value={typeof value === 'number' ? value : null}
          onChange={onValue}
          unit={question.unit ? sign(question.unit) : undefined}
        />
      );
    case 'date':
      return <DateField {...field} value={textOf(value)} onChange={(day) => onValue(orNothing(day))} />;
    case 'country':
      return <CountryAnswer {...field} value={textOf(value)} onValue={(code) => onValue(orNothing(code))} />;
    case 'choice':
      return <ChoiceAnswer {...props} {...field} />;
    case 'choices':
      return <ChoicesAnswer {...props} {...field} />;
    case 'file':
      return <FileAnswer {...field} questionKey={question.key} value={value} onValue={onValue} upload={upload} />;
    default:
      return <TableAnswer {...field} question={question} value={value} onValue={onValue} />;
  }
};

type CountryAnswerProps = {
  label: string;
  help: string | undefined;
  error: string | undefined;
  isOptional: boolean;
  value: string;
  onValue: (code: string) => void;
};

const CountryAnswer = ({ value, onValue, ...field }: CountryAnswerProps) => {
  const { t } = useTranslation('declaration');
  const { tag } = useLanguage();
  const options = useMemo(() => [{ value: '', label: t('form.choose') }, ...countryOptions(tag)], [t, tag]);
  return <SelectField {...field} options={options} value={value} onChange={({ target }) => onValue(target.value)} />;
};
