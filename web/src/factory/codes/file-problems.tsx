import { type ApiError, CODE_PROBLEMS } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import styles from './codes.module.css';

const COLUMNS = ['code', 'parent', 'name'] as const;
const FILE_PROBLEMS = ['encoding', 'syntax', 'no_codes', 'too_long'] as const;
/** Highest number of problems that the server reports. */
const REPORTED_MAX = 100;

/** Lists the problems of a file, row by row. */
export const CodeProblems = ({ refused }: { refused: ApiError | undefined }) => {
  const { t } = useTranslation('codes');
  const rows = Object.entries(refused?.fields ?? {}).flatMap(([field, reason]) => {
    const [place = '', of] = field.split('.');
    const column = COLUMNS.find((item) => item === of);
    const problem = CODE_PROBLEMS.find((item) => item === reason);
    return column && problem ? [{ field, place, column, problem }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section className={styles.problems} aria-labelledby="code-problems">
      <h3 id="code-problems">{t('problems')}</h3>
      {/* Focusable, so that the keyboard can scroll the list. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ul tabIndex={0}>
        {rows.map(({ field, place, column, problem }) => (
          <li key={field}>
            {t('problemAt', { place })} · {t(`column.${column}`)}: {t(`problem.${problem}`)}
          </li>
        ))}
      </ul>
      {rows.length >= REPORTED_MAX && <p>{t('andMore')}</p>}
    </section>
  );
};

/** Returns the problem of the whole file, or undefined if single rows are wrong. */
export const useFileProblem = () => {
  const { t } = useTranslation('codes');
  return (refused: ApiError | undefined) => {
    const problem = FILE_PROBLEMS.find((item) => item === refused?.fields.file);
    return problem && t(`fileProblem.${problem}`);
  };
};
