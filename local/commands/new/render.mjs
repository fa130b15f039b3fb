/**
 * Replaces `{{placeholder}}` in a template. Objects in code (`style={{ width: 1 }}`) have spaces inside and are kept.
 * @param {string} template
 * @param {Readonly<Record<string, string | number>>} values
 * @throws for a placeholder without a value, which would end up in the generated code
 */
export function render(template, values) {
  return template.replace(/\{\{([\w:@/-]+)\}\}/g, (_match, placeholder) => {
    if (!Object.hasOwn(values, placeholder))
      throw new Error(`a template contains the placeholder "${placeholder}", which has no value`);
    return String(values[placeholder]);
  });
}

/** The target path of a template: NAME in it is replaced by the name. */
export function targetPath(template, name) {
  return template.replace(/\.template$/, '').replaceAll('NAME', name);
}
