/** Defined by the build, see vite.config.ts. */
declare const __APP_VERSION__: string;
declare const __ENCRYPTION_KEY__: '********' | '(not set)';

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
}
