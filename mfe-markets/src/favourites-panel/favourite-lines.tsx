import type { FavouriteKind } from '@plaza/contracts/markets/kinds';
import { focusAfterRemoval, StarIcon, styled, VisuallyHidden } from '@plaza/ui';
import type { ReactNode } from 'react';
import type { SavedItem } from '../favourites/favourite-fields';
import { useStar } from '../favourites/use-favourites';

interface FavouriteLinesProps {
  readonly kind: FavouriteKind;
  readonly saved: readonly SavedItem[];
  /** Renders the current figures; nothing if they are unknown. */
  readonly figures: (item: SavedItem) => ReactNode;
  /** Shows the key, with the name as its tooltip. */
  readonly showsKey?: boolean;
}

/** The favorites of one kind, each with a star that removes it. */
export function FavouriteLines({ kind, saved, figures, showsKey = false }: FavouriteLinesProps) {
  const star = useStar();
  return (
    <List ref={focusAfterRemoval}>
      {saved.map((item) => (
        <li key={item.key}>
          <button
            type="button"
            aria-label={`Remove ${item.name} from favorites`}
            title="Remove from favorites"
            onClick={() => star({ kind, key: item.key, saved: true, fields: item.fields })}
          >
            <StarIcon filled />
          </button>
          {showsKey ? (
            <span title={item.name}>
              <strong>{item.key}</strong> <VisuallyHidden>{item.name}</VisuallyHidden>
            </span>
          ) : (
            <span title={item.note}>
              <strong>{item.name}</strong>
            </span>
          )}
          <span>{figures(item)}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space[16]};
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[4]};
    min-height: 28px;
    white-space: nowrap;
  }
  > li > :nth-child(2) { max-width: 168px; overflow: hidden; text-overflow: ellipsis; }
  > li > :last-child {
    display: inline-flex;
    gap: ${({ theme }) => theme.space[8]};
    margin-inline-start: ${({ theme }) => theme.space[4]};
    font-variant-numeric: tabular-nums;
    &:empty { min-width: 120px; }
  }
  strong { font-weight: ${({ theme }) => theme.weight.strong}; }
  button {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    margin-inline-start: -6px;
    padding: 0;
    border: 0;
    border-radius: ${({ theme }) => theme.radius.control};
    background: none;
    &:hover { background: ${({ theme }) => theme.color.hover}; }
  }
  @media (pointer: coarse) {
    > li { min-height: 44px; }
    button { width: 44px; height: 44px; margin-inline-start: -12px; }
  }
`;
