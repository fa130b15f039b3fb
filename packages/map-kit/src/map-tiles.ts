/** Where map tiles are (with `{z}`, `{x}`, `{y}`, perhaps `{s}`), and whose they are. */
export interface MapTiles {
  readonly url: string;
  readonly attribution: string;
}

const ofOpenStreetMap: MapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
};

/** The tiles that this page's gateway is set to; OpenStreetMap's where no gateway has filled them in. */
export function mapTiles(): MapTiles {
  const url = said('plaza-tile-url');
  return url ? { url, attribution: said('plaza-tile-attribution') ?? '' } : ofOpenStreetMap;
}

function said(name: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return content && !content.startsWith('__') ? content : undefined;
}
