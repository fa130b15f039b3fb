import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, ThemeProvider } from 'styled-components';
import { GlobalStyle } from '../theme/global-style';
import { variableStyles, variableTheme } from './theme-variables';

export interface StaticRender {
  /** The markup of each page, in the order of the pages, including titles that the pages render. */
  readonly markups: readonly string[];
  /** The styles of all pages, in both color modes. */
  readonly styles: string;
}

/** Renders pages at build time, for browsers to show before any script runs. */
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
 * The pages' security policy forbids style attributes: each is replaced by an attribute that a CSS rule selects. @param
 * marks style → its attribute
 */
const withoutInlineStyles = (markup: string, marks: Map<string, string>): string =>
  markup.replace(/ style="([^"]*)"/g, (_attribute, style: string) => {
    const mark = marks.get(style) ?? `data-style-${marks.size}`;
    marks.set(style, mark);
    return ` ${mark}`;
  });

/** Removes the marks for rehydration by styled-components, because the client renders these pages from scratch. */
const plain = (tags: string): string =>
  tags
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll('/*!sc*/', '')
    .replaceAll('\n', '');
