/**
 * Fills `{{word}}` in a template; objects in code (`style={{ width: 1 }}`) have blanks there and stay.
 * @param {string} template
 * @param {Readonly<Record<string, string | number>>} words
 * @throws when the template asks for a word that is not given: it would stand in somebody's code
 */
export function render(template, words) {
  return template.replace(/\{\{(\w+)\}\}/g, (_mark, word) => {
    if (!Object.hasOwn(words, word)) throw new Error(`a template asks for "${word}", which nobody gives`);
    return String(words[word]);
  });
}

/** Where a template's file goes: NAME in its path stands for the name. */
export function placeOf(template, name) {
  return template.replace(/\.template$/, '').replaceAll('NAME', name);
}
