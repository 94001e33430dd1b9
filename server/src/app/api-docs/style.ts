/** The page's policy allows only this style, by its hash. */
export const STYLE = `
:root { color-scheme: light dark; --text: #1a2230; --ground: #ffffff; --muted: #56617a; --line: #d3dae5; --tint: #f5f7fa; --link: #1f4fd8; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e8ecf3; --ground: #12161c; --muted: #9aa6bc; --line: #39434f; --tint: #1a2029; --link: #7ea2ff; }
}
body { margin: 0; padding: 24px 16px 48px; color: var(--text); background: var(--ground); font: 1rem/1.6 Pretendard, system-ui, -apple-system, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR", sans-serif; overflow-wrap: anywhere; }
main { max-width: 960px; margin: 0 auto; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.3; }
h2 { margin: 48px 0 16px; padding-top: 24px; border-top: 2px solid var(--line); font-size: 1.375rem; }
h3 { display: inline; margin: 0; font-size: 1rem; }
h4 { margin: 24px 0 8px; font-size: 1rem; }
p { margin: 8px 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
code, pre { font-family: ui-monospace, "SF Mono", Consolas, "Noto Sans Mono CJK KR", monospace; font-size: 0.875rem; }
pre { margin: 8px 0; padding: 12px 16px; background: var(--tint); border: 1px solid var(--line); border-radius: 8px; white-space: pre-wrap; }
pre.whole { user-select: all; -webkit-user-select: all; }
nav ul { columns: 260px; margin: 8px 0 24px; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 4px 0; }
details { margin: 12px 0; border: 1px solid var(--line); border-radius: 8px; }
summary { padding: 12px 16px; cursor: pointer; }
summary > span { display: block; margin: 4px 0 0 18px; color: var(--muted); }
details[open] > summary { border-bottom: 1px solid var(--line); }
details > div { padding: 4px 16px 16px; scroll-margin-top: 140px; }
.method { color: var(--link); }
table { width: 100%; margin: 24px 0; border-collapse: collapse; font-size: 0.9375rem; line-height: 1.5; overflow-wrap: break-word; }
caption { padding-bottom: 8px; font-weight: 700; text-align: left; }
th, td { padding: 8px 10px; border: 1px solid var(--line); text-align: left; vertical-align: top; }
th { background: var(--tint); }
@media (max-width: 699.98px) {
  table, caption, tbody, tr { display: block; overflow-wrap: anywhere; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  tr { margin-bottom: 12px; border: 1px solid var(--line); border-radius: 8px; }
  td { display: grid; grid-template-columns: 80px 1fr; gap: 8px; padding: 6px 10px; border: 0; }
  td.empty { display: none; }
  td::before { color: var(--muted); content: attr(data-title); }
}
`;
