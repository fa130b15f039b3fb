import { createHash } from 'node:crypto';
import type { DevMailRecord } from './dev-mail.model';
import { escapeHtml } from './escape-html';

const style = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
article { border: 1px solid #8888; border-radius: 8px; padding: 0.75rem 1rem; margin: 1rem 0; }
h2 { font-size: 1.1rem; margin: 0; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.75rem 0 0; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The page may run no scripts and load nothing, as it shows texts written by strangers. */
export const devMailPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The mailbox as a page. */
export function devMailPage(mails: readonly DevMailRecord[]): string {
  const articles = mails.map(article).join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development mailbox</title>
<style>${style}</style></head>
<body><h1>Development mailbox</h1>
${articles || '<p>No mail yet.</p>'}
</body></html>
`;
}

function article({ to, subject, text, createdAt }: DevMailRecord): string {
  const at = createdAt.toISOString();
  return `<article><h2>${escapeHtml(subject)}</h2>
<div>To ${escapeHtml(to)}, <time datetime="${at}">${at}</time></div>
<pre>${withLinks(text)}</pre></article>`;
}

/** The escaped text with clickable URLs. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}
