import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createGlobalStyle, ServerStyleSheet, StyleSheetManager, styled } from 'styled-components';
import { nestConditions } from './nest-conditions';

const stylisPlugins = [nestConditions];

/** The rules of a component, its class written as `.a`. */
function rulesOf(Component: ComponentType): string {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <StyleSheetManager stylisPlugins={stylisPlugins}>
        <Component />
      </StyleSheetManager>,
    ),
  );
  const className = /class="\S+ (\S+)"/.exec(html)?.[1] ?? '';
  const [, rules = ''] = /<style[^>]*>(.*)data-styled/s.exec(sheet.getStyleTags()) ?? [];
  return rules.replace(/\/\*.*\*\/|\s*\n/g, '').replaceAll(`.${className}`, '.a');
}

it('moves a condition into the rules that it applies to', () => {
  const Box = styled.div`
    color: red;
    @media print { color: black; &:hover, svg { color: gray; } }
  `;
  expect(rulesOf(Box)).toBe(
    '.a{color:red;}.a{@media print{color:black;}}.a:hover{@media print{color:gray;}}.a svg{@media print{color:gray;}}',
  );
});

it('keeps nested conditions, with pseudo-elements innermost', () => {
  const Box = styled.div`
    @supports (color: red) { @media print { &::after { color: black; } } }
  `;
  expect(rulesOf(Box)).toBe('.a{@supports (color: red){@media print{&::after{color:black;}}}}');
});

it('ignores comments', () => {
  const Paper = createGlobalStyle`
    @media print { /* white */ body { background: #fff; } }
  `;
  expect(() => rulesOf(Paper)).not.toThrow();
});

it('does not change selectors that the browser would have to match everywhere', () => {
  const Box = styled.div`
    @media print { &:has(svg) { color: black; } color: gray; }
  `;
  expect(rulesOf(Box)).toBe('@media print{.a:has(svg){color:black;}}.a{@media print{color:gray;}}');
});
