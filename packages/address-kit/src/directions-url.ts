interface Point {
  readonly lat: number;
  readonly lng: number;
}

/**
 * The URL of directions in a maps service: to an address by its text, as coordinates from a suggestion may be those of
 * its town, or to a point that was chosen on a map.
 */
export function directionsUrl(destination: string | Point): string {
  const text =
    typeof destination === 'string' ? encodeURIComponent(destination) : `${destination.lat},${destination.lng}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${text}`;
}
