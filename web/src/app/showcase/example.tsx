import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import styles from './example.module.css';

type ExampleProps = {
  /** Also the section's address on its page: `/ui-components#button`. */
  id: string;
  title: string;
  /** Source of the example, imported with `?raw`, so that it is the code that runs. */
  code: string;
  children: ReactNode;
};

/** Shows one component of the kit with its source. */
export const Example = ({ id, title, code, children }: ExampleProps) => {
  const { t } = useTranslation('showcase');
  const headingId = `${id}-heading`;
  return (
    <section className={styles.example} id={id} aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      <div className={styles.live}>{children}</div>
      <details className={styles.code}>
        <summary>{t('code')}</summary>
        <CopyButton text={code} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.source} aria-label={t('codeOf', { title })} tabIndex={0}>
          <pre>{code}</pre>
        </section>
      </details>
    </section>
  );
};

const CopyButton = ({ text }: { text: string }) => {
  const { t } = useTranslation('showcase');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button size="small" onClick={copy}>
      <Icon size={16} aria-hidden />
      <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
    </Button>
  );
};
