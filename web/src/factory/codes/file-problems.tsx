import { type ApiError, CODE_PROBLEMS } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import styles from './codes.module.css';

const COLUMNS = ['code', 'parent', 'name'] as const;
const FILE_PROBLEMS = ['encoding', 'syntax', 'no_codes', 'too_long'] as const;
/** So many does the server name at most. */
const NAMED_MAX = 100;

/** What is wrong with a file, row by row. */
export const CodeProblems = ({ refused }: { refused: ApiError | undefined }) => {
  const { t } = useTranslation('codes');
  const rows = Object.entries(refused?.fields ?? {}).flatMap(([field, told]) => {
    const [place = '', of] = field.split('.');
    const column = COLUMNS.find((one) => one === of);
    const problem = CODE_PROBLEMS.find((one) => one === told);
    return column && problem ? [{ field, place, column, problem }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section className={styles.problems} aria-labelledby="code-problems">
      <h3 id="code-problems">{t('problems')}</h3>
      {/* A list that is cut off can be scrolled by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ul tabIndex={0}>
        {rows.map(({ field, place, column, problem }) => (
          <li key={field}>
            {t('problemAt', { place })} · {t(`column.${column}`)}: {t(`problem.${problem}`)}
          </li>
        ))}
      </ul>
      {rows.length >= NAMED_MAX && <p>{t('andMore')}</p>}
    </section>
  );
};

/** Of the file as a whole; nothing where single rows are wrong. */
export const useFileProblem = () => {
  const { t } = useTranslation('codes');
  return (refused: ApiError | undefined) => {
    const problem = FILE_PROBLEMS.find((one) => one === refused?.fields.file);
    return problem && t(`fileProblem.${problem}`);
  };
};
