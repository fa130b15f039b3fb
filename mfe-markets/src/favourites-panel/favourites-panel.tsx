import { CardSurface, StaleNotice, styled, useScrollEdges } from '@plaza/ui';
import { type ReactNode, useId, useRef } from 'react';
import { useFavouriteList } from '../favourites/use-favourites';
import {
  FavouriteBonds,
  FavouriteCoins,
  FavouriteCommodities,
  FavouriteEtfs,
  FavouriteIndicators,
  FavouriteNews,
  FavouritePairs,
  FavouriteStocks,
} from './favourite-lists';
import { FavouriteSection } from './favourite-section';

/**
 * The user's favorites by kind, in one row with their current figures, and the kinds that could not be loaded; renders
 * nothing if there are none.
 */
export function FavouritesPanel() {
  const coins = useFavouriteList('crypto');
  const stocks = useFavouriteList('stocks');
  const pairs = useFavouriteList('forex');
  const commodities = useFavouriteList('commodities');
  const bonds = useFavouriteList('bonds');
  const etfs = useFavouriteList('etfs');
  const indicators = useFavouriteList('economic-indicators');
  const news = useFavouriteList('news');
  const sections = [
    { title: 'Cryptocurrencies', ...coins, List: FavouriteCoins },
    { title: 'Stocks', ...stocks, List: FavouriteStocks },
    { title: 'Currency Pairs', ...pairs, List: FavouritePairs },
    { title: 'Commodities', ...commodities, List: FavouriteCommodities },
    { title: 'Bonds', ...bonds, List: FavouriteBonds },
    { title: 'ETFs', ...etfs, List: FavouriteEtfs },
    { title: 'Economic Indicators', ...indicators, List: FavouriteIndicators },
    { title: 'News Articles', ...news, List: FavouriteNews },
  ];
  const titleId = useId();
  const count = sections.reduce((sum, { saved }) => sum + saved.length, 0);
  if (sections.some(({ isLoading }) => isLoading)) return <span hidden data-favourites-pending />;
  const missing = sections.filter(({ isMissing }) => isMissing);
  if (count === 0 && missing.length === 0) return null;
  return (
    <Strip as="section" aria-labelledby={titleId} data-favourites>
      <Head>
        <h2 id={titleId}>Your Favorites</h2>
        {count > 0 && <span>{`${count} saved`}</span>}
      </Head>
      <Sections>
        {missing.length > 0 && <MissingKinds kinds={missing} isAll={missing.length === sections.length} />}
        {sections
          .filter(({ saved }) => saved.length > 0)
          .map(({ title, saved, List }) => (
            <FavouriteSection key={title} title={title} count={saved.length}>
              <List saved={saved} />
            </FavouriteSection>
          ))}
      </Sections>
    </Strip>
  );
}

interface MissingKindsProps {
  readonly kinds: readonly { readonly title: string; readonly isFetching: boolean; readonly refetch: () => unknown }[];
  readonly isAll: boolean;
}

/** The kinds that could not be loaded, with a button that fetches them again. */
function MissingKinds({ kinds, isAll }: MissingKindsProps) {
  const names = isAll ? 'Your favorites' : kinds.map(({ title }) => title).join(', ');
  const handleRetry = () => {
    for (const { refetch } of kinds) refetch();
  };
  return (
    <StaleNotice alert loading={kinds.some(({ isFetching }) => isFetching)} onRetry={handleRetry}>
      {names} could not be loaded.
    </StaleNotice>
  );
}

/** A horizontal scroller that fades out towards hidden content. */
function Sections({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useScrollEdges(frame);
  return (
    <Frame ref={frame} role="group" aria-label="Favorites by kind" tabIndex={0}>
      {children}
    </Frame>
  );
}

const Strip = styled(CardSurface)`
  display: flex;
  align-items: center;
  min-height: 56px;
  ${({ theme }) => theme.media.phone} { flex-direction: column; align-items: stretch; }
`;

const Head = styled.header`
  flex: none;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  > h2 { font-size: ${({ theme }) => theme.size[14]}; }
  > span { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
  ${({ theme }) => theme.media.phone} {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding-block-end: 0;
  }
`;

const Frame = styled.div`
  position: relative; /* the absolutely positioned texts for screen readers would otherwise enlarge the page */
  display: flex;
  flex: 1;
  gap: ${({ theme }) => theme.space[16]};
  min-width: 0;
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  overflow-x: auto;
  border-inline-start: 1px solid ${({ theme }) => theme.color.line};
  scrollbar-width: thin;
  --before: 0px;
  --beyond: 0px;
  mask-image: linear-gradient(to right, transparent, #000 var(--before), #000 calc(100% - var(--beyond)), transparent);
  &[data-before] { --before: 40px; }
  &[data-beyond] { --beyond: 40px; }
  ${({ theme }) => theme.media.phone} {
    padding-inline: ${({ theme }) => theme.space[16]};
    border-inline-start: 0;
  }
`;
