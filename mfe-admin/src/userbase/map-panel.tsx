import type { Userbase } from '@plaza/contracts/identity/user-administration';
import { Button, Empty, MapIcon, Retry, StaleNotice, styled } from '@plaza/ui';
import type { ReactNode } from 'react';
import { MapCover } from './map-skeleton';
import type { MapView } from './map-view';
import type { useUserbase } from './use-userbase';
import { UserMapFrame } from './user-map-frame';
import { areSet, type UserbaseFilters } from './userbase-filters';

export interface MapPanelProps {
  places: ReturnType<typeof useUserbase>;
  /** The requested area, and whether the map should move to the users in it. */
  area: { readonly view: MapView; readonly fit: boolean };
  filters: UserbaseFilters;
  onView: (view: MapView) => void;
  onNearer: (view: MapView) => void;
  onShowAll: () => void;
  onClear: () => void;
}

const none: Userbase['points'] = [];

/** The map, with a notice on top if it has nothing to show. */
export default function MapPanel({ places, area, filters, onView, onNearer, onShowAll, onClear }: MapPanelProps) {
  const { data, isCurrent, error, retry } = places;
  // An error replaces the map and its attribution, as long as there are no points.
  if (!data && error !== undefined) {
    return <Retry framed title="The userbase could not be loaded" error={error} onRetry={retry} />;
  }
  const isOffScreen = isCurrent && data?.points.length === 0 && data.located > 0;
  return (
    <Column>
      {data && error !== undefined && (
        <StaleNotice loading={false} onRetry={retry}>
          The people in this part of the world could not be loaded. The map shows those loaded before.
        </StaleNotice>
      )}
      <UserMapFrame
        points={data?.points ?? none}
        isCurrent={isCurrent}
        view={area.view}
        fit={area.fit}
        onView={onView}
        onNearer={onNearer}
        cover={coverOf({ data, isFiltered: areSet(filters), onClear })}
        corner={
          data && (
            <Button size="sm" onClick={onShowAll}>
              {isOffScreen ? 'Nobody here. Show everybody' : 'Show Everybody'}
            </Button>
          )
        }
      />
    </Column>
  );
}

interface Covering {
  data: Userbase | undefined;
  isFiltered: boolean;
  onClear: () => void;
}

function coverOf({ data, isFiltered, onClear }: Covering): ReactNode {
  if (!data) return <MapCover />;
  if (data.located > 0) return null;
  const clear = isFiltered && <Button onClick={onClear}>Clear Filters</Button>;
  if (data.people === 0) {
    return <Empty icon={<MapIcon size={20} />} title="Nobody matches these filters" action={clear} />;
  }
  const text = 'People appear here once their main address has a place on the map.';
  return <Empty icon={<MapIcon size={20} />} title="Nobody has a place on the map yet" text={text} action={clear} />;
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[12]};
`;
