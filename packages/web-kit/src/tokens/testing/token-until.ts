/** An access token that expires at this time, in milliseconds since 1970. */
export const tokenUntil = (at: number, sub = 'ada'): string =>
  `head.${btoa(JSON.stringify({ sub, exp: Math.floor(at / 1000) }))}.signature`;
