import { isDecimalText } from '@plaza/ui';

type Value = string | number | boolean | null | undefined;

/** Whether two values of a field say the same: "900" and "900.00" do. */
export const isSameValue = (one: Value, other: Value): boolean => plain(one) === plain(other);

/** Whether two forms with the same fields say the same. */
export const isSameDraft = (one: Readonly<Record<string, Value>>, other: Readonly<Record<string, Value>>): boolean =>
  Object.keys(one).every((field) => isSameValue(one[field], other[field]));

/** Without blanks around it, and a number without zeros at its end. */
function plain(value: Value): Value {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return isDecimalText(text) && text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
