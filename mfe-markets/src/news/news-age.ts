const minuteMs = 60_000;
const hourMs = 3_600_000;

/** "3h ago"; under an hour "12m ago". */
export function newsAge(timestamp: string, now: number): string {
  const age = Math.max(0, now - Date.parse(timestamp));
  return age < hourMs ? `${Math.floor(age / minuteMs)}m ago` : `${Math.floor(age / hourMs)}h ago`;
}
