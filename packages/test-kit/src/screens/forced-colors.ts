/// <reference lib="dom" />

/** The CSS values of an element in Windows high contrast mode, by property, as far as Plaza's styles set them. */
export function forcedColorsOf(element: Element): Record<string, string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(
      (rule): rule is CSSMediaRule =>
        'media' in rule && String((rule as CSSMediaRule).media.mediaText).includes('forced-colors'),
    )
    .flatMap((media) => [...media.cssRules])
    .filter(
      (rule): rule is CSSStyleRule => 'selectorText' in rule && element.matches((rule as CSSStyleRule).selectorText),
    );
  return Object.fromEntries(
    rules.flatMap(({ style }) => Array.from(style).map((property) => [property, style.getPropertyValue(property)])),
  );
}
