import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The axe rules about colors: the only ones whose results can differ between the dark and the light theme. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * The serious and critical findings of axe on a page, each with its elements.
 * @param rules by default all of axe's
 */
export async function seriousFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(rememberColors);
  }
  return page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(values && { runOnly: { type: 'rule', values } }),
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }, rules?.slice());
}

/**
 * Caches parsed colors: a page has some fifteen, and parsing them up to forty thousand times takes a quarter of axe's
 * time.
 */
function rememberColors(): void {
  interface Color {
    r: number;
    g: number;
    b: number;
    alpha: number;
    parseString(text: string): this;
  }
  const { prototype }: { prototype: Color } = Reflect.get(window.axe.commons, 'color').Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (text) {
    const color = known.get(text);
    if (color) return Object.assign(this, color);
    parseString.call(this, text);
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
}
