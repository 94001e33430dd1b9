import { CODE_SCHEMES, type CodeScheme } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codeQueries } from '../../factory/codes/codes.queries.ts';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import { SetupPart } from './part.tsx';

/** The list of processes is our own, because no official one exists. */
const OWN: CodeScheme = 'process';
/** Only exporters need the last four digits, so an operator may leave this list out. */
const OPTIONAL: CodeScheme = 'hsk';

/** Shows the code lists for factories and products. Short built-in lists are always available. */
export const CodesPart = () => {
  const { t } = useTranslation(['setup', 'codes']);
  const { tag } = useLanguage();
  const format = numberFormat(tag);
  const { rows } = useSuspenseQuery(codeQueries.lists()).data;
  const lists = CODE_SCHEMES.map((scheme) => {
    const own = rows.filter((row) => row.scheme === scheme);
    const size = Math.max(0, ...own.map((row) => row.size));
    return { scheme, size, isShort: own.every(({ isBuiltIn }) => isBuiltIn) };
  });
  const wordOf = ({ scheme, size, isShort }: (typeof lists)[number]) => {
    if (size === 0) return t(scheme === OPTIONAL ? 'codes.optional' : 'codes.none');
    const figures = { count: size, shown: format(size) };
    if (scheme === OWN) return t('codes.own', figures);
    return t(isShort ? 'codes.short' : 'codes.loaded', figures);
  };
  const isMissing = lists.some(({ scheme, size, isShort }) => scheme !== OPTIONAL && (size === 0 || isShort));
  const button = <LinkButton to={operatorPaths.setting('codes')}>{t('codes.set')}</LinkButton>;
  return (
    <SetupPart
      title={t('codes.title')}
      status={isMissing ? 'missing' : 'set'}
      text={t(isMissing ? 'codes.without' : 'codes.text')}
      buttons={button}
    >
      <DefinitionList
        items={lists.map((list) => ({ label: t(`codes:schemeName.${list.scheme}`), value: wordOf(list) }))}
      />
    </SetupPart>
  );
};
