import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../format/file-size.ts';
import { useLanguage } from '../../language/use-language.ts';
import { endingsOf, type FileRules, type Refusal } from './file-check.ts';

/** A user may drop a whole folder, and nobody reads a thousand reasons. */
const MAX_REASONS = 3;

/** Returns texts about files: the accepted ones, and one line for each refused one. */
export const useFileWords = ({ accept = '', maxSize = 0, maxFiles = 1 }: FileRules) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const lineOf = ({ reason, name }: Refusal) => {
    if (reason === 'wrongType') return t('fileDrop.wrongType', { name, types: endingsOf(accept) || accept });
    if (reason === 'tooLarge') return t('fileDrop.tooLarge', { name, max: formatFileSize(maxSize, tag) });
    if (reason === 'empty') return t('fileDrop.empty', { name });
    return t('fileDrop.tooMany', { count: maxFiles });
  };
  return {
    chosen: (files: File[]) => files.length > 0 && t('fileDrop.chosen', { names: namesOf(files, tag) }),
    removed: ({ name }: File) => t('fileDrop.removed', { name }),
    refused: (refused: Refusal[]) => {
      const lines = [...new Set(refused.map(lineOf))];
      const rest = lines.length - MAX_REASONS;
      const more = rest > 0 ? [t('fileDrop.more', { count: rest })] : [];
      return [...lines.slice(0, MAX_REASONS), ...more].join('\n');
    },
  };
};

const namesOf = (files: File[], tag: string) =>
  new Intl.ListFormat(tag, { type: 'conjunction' }).format(files.map(({ name }) => name));
