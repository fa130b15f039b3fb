import fs from 'node:fs';
import path from 'node:path';
import { bundle } from '../../machine/bundle.mjs';
import { root } from '../../machine/sandbox.mjs';

/**
 * What React and the browser alone need for three of the changes that are measured: as many elements and the same
 * native controls as a hundred quotes, the menu of a currency and the form of an account have, without styles,
 * positions, focus or anything live.
 */
const source = `
  import { createElement as h, useState } from 'react';
  import { createRoot } from 'react-dom/client';

  const times = (count, toElement) => Array.from({ length: count }, (_, index) => toElement(index));
  const tool = (label) =>
    h('button', { 'aria-label': label }, h('svg', { width: 16, height: 16 }, h('path', { d: 'M0 8 L8 0 L16 8' })));
  const quote = (row) =>
    h('tr', { key: row },
      h('td', null, tool('Favorite ' + row)),
      h('th', { scope: 'row' }, 'C' + row),
      times(4, (column) => h('td', { key: column }, h('span', null, row + column))),
      h('td', null, tool('Chart of ' + row), h('span', null, row)),
      h('td', null, tool('Alerts of ' + row)));
  const line = (index) => h('div', { key: index, role: 'menuitemcheckbox', 'aria-checked': false, tabIndex: -1 }, 'C' + index);
  const field = (kind, index) =>
    h('div', { key: index }, h('label', { htmlFor: 'field' + index }, 'Field ' + index), h(kind, { id: 'field' + index }), h('p'));
  const kinds = ['input', 'button', 'button', 'input', 'button', 'input', 'input', 'input', 'input', 'textarea', 'textarea'];
  const box = { position: 'fixed', inset: 64, overflow: 'auto', background: 'white' };

  function Page() {
    const [rows, setRows] = useState(times(100, String));
    const [open, setOpen] = useState('');
    return h('main', null,
      times(2, (index) => h('button', { key: index, onClick: () => setOpen(['menu', 'form'][index]) }, ['Menu', 'Form'][index])),
      h('button', { onClick: () => setRows(rows.toReversed()) }, 'Sort'),
      h('table', null, h('tbody', null, rows.map(quote))),
      open === 'menu' && h('div', { role: 'menu', style: box, onClick: () => setOpen('') }, times(58, line)),
      open === 'form' && h('form', { role: 'dialog', style: box, onClick: () => setOpen('') }, kinds.map(field)));
  }

  createRoot(document.querySelector('div')).render(h(Page));
`;

/** Builds the page with React as the shell has it. @returns {Promise<string>} its HTML */
export async function buildReactPage(sandbox) {
  const entry = sandbox.path('react-page.js');
  const out = sandbox.path('react-page');
  fs.writeFileSync(entry, source);
  await bundle({
    mode: 'production',
    context: path.join(root, 'shell'),
    entry,
    output: { path: out, filename: 'page.js' },
    resolve: { modules: [path.join(root, 'node_modules')] },
    performance: { hints: false },
  });
  const script = fs.readFileSync(path.join(out, 'page.js'), 'utf8').replaceAll('</script', '<\\/script');
  return `<!doctype html><div></div><script>${script}</script>`;
}
