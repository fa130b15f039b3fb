import type { NewsItem } from '@plaza/contracts/markets/quotes';
import { Badge, Dotted, ExternalIcon, styled, useNow } from '@plaza/ui';
import { clockExactly } from '@plaza/ui/time';
import { useSavedKeys, useStar } from '../favourites/use-favourites';
import { Star } from '../quotes/rows/row-buttons';
import { Article, Articles } from './articles';
import { newsAge } from './news-age';
import { savedNews } from './news-labels';

const tones = { high: 'bad', medium: 'attention', low: 'neutral' } as const;
const impacts = { high: 'High impact', medium: 'Medium impact', low: 'Low impact' } as const;

/** Articles with source, age and expected impact on prices. */
export function NewsList({ items }: { items: readonly NewsItem[] }) {
  const savedKeys = useSavedKeys('news');
  const star = useStar();
  const now = useNow(60_000);
  const handleStar = (id: string, saved: boolean) => {
    const item = items.find((one) => one.id === id);
    if (item) star({ kind: 'news', key: id, saved, fields: savedNews(item).fields });
  };
  return (
    <Articles as="ul" aria-label="News">
      {items.map(({ id, title, summary, source, category, timestamp, impact, url }) => (
        <li key={id}>
          <Star rowKey={id} name={title} saved={savedKeys.has(id)} onStar={handleStar} />
          <Story>
            <h3>
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {title} <ExternalIcon label="(opens in a new window)" />
                </a>
              ) : (
                title
              )}
            </h3>
            <p>{summary}</p>
            <Origin>
              <Dotted>
                {source}
                {category}
                <time dateTime={timestamp} title={clockExactly(timestamp, { seconds: true })}>
                  {newsAge(timestamp, now)}
                </time>
              </Dotted>
              <Badge tone={tones[impact]}>{impacts[impact]}</Badge>
            </Origin>
          </Story>
        </li>
      ))}
    </Articles>
  );
}

const Story = styled(Article)`
  p { color: ${({ theme }) => theme.color.muted}; text-wrap: pretty; }
  h3 svg { display: inline-block; width: 13px; height: 13px; vertical-align: -1px; }
`;

const Origin = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
