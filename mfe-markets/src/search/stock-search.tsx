import { Button, Field, Row, SearchIcon, styled, TextInput, useCombobox } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';
import { type FormEvent, useState } from 'react';
import type { Shares } from '../quotes/view/shares-columns';
import { stockSearchApi } from './stock-search-api';
import { SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

const closeDelayMs = 200;

/** Searches stocks and ETFs on the server by symbol or name, with suggestions during typing. */
export function StockSearch({ onFound }: { onFound: (stock: Shares) => void }) {
  const [typed, setTyped] = useState('');
  const [search, { isLoading, error, reset }] = stockSearchApi.useMarketsSearchStockMutation();
  const suggestions = useSuggestions(typed);
  const clear = () => {
    setTyped('');
    reset();
  };
  const { isOpen, open, close, rootRef, inputProps, listProps, optionProps } = useCombobox({
    options: suggestions,
    closeDelayMs,
    onChoose(chosen) {
      clear();
      onFound(chosen);
    },
  });
  const term = typed.trim();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (term === '' || isLoading) return;
    close();
    const { data } = await search({ term });
    if (!data) return;
    setTyped((now) => (now === typed ? '' : now)); // keeps text that was typed in the meantime
    reset();
    onFound(data);
  };
  return (
    <form aria-label="Stocks and ETFs" onSubmit={handleSubmit}>
      <Row gap={8} align="flex-start">
        <Place ref={rootRef}>
          <Field
            label="Search stocks and ETFs"
            hideLabel
            {...(error && { error: serverMessage(error, 'Failed to search stock') })}
          >
            <TextInput
              {...inputProps}
              onFocus={open}
              spellCheck={false}
              maxLength={100}
              placeholder="Symbol or name"
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                open();
                if (error) reset();
              }}
            />
          </Field>
          {isOpen && <SuggestionList suggestions={suggestions} listProps={listProps} optionProps={optionProps} />}
        </Place>
        <Button
          type="submit"
          variant="primary"
          icon={<SearchIcon />}
          unavailable={term === '' || isLoading}
          aria-busy={isLoading}
        >
          Search
        </Button>
      </Row>
    </form>
  );
}

const Place = styled.div`
  position: relative;
  flex: 1 1 200px;
  min-width: 0;
  max-width: 440px;
`;
