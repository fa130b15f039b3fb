import { decimalsOf } from '@plaza/contracts/currencies';
import type { Account } from '@plaza/contracts/finance/accounts';
import { shownFactor, shownRate } from '../values/account-figures';
import { ownerOf } from '../values/owner-groups';
import type { AccountColumn, AccountColumnId } from './account-columns';

/** The width of a column: a number of digits (CSS `ch`) plus a number of pixels around them. */
interface Width {
  readonly chars: number;
  readonly around: number;
}

/** Horizontal padding of a cell and of the field in it, both sides together. */
const around = 24;
/** The average width of a letter relative to a digit. Headers use a smaller font. */
const [letter, headLetter] = [0.9, 0.8];
/**
 * The most letters that set the width of a column. Longer texts (for names, longer than two such lines) end in "…" and
 * are shown in full in the tooltip and in the editor.
 */
const longest: Partial<Record<AccountColumnId, number>> = { name: 28, type: 14, owner: 18, perks: 24, notes: 28 };
const fixed: Partial<Record<AccountColumnId, Width>> = {
  move: { chars: 0, around: 32 },
  actions: { chars: 0, around: 84 },
  // A badge, whose dot and padding need additional space.
  status: { chars: 8 * headLetter, around: around + 32 },
};

/**
 * Each column is as wide as its longest content, including rows that are not rendered, and at least as wide as its
 * header.
 */
export function columnWidths(
  columns: readonly AccountColumn[],
  accounts: readonly Account[],
): ReadonlyMap<AccountColumnId, Width> {
  return new Map(columns.map((column) => [column.id, fixed[column.id] ?? widthOf(column, accounts)]));
}

function widthOf({ id, header }: AccountColumn, accounts: readonly Account[]): Width {
  const most = longest[id] ?? Number.POSITIVE_INFINITY;
  const content = 0.5 + accounts.reduce((chars, account) => Math.max(chars, charsOf(id, account)), 1);
  const chars = Math.max(Math.min(content, most * letter), header.length * headLetter);
  return { chars: Math.ceil(chars * 10) / 10, around };
}

function charsOf(id: AccountColumnId, account: Account): number {
  const { balance, currency, exactFactor, factorBase } = account;
  switch (id) {
    case 'interestRate':
      return shownRate(account).length;
    case 'conversionFactor':
      return shownFactor(account).length;
    case 'balance':
      return amountChars(Number(balance), currency);
    case 'totalValue':
      return amountChars(Number(balance) * Number(exactFactor), factorBase);
    case 'currency':
      return currency.length;
    case 'displayCurrency':
      return factorBase.length;
    case 'owner':
      return ownerOf(account).length * letter;
    case 'name':
    case 'type':
    case 'perks':
    case 'notes':
      return account[id].length * letter;
    default:
      return 0;
  }
}

/** Estimates the width of a formatted amount: digits, narrow commas, decimals, sign and currency code. */
function amountChars(amount: number, currency: string): number {
  const digits = Math.max(1, Math.floor(Math.log10(Math.abs(amount) || 1)) + 1);
  const commas = Math.floor((digits - 1) / 3);
  const sign = amount < 0 ? 1 : 0;
  return digits + commas * 0.4 + 0.4 + decimalsOf(currency) + sign + currency.length * 1.2 + 1;
}

/** The total width of one or more columns as a CSS length. */
export function asLength(...widths: readonly (Width | undefined)[]): string {
  const chars = widths.reduce((total, width) => total + (width?.chars ?? 0), 0);
  const pixels = widths.reduce((total, width) => total + (width?.around ?? 0), 0);
  return `calc(${Math.round(chars * 10) / 10}ch + ${pixels}px)`;
}
