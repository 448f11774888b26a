import L from 'leaflet';
import { warnOnce } from '../../report.ts';

/** What stands on a map for a scene. */
export interface Drawing<Scene> {
  update(scene: Scene): void;
  remove(): void;
}

/**
 * Refuses a map made by another copy of Leaflet, whose layers' numbers would clash with ours. Tells the developer of one that has a width
 * and no height, on which nothing is seen.
 */
function checkMap(map: L.Map): void {
  if (!(map instanceof L.Map))
    throw new Error(
      `The page has two copies of Leaflet: one made the map, the other (${L.version}) draws on it. Install one: \`npm ls leaflet\` shows who brings the second.`,
    );
  const { clientWidth, clientHeight } = map.getContainer();
  if (clientWidth > 0 && clientHeight === 0)
    warnOnce('The map has no height, so nothing is seen of it. Give its container one.');
}

/** A drawing as a layer of Leaflet's: made when the layer is added to a map, and gone when it is removed. */
export class DrawnLayer<Scene, Drawn extends Drawing<Scene> = Drawing<Scene>> extends L.Layer {
  protected drawn: Drawn | null = null;
  readonly #draw: (map: L.Map, scene: Scene) => Drawn;
  #scene: Scene;

  constructor(draw: (map: L.Map, scene: Scene) => Drawn, scene: Scene) {
    super();
    this.#draw = draw;
    this.#scene = scene;
  }

  override onAdd(map: L.Map): this {
    checkMap(map);
    const container = map.getContainer();
    // In a picker its style sheet has them already.
    if (!container.closest('.sa-map')) container.classList.add('sa-map-layers');
    this.drawn = this.#draw(map, this.#scene);
    return this;
  }

  override onRemove(): this {
    this.drawn?.remove();
    this.drawn = null;
    return this;
  }

  update(scene: Scene): this {
    this.#scene = scene;
    this.drawn?.update(scene);
    return this;
  }
}

/** The pane of a name, made where there is none, at a height among the map's panes. */
export function paneOf(map: L.Map, name: string, zIndex: number): string {
  const pane = map.getPane(name) ?? map.createPane(name);
  pane.style.zIndex = String(zIndex);
  return name;
}
