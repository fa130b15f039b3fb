/** A color of text and the background that the same CSS rule gives it; both are names of colors of the theme. */
export interface UsedPair {
  readonly text: string;
  readonly ground: string;
}

const meanings = ['good', 'attention', 'bad', 'info'];

/** Replaces the functions that look up a color with its name: `@good.text`, or `@*.text` if the meaning varies. */
function named(source: string): string {
  return source
    .replaceAll(/\$\{\s*(?:\(\{[^}]*\}\)\s*=>\s*)?theme\.color\.([a-zA-Z.]+)\s*\}/g, '@$1')
    .replaceAll(/\$\{\s*(?:\(\{[^}]*\}\)\s*=>\s*)?theme\.color\[[^\]]*\]\.([a-zA-Z]+)\s*\}/g, '@*.$1');
}

const declared = (rule: string, property: string): string | undefined =>
  new RegExp(`(?:^|[;\\s])${property}:\\s*@([\\w.*]+)`).exec(rule)?.[1];

const each = (color: string): string[] =>
  color.startsWith('*.') ? meanings.map((meaning) => color.replace('*', meaning)) : [color];

/** The color pairs in the styles of a source file: text and background of one rule, at any nesting. */
export function usedPairs(source: string): UsedPair[] {
  return named(source)
    .split(/[{}`]/)
    .flatMap((rule) => {
      const [text, ground] = [declared(rule, 'color'), declared(rule, 'background(?:-color)?')];
      if (!text || !ground) return [];
      const [texts, grounds] = [each(text), each(ground)];
      return texts.map((one, index) => ({ text: one, ground: grounds[index] ?? grounds[0] ?? ground }));
    });
}
