import './kit/ui/tokens.css';
import './kit/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { startRouter } from './app/router.ts';
import { logEnvironment } from './kit/environment.ts';
import { startI18n } from './kit/language/i18n.ts';
import { applyTheme, readTheme } from './kit/theme.ts';

if (import.meta.env.PROD) logEnvironment();
applyTheme(readTheme());

// The order matters: the language is known when the first route requests its words; both then load at the same time.
const words = startI18n();
const router = startRouter();
await words;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
