/** The URL of map tiles (with `{z}`, `{x}`, `{y}`, perhaps `{s}`), and their attribution. */
export interface MapTiles {
  readonly url: string;
  readonly attribution: string;
}

const ofOpenStreetMap: MapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
};

/** The tiles configured at this page's gateway; OpenStreetMap's if the page comes without a gateway's configuration. */
export function mapTiles(): MapTiles {
  const url = metaContent('plaza-tile-url');
  return url ? { url, attribution: metaContent('plaza-tile-attribution') ?? '' } : ofOpenStreetMap;
}

function metaContent(name: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return content && !content.startsWith('__') ? content : undefined;
}
