import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules of axe that look at colours: all in which the dark screens can differ from the light ones. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page that is serious or critical, each with the elements it is found in.
 * @param rules all of axe's where there are none
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
 * A page has some fifteen colours, which axe reads up to forty thousand times, for a quarter of its time: each once.
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
