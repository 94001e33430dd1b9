import './kit/ui/tokens.css';
import './kit/ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, untilDrawable } from './app/app.tsx';
import { keepEarlyPress } from './app/early-press.ts';
import { startRouter } from './app/router.ts';
import { logEnvironment } from './kit/environment.ts';
import { i18n, startI18n } from './kit/language/i18n.ts';
import { applyTheme, readTheme } from './kit/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Takes over the page that the build has painted. In another language it is drawn again, out of sight until then. */
const takeOver = async () => {
  const isInLanguage = root.dataset.painted === i18n.language;
  const press = keepEarlyPress(root);
  root.hidden = !isInLanguage;
  const router = await startRouter();
  await Promise.all([words, untilDrawable(router)]);
  const onShown = () => {
    delete root.dataset.painted;
    root.hidden = false;
    if (isInLanguage) press();
  };
  const app = <App router={router} onShown={onShown} />;
  if (isInLanguage) hydrateRoot(root, app);
  else createRoot(root).render(app);
};

const draw = async () => {
  const router = await startRouter();
  await words;
  createRoot(root).render(<App router={router} />);
};

if (import.meta.env.PROD) logEnvironment();
applyTheme(readTheme());
// The order matters: the language is known when the first route requests its words; both then load at the same time.
const words = startI18n();
// Not awaited: other files import parts of this one, and would wait for its end.
void (root.dataset.painted ? takeOver() : draw());
