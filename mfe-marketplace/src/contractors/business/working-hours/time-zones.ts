import type { SelectGroup } from '@plaza/ui';

/** All time zones that the browser knows, by region; always includes the chosen one. */
export function zoneGroups(chosen: string): SelectGroup[] {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), chosen])].sort();
  const groups = new Map<string, SelectGroup['options'][number][]>();
  for (const zone of zones) {
    const region = zone.includes('/') ? (zone.split('/')[0] ?? 'Other') : 'Other';
    const label = zone.replaceAll('_', ' ');
    const options = groups.get(region) ?? [];
    options.push({ value: zone, label });
    groups.set(region, options);
  }
  return [...groups].map(([heading, options]) => ({ heading, options }));
}
