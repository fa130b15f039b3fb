import type { Account } from '@plaza/contracts/finance/accounts';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { fieldLabels } from '../values/account-fields';
import { InlineMenu } from './inline-menu';
import { ErrorText, Place, Shown } from './inline-styles';
import { type SaveField, useInlineEdit } from './use-inline-edit';

interface InlineChoiceProps {
  account: Account;
  field: 'type' | 'status';
  choices: readonly string[];
  saveField: SaveField;
  /** Renders a choice; by default as its text. */
  render?: (choice: string) => ReactNode;
}

/**
 * A field with a fixed set of values, edited in place with a menu: choosing one saves it, Escape restores the saved
 * one.
 */
export function InlineChoice({ account, field, choices, saveField, render }: InlineChoiceProps) {
  const { typed, error, close, save } = useInlineEdit(account, field, saveField);
  const errorId = useId();
  const chosen = typed ?? account[field];
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <Place onKeyDown={handleKeyDown}>
      <InlineMenu
        trigger={
          <Shown
            type="button"
            $invalid={error !== undefined}
            aria-label={`Edit ${fieldLabels[field]}: ${chosen}`}
            aria-describedby={error && errorId}
          >
            {render?.(chosen) ?? chosen}
          </Shown>
        }
        items={() =>
          choices.map((choice) => ({
            label: choice,
            checked: choice === chosen,
            onSelect: () => void save(choice),
          }))
        }
      />
      {error && (
        <ErrorText id={errorId} role="alert">
          {error}
        </ErrorText>
      )}
    </Place>
  );
}
