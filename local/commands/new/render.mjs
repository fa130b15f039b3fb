/**
 * Replaces `{{placeholder}}` in a template; objects in code (`style={{ width: 1 }}`) have blanks there and stay.
 * @param {string} template
 * @param {Readonly<Record<string, string | number>>} values
 * @throws for a placeholder without a value, which would end up in the generated code
 */
export function render(template, values) {
  return template.replace(/\{\{([\w:@/-]+)\}\}/g, (_match, placeholder) => {
    if (!Object.hasOwn(values, placeholder))
      throw new Error(`a template asks for "${placeholder}", which has no value`);
    return String(values[placeholder]);
  });
}

/** The path of a template's file: NAME in the template's path stands for the name. */
export function targetPath(template, name) {
  return template.replace(/\.template$/, '').replaceAll('NAME', name);
}
