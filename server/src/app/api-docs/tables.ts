import { Markup, markup } from '../../kit/markup.ts';

type Cell = string | Markup;

/** Returns nothing if there are no rows. On a narrow screen each cell shows the title of its column. */
export const tableOf = (caption: string, titles: string[], rows: Cell[][]) =>
  rows.length > 0 &&
  markup`<table>
<caption>${caption}</caption>
<thead><tr>${titles.map((title) => markup`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${rows.map((cells) => markup`<tr>${cells.map((cell, at) => cellOf(cell, titles[at]))}</tr>\n`)}</tbody>
</table>`;

export const code = (text: string) => markup`<code>${text}</code>`;

/** Marks an empty cell, which is left out if it would only take up a line. */
const cellOf = (cell: Cell, title = '') =>
  cell === '' ? new Markup('<td class="empty"></td>') : markup`<td data-title="${title}">${cell}</td>`;
