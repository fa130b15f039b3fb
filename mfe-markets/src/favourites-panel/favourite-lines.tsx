import type { FavouriteKind } from '@plaza/contracts/markets/kinds';
import { StarIcon, styled } from '@plaza/ui';
import type { ReactNode } from 'react';
import type { SavedThing } from '../favourites/favourite-fields';
import { useStar } from '../favourites/use-favourites';

interface FavouriteLinesProps {
  readonly kind: FavouriteKind;
  readonly saved: readonly SavedThing[];
  /** What it stands at now; nothing where that is not known. */
  readonly figures: (thing: SavedThing) => ReactNode;
  /** What stands before the name. */
  readonly showsKey?: boolean;
}

/** Saved things of one kind, each with a star to forget it. */
export function FavouriteLines({ kind, saved, figures, showsKey = false }: FavouriteLinesProps) {
  const star = useStar();
  return (
    <List>
      {saved.map((thing) => (
        <li key={thing.key}>
          <button
            type="button"
            aria-label={`Remove ${thing.name} from favorites`}
            title="Remove from favorites"
            onClick={() => star({ kind, key: thing.key })}
          >
            <StarIcon filled />
          </button>
          <span title={thing.note}>
            {showsKey && <strong>{thing.key}</strong>} {thing.name}
          </span>
          <span>{figures(thing)}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  max-height: 320px;
  margin-inline-end: -6px;
  padding: 0;
  padding-inline-end: 6px;
  overflow-y: auto;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${({ theme }) => theme.space[8]};
    min-height: 32px;
  }
  > li > :nth-child(2) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > li > :last-child { display: inline-flex; gap: ${({ theme }) => theme.space[8]}; font-variant-numeric: tabular-nums; }
  strong { font-weight: ${({ theme }) => theme.weight.strong}; }
  button {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    padding: 0;
    border: 0;
    border-radius: ${({ theme }) => theme.radius.control};
    background: none;
    &:hover { background: ${({ theme }) => theme.color.hover}; }
  }
`;
