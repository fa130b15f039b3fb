import type { IStyleSheetManager } from 'styled-components';

type Plugin = NonNullable<IStyleSheetManager['stylisPlugins']>[number];
/** A style rule, or an at-rule with a condition around some. */
type Rule = Parameters<Plugin>[0];

/**
 * Moves conditions into the rules that they contain: `@media print{.a{…}}` becomes `.a{@media print{…}}`. When a
 * condition is added to a style sheet, Chrome restyles every element of the page; when a style rule is added, only the
 * elements that it matches.
 */
export const nestConditions: Plugin = (element, index, siblings) => {
  if (!element.root && isCondition(element)) siblings.splice(index + 1, 0, ...takeNestable(element, []));
};

const isCondition = ({ type }: Rule) => type === '@media' || type === '@supports' || type === '@container';

/** Removes the rules that can be nested from a condition, and returns them with the condition inside of them. */
function takeNestable(condition: Rule, outer: readonly Rule[]): Rule[] {
  const conditions = [...outer, condition];
  const rules = condition.children as Rule[];
  condition.children = rules.filter((rule) => isCondition(rule) || !isNestable(rule));
  return rules.flatMap((rule) => {
    if (isCondition(rule)) return takeNestable(rule, conditions);
    return isNestable(rule) ? (rule.props as string[]).map((selector) => nestedRule(rule, selector, conditions)) : [];
  });
}

/**
 * Once nested, rules without a class would be tested against every element, and `:has` would be tracked, even while the
 * condition is false. A comment has no selectors.
 */
const isNestable = ({ props }: Rule) =>
  Array.isArray(props) && props.every((selector) => /^\.(?!.*:has\()/.test(selector));

/**
 * A pseudo-element is nested innermost, because older browsers ignore declarations that are directly in a condition of
 * one.
 */
function nestedRule(rule: Rule, selector: string, conditions: readonly Rule[]): Rule {
  const [, owner = selector, pseudoElement] = /^(.*[^\s>+~])(::.*)$/.exec(selector) ?? [];
  const wrappers = pseudoElement ? [...conditions, { ...rule, value: '', props: [`&${pseudoElement}`] }] : conditions;
  const outermost: Rule = { ...rule, props: [owner], root: null, parent: null, children: [] };
  let inner = outermost;
  for (const wrapper of wrappers) {
    const next: Rule = { ...wrapper, root: inner, parent: inner, children: [] };
    inner.children = [next];
    inner = next;
  }
  inner.children = rule.children;
  return outermost;
}
