import type { Account } from '@plaza/contracts/finance/accounts';
import { limits } from '@plaza/contracts/limits';
import { isComposing, NumberInput, TextArea, TextInput } from '@plaza/ui';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { type AccountField, fieldLabels } from '../values/account-fields';
import { ownersListId } from '../values/owner-groups';
import { ErrorText, Place, Shown, TwoLines } from './inline-styles';
import { type SaveField, useInlineEdit } from './use-inline-edit';

interface InlineTextProps {
  account: Account;
  field: Exclude<AccountField, 'type' | 'status'>;
  /** The formatted value; "" if there is none. */
  shown: string;
  /** Appended to the value in the tooltip. */
  about?: string;
  /** Wraps long text to a second line, for values that differ only at their end. */
  twoLines?: boolean;
  saveField: SaveField;
}

/** A field that is edited in place: Enter and blur save, Escape cancels. Rejected text stays in the editor. */
export function InlineText({ account, field, shown, about, twoLines = false, saveField }: InlineTextProps) {
  const { typed, error, start, type, close, save, leave } = useInlineEdit(account, field, saveField);
  const errorId = useId();
  const place = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const editing = typed !== undefined;

  useLayoutEffect(() => {
    // Rejected text reopens the editor, which may take the focus only if no other element has it.
    const lost = editing && document.activeElement === document.body;
    const control = place.current?.querySelector<HTMLElement>('input, textarea, button');
    if (takesFocus.current || lost) control?.focus();
    if (control instanceof HTMLInputElement && takesFocus.current) control.select();
    takesFocus.current = false;
  }, [editing]);

  function handleStart() {
    takesFocus.current = true;
    start();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const isSave = event.key === 'Enter' && !event.shiftKey;
    if (!isSave && event.key !== 'Escape') return;
    event.preventDefault();
    takesFocus.current = true;
    if (isSave) void save();
    else close();
  }

  function handleBlur() {
    takesFocus.current = false;
    leave();
  }

  if (!editing) {
    return (
      <Place ref={place}>
        <Shown
          type="button"
          $empty={shown === ''}
          $twoLines={twoLines}
          title={about ? `${shown} – ${about}` : shown}
          aria-label={`Edit ${fieldLabels[field]}: ${shown || 'none'}`}
          onClick={handleStart}
        >
          {twoLines ? <TwoLines>{shown || '—'}</TwoLines> : shown || '—'}
        </Shown>
      </Place>
    );
  }
  const control = {
    'aria-label': fieldLabels[field],
    'aria-invalid': error !== undefined,
    'aria-describedby': error && errorId,
    onKeyDown: handleKeyDown,
    onBlur: handleBlur,
  };
  return (
    <Place ref={place}>
      <Editor account={account} field={field} typed={typed} onType={type} control={control} />
      {error && (
        <ErrorText id={errorId} role="alert">
          {error}
        </ErrorText>
      )}
    </Place>
  );
}

interface EditorProps extends Pick<InlineTextProps, 'account' | 'field'> {
  typed: string;
  onType: (text: string) => void;
  control: {
    'aria-label': string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: () => void;
  };
}

function Editor({ account, field, typed, onType, control }: EditorProps) {
  switch (field) {
    case 'balance':
      return <NumberInput {...control} signed value={typed} onValueChange={onType} unit={account.currency} />;
    case 'interestRate':
      return <NumberInput {...control} value={typed} onValueChange={onType} unit="%" />;
    case 'conversionFactor':
      return <NumberInput {...control} value={typed} onValueChange={onType} />;
    case 'perks':
    case 'notes':
      return (
        <TextArea
          {...control}
          rows={1}
          maxLength={limits.longText}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      );
    default:
      return (
        <TextInput
          {...control}
          maxLength={field === 'name' ? limits.accountName : limits.shortText}
          list={field === 'owner' ? ownersListId : undefined}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      );
  }
}
