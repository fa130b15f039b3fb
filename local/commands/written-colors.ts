/** Text that is written on a ground of its own by the same rule of a style; both are names of colours of the theme. */
export interface UsedPair {
  readonly text: string;
  readonly ground: string;
}

const meanings = ['good', 'attention', 'bad', 'info'];

/**
 * Names of colours in place of the functions that look them up: `@good.text`, and `@*.text` where the meaning varies.
 */
function named(source: string): string {
  return source
    .replaceAll(/\$\{\s*(?:\(\{[^}]*\}\)\s*=>\s*)?theme\.color\.([a-zA-Z.]+)\s*\}/g, '@$1')
    .replaceAll(/\$\{\s*(?:\(\{[^}]*\}\)\s*=>\s*)?theme\.color\[[^\]]*\]\.([a-zA-Z]+)\s*\}/g, '@*.$1');
}

const declared = (rule: string, property: string): string | undefined =>
  new RegExp(`(?:^|[;\\s])${property}:\\s*@([\\w.*]+)`).exec(rule)?.[1];

const each = (color: string): string[] =>
  color.startsWith('*.') ? meanings.map((meaning) => color.replace('*', meaning)) : [color];

/** The pairs that the styles of a source file use: colour and ground of one rule, however they are nested. */
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
