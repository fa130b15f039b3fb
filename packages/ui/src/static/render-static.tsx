import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, ThemeProvider } from 'styled-components';
import { GlobalStyle } from '../theme/global-style';
import { variableStyles, variableTheme } from './theme-variables';

export interface StaticRender {
  /** The markup of each page, in the order of the pages. A title that a page has stands in it. */
  readonly markups: readonly string[];
  /** The styles of all of them together, in both modes. */
  readonly styles: string;
}

/** Draws pages as a build does, for browsers to show before any script runs. */
export function renderStatic(pages: readonly ReactElement[]): StaticRender {
  const sheet = new ServerStyleSheet();
  const inline = new Map<string, string>();
  const markups = pages.map((page) => {
    const themed = (
      <ThemeProvider theme={variableTheme}>
        <GlobalStyle />
        {page}
      </ThemeProvider>
    );
    return withoutInlineStyles(renderToStaticMarkup(sheet.collectStyles(themed)), inline);
  });
  const styles = plain(sheet.getStyleTags()) + [...inline].map(([style, mark]) => `[${mark}]{${style}}`).join('');
  sheet.seal();
  return { markups, styles: variableStyles(styles) + styles };
}

/**
 * The policy of pages refuses styles in attributes: each gets a mark that a rule is for. @param marks style → its mark
 */
const withoutInlineStyles = (markup: string, marks: Map<string, string>): string =>
  markup.replace(/ style="([^"]*)"/g, (_attribute, style: string) => {
    const mark = marks.get(style) ?? `data-style-${marks.size}`;
    marks.set(style, mark);
    return ` ${mark}`;
  });

/** Without the marks by which styled-components would take styles up again: what wakes draws anew. */
const plain = (tags: string): string =>
  tags
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll('/*!sc*/', '')
    .replaceAll('\n', '');
