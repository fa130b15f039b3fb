/**
 * A figure that breaks behind its thousands, and not within them, where its place is narrower than itself. Other words
 * break as they always do.
 */
export function FigureText({ children }: { children: string }) {
  return [...children.matchAll(/.+?(?:\d,(?=\d{3})|$)/g)].flatMap(({ 0: part, index }) =>
    index === 0 ? [part] : [<wbr key={index} />, part],
  );
}
