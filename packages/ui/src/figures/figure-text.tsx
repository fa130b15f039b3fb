/** A figure that can wrap only after its thousands separators, if it is too wide. Other text wraps as usual. */
export function FigureText({ children }: { children: string }) {
  return [...children.matchAll(/.+?(?:\d,(?=\d{3})|$)/g)].flatMap(({ 0: part, index }) =>
    index === 0 ? [part] : [<wbr key={index} />, part],
  );
}
