import { useMapPicker } from '@smart-address/react/map';
import '@smart-address/react/map.css';
import { nextTask } from '@smart-address/gazetteer/nextTask';
import { TunisiaLayer } from '@smart-address/react/map/layers';
import { divIcon, type DivIcon, type LatLngBounds, type Map as LeafletMap } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useState } from 'react';
import { MapContainer, Marker, useMap, useMapEvents, ZoomControl } from 'react-leaflet';
import Supercluster from 'supercluster';
import { DISPATCH } from '../../i18n/dispatch.ts';
import { useLocale, useTranslation } from '../../i18n/LocaleContext.tsx';
import type { Job } from '../job.ts';
import type { Outcome, RunState } from '../run/run.types.ts';
import { useCount } from '../words.ts';

interface RowMapProps {
  readonly job: Job;
  readonly state: RunState;
  readonly onChoose: (row: number) => void;
}

/** The box of Tunisia. */
const COUNTRY: [[number, number], [number, number]] = [
  [30.2, 7.45],
  [37.6, 11.65],
];

/** The found rows on the country drawn from our own data: near each other they are one circle with their number. */
export default function RowMap({ job, state, onChoose }: RowMapProps) {
  const t = useTranslation(DISPATCH);
  const { locale } = useLocale();
  const picker = useMapPicker({ locale, value: null });
  return (
    <section aria-label={t.map.label} className="card dispatch-map" dir="ltr">
      {state.found === 0 && <p className="notice">{t.map.empty}</p>}
      <MapContainer
        bounds={COUNTRY}
        maxZoom={19}
        minZoom={5}
        zoomControl={false}
        className="dispatch-leaflet"
      >
        <TunisiaLayer picker={picker} />
        <ZoomControl zoomInTitle={picker.messages.zoomIn} zoomOutTitle={picker.messages.zoomOut} />
        <Clusters job={job} found={state.found} onChoose={onChoose} />
      </MapContainer>
    </section>
  );
}

interface View {
  readonly bounds: LatLngBounds;
  readonly zoom: number;
}

/** Somewhat more than what is seen: a pan uncovers nothing bare. */
const viewOf = (map: LeafletMap): View => ({ bounds: map.getBounds().pad(0.25), zoom: map.getZoom() });

function clustersIn(index: Supercluster<RowPoint, RowPoint>, { bounds, zoom }: View) {
  return index.getClusters(
    [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    Math.round(zoom),
  );
}

interface ClustersProps extends Pick<RowMapProps, 'job' | 'onChoose'> {
  /** How many rows have a place: the clusters are made anew when more have. */
  readonly found: number;
}

function Clusters({ job, found, onChoose }: ClustersProps) {
  const t = useTranslation(DISPATCH);
  const count = useCount();
  const map = useMap();
  const [view, setView] = useState(() => viewOf(map));
  useMapEvents({ moveend: () => setView(viewOf(map)) });
  const [index, setIndex] = useState<Supercluster<RowPoint, RowPoint> | null>(null);
  useEffect(() => {
    if (found === 0) return;
    let isGone = false;
    // 20,000 rows take most of a frame's patience: not in the task that draws the map.
    void nextTask().then(() => {
      if (!isGone) setIndex(clusterRows(job.run.outcomes));
    });
    return () => {
      isGone = true;
    };
  }, [job, found]);
  if (index === null) return null;

  return clustersIn(index, view).map((feature) => {
    const [lng = 0, lat = 0] = feature.geometry.coordinates;
    if (!('cluster' in feature.properties)) {
      const { row } = feature.properties;
      const title = t.list.open(job.rows[row]?.number ?? 0);
      const choose = () => onChoose(row);
      return (
        <Marker
          key={`row ${row}`}
          position={[lat, lng]}
          icon={POINT}
          title={title}
          alt={title}
          eventHandlers={{
            click: choose,
            keypress: ({ originalEvent }) => isEnter(originalEvent) && choose(),
          }}
        />
      );
    }
    const { cluster_id: id, point_count: size } = feature.properties;
    const title = t.map.cluster(count(size));
    const enlarge = () => map.flyTo([lat, lng], index.getClusterExpansionZoom(id), { duration: 0.4 });
    return (
      <Marker
        key={`cluster ${id}`}
        position={[lat, lng]}
        icon={iconOf(size, count(size))}
        title={title}
        alt={title}
        eventHandlers={{
          click: enlarge,
          keypress: ({ originalEvent }) => isEnter(originalEvent) && enlarge(),
        }}
      />
    );
  });
}

const isEnter = ({ key }: KeyboardEvent): boolean => key === 'Enter';

const POINT = divIcon({ className: 'dispatch-point', iconSize: [24, 24] });

/** Icons by their text: a new one would take the focus from the marker that has it. */
const ICONS = new Map<string, DivIcon>();

function iconOf(size: number, text: string): DivIcon {
  const known = ICONS.get(text);
  if (known) return known;
  const diameter = size < 10 ? 36 : size < 100 ? 42 : size < 1_000 ? 48 : 56;
  const icon = divIcon({ className: 'dispatch-cluster', iconSize: [diameter, diameter], html: text });
  ICONS.set(text, icon);
  return icon;
}

interface RowPoint {
  /** The row's place in the job. */
  readonly row: number;
}

/** Pixels within which rows are one circle: two of the largest do not touch. */
const RADIUS = 60;
/** From this zoom on each row stands for itself. */
const MAX_ZOOM = 17;

/** An index of the found rows, from which a map's clusters are taken. */
function clusterRows(outcomes: readonly (Outcome | undefined)[]): Supercluster<RowPoint, RowPoint> {
  const index = new Supercluster<RowPoint, RowPoint>({ radius: RADIUS, maxZoom: MAX_ZOOM });
  return index.load(
    outcomes.flatMap((outcome, row) =>
      outcome?.kind === 'found'
        ? [
            {
              type: 'Feature' as const,
              geometry: { type: 'Point' as const, coordinates: [outcome.lng, outcome.lat] },
              properties: { row },
            },
          ]
        : [],
    ),
  );
}
