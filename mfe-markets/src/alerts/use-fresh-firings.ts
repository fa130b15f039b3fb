import { useEffect, useState } from 'react';
import { askedOnOpening, useMarketsFiringsQuery, useMarketsSeeFiringsMutation } from './alerts-api';

/**
 * The fired alerts, which it marks as seen on the server.
 * @returns `fired`, the query; `fresh`, the ids of those that had not been seen, which stay the same until the dialog
 * closes, although the server is notified at once
 */
export function useFreshFirings() {
  const fired = useMarketsFiringsQuery(undefined, askedOnOpening);
  const [see] = useMarketsSeeFiringsMutation();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unseen = fired.data?.filter(({ id, seen }) => !seen && !fresh.has(id)) ?? [];
  if (unseen.length > 0) setFresh(new Set([...fresh, ...unseen.map(({ id }) => id)]));
  const freshCount = fresh.size;
  useEffect(() => {
    if (freshCount > 0) void see();
  }, [freshCount, see]);
  return { fired, fresh };
}
