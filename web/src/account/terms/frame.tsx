import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import styles from './frame.module.css';

type TermsFrameProps = {
  part: 'privacy' | 'service';
  title: string;
  /** Called for Escape inside the frame, where the page around it hears no keys. */
  onEscape?: () => void;
  /** Called with true while the current terms can be read. */
  onShown?: (isShown: boolean) => void;
};

/** Shows one part of the terms document, which runs no script (S7.6). */
export const TermsFrame = (props: TermsFrameProps) => {
  const { name } = useLanguage();
  const address = `/html/service-terms.html?lng=${name}#${props.part}`;
  return <Frame key={address} address={address} {...props} />;
};

const Frame = ({ address, part, title, onEscape, onShown }: TermsFrameProps & { address: string }) => {
  const { t } = useTranslation('auth');
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const hear = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape?.();
  });
  const listen = () => frame.current?.contentDocument?.addEventListener('keydown', hear);
  // While the terms load, an empty document is shown, and it may have the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => listen(), []);

  const look = () => {
    // An error page also fires "load". Only the part's element proves that the terms are there.
    const shown = frame.current?.contentDocument;
    const isShown = Boolean(shown?.getElementById(part));
    setState(isShown ? 'shown' : 'failed');
    // The terms link to their earlier version, which nobody can agree to any more.
    onShown?.(isShown && !shown?.URL.includes('version='));
    listen();
  };

  if (state === 'failed') {
    return (
      <p className={styles.failed} role="alert">
        {t('terms.failed')}{' '}
        <a href={address} target="_blank" rel="noreferrer">
          {t('terms.open')}
        </a>
      </p>
    );
  }
  return (
    <div className={styles.place}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={title}
        src={address}
        // No script runs in the frame. Same origin is allowed, so that Escape can be heard.
        sandbox="allow-same-origin"
        referrerPolicy="no-referrer"
        onLoad={look}
      />
      {state === 'loading' && (
        <div className={styles.loading}>
          <Skeleton />
        </div>
      )}
    </div>
  );
};
