import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../kit/language/use-language.ts';
import styles from './sentence.module.css';

/** A part of a text with the address of each figure in it: `<a>9건</a>` is the link `a`. */
type LinkedPart = { text: string; links?: Record<string, string> };
export type Sentence = { name: string; parts: LinkedPart[]; next?: { label: string; to: string } | undefined };

const TAGGED = /<(\w)>(.*?)<\/\1>/g;

/** Languages that set no space between two sentences. */
const WITHOUT_SPACE = ['zh', 'ja'];

/** Lists sentences with figures. Each figure leads to what it counts, and a problem to its next step. */
export const Sentences = ({ sentences }: { sentences: Sentence[] }) => {
  const { tag } = useLanguage();
  const gap = WITHOUT_SPACE.some((language) => tag.startsWith(language)) ? '' : ' ';
  return (
    <ul className={styles.sentences}>
      {sentences.map(({ name, parts, next }) => (
        <li key={name}>
          <p>
            {parts.map((part, at) => (
              <LinkedText key={part.text} {...part} before={at === 0 ? '' : gap} />
            ))}
          </p>
          {next && (
            <Link className={styles.next} to={next.to}>
              {next.label}
              <ArrowRight size={16} aria-hidden />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
};

const LinkedText = ({ text, links = {}, before }: LinkedPart & { before: string }) => {
  const pieces: ReactNode[] = [before];
  let end = 0;
  for (const match of text.matchAll(TAGGED)) {
    const [whole, name = '', figure = ''] = match;
    const to = links[name];
    pieces.push(text.slice(end, match.index));
    pieces.push(
      to === undefined ? (
        <b key={match.index}>{figure}</b>
      ) : (
        <Link key={match.index} to={to}>
          {figure}
        </Link>
      ),
    );
    end = match.index + whole.length;
  }
  return [...pieces, text.slice(end)];
};
