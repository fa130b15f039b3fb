import { isDecimalText } from '@plaza/ui';

type Value = string | number | boolean | null | undefined;

/** Whether two values of a field are equivalent, such as "900" and "900.00". */
export const isSameValue = (one: Value, other: Value): boolean => plain(one) === plain(other);

/** Whether two drafts with the same fields are equivalent. */
export const isSameDraft = (one: Readonly<Record<string, Value>>, other: Readonly<Record<string, Value>>): boolean =>
  Object.keys(one).every((field) => isSameValue(one[field], other[field]));

/** Removes surrounding spaces, and trailing zeros of a number. */
function plain(value: Value): Value {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return isDecimalText(text) && text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
