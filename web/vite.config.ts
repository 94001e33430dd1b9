import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { interfaceFonts } from './build/interface-font.ts';
import { localeRoutes } from './build/locale-routes.ts';
import { pdfFiles } from './build/pdf-files.ts';

const ROOT = import.meta.dirname;
const API = process.env.IEUM_API ?? 'http://127.0.0.1:3000';

export default defineConfig(async ({ mode, isSsrBuild = false }) => settings(mode, isSsrBuild, await interfaceFonts()));

type Fonts = Awaited<ReturnType<typeof interfaceFonts>>;

/** `isPaint` is set when the build draws pages itself: it then needs the code alone. */
const settings = (mode: string, isPaint: boolean, fonts: Fonts): UserConfig => ({
  root: ROOT,
  plugins: isPaint ? [react()] : [react(), localeRoutes(), pdfFiles(), fontLicence(), preloadedFiles(fonts.first)],
  resolve: { alias: { '@interface-font': fonts.first, '@interface-font-others': fonts.others } },
  define: {
    __APP_VERSION__: JSON.stringify(versionOf(join(ROOT, '../package.json'))),
    // Only whether there is a key: a value that the code could read would stand in the build.
    __ENCRYPTION_KEY__: JSON.stringify(loadEnv(mode, ROOT).VITE_ENCRYPTION_KEY ? '********' : '(not set)'),
  },
  server: {
    proxy: Object.fromEntries(['/api', '/user', '/html', '/healthz'].map((path) => [path, { target: API }])),
  },
  build: {
    sourcemap: false,
    // The policy allows no data: fonts and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Larger than the usual bound are the reader of PDF and the showcase. The first load has a test of its own.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        // The first file lists all others: shorter names save half a kilobyte of the first load.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        ...(!isPaint && { codeSplitting: { groups: chunkGroups() } }),
      },
    },
  },
});

const versionOf = (path: string): string => JSON.parse(readFileSync(path, 'utf8')).version;

/**
 * Lets a browser load the font and the table of routes together with the program. Without its font a text is wider, and
 * what stands below it would move. The painted page does without the routes.
 */
function preloadedFiles(font: string): Plugin {
  return {
    name: 'ieum-preloaded-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const files = Object.values(bundle);
        const routes = files.find(({ type, name }) => type === 'chunk' && name === 'routes');
        const letters = files.find(({ fileName }) => fileName.startsWith(`assets/${basename(font, '.woff2')}-`));
        if (!routes || !letters) throw new Error('The build has no file of routes or no font.');
        const at = ({ fileName }: { fileName: string }) => ({ crossorigin: true, href: `/${fileName}` });
        return [
          // First of all: the style sheet lets the page be drawn, and the font shall be there by then.
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', ...at(letters) },
            injectTo: 'head-prepend',
          },
          { tag: 'link', attrs: { rel: 'modulepreload', ...at(routes) }, injectTo: 'head' },
        ];
      },
    },
  };
}

/** The font's licence wants to travel with the font. */
function fontLicence(): Plugin {
  return {
    name: 'ieum-font-licence',
    apply: 'build',
    generateBundle() {
      const path = createRequire(import.meta.url).resolve('pretendard/dist/LICENSE.txt');
      this.emitFile({ type: 'asset', name: 'pretendard-licence.txt', source: readFileSync(path) });
    },
  };
}
