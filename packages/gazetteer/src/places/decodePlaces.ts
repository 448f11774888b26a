import { lazily } from '../lazily.ts';
import { BETWEEN_ROWS, unpackNumbers } from './packedText.ts';
import { PLACE_TYPES, type PlaceColumns } from './placeColumns.ts';
import { placeId } from './placeId.ts';

/** Regions that two tables share. */
export type Regions = Pick<PlaceColumns, 'governorates' | 'areas'>;

const POSTAL = PLACE_TYPES.indexOf('postal');
const toDegrees = (units: number): number => units / 1e5;
const rows = (text: string): string[] => text.split(BETWEEN_ROWS);

/** The columns that `scripts/build.ts` wrote; `shared` are the regions of the table before, for one that has none. */
export function decodePlaces(columns: readonly string[], shared?: Regions): PlaceColumns {
  let next = 0;
  const column = (): string => columns[next++] ?? '';
  const governorateRows = rows(column()).filter((row) => row !== '');
  const governoratesAr = rows(column());
  const governorates = governorateRows.map((row, i) => {
    const [code = '', label = '', fr = '', en = ''] = row.split('|');
    return { code, label, fr, ar: governoratesAr[i] ?? '', en: en || fr };
  });
  const areaRows = rows(column()).filter((row) => row !== '');
  const delegationsAr = rows(column());
  const areas = areaRows.map((row, i) => {
    const [governorate = '', delegation = ''] = row.split('|');
    return { governorate: Number(governorate), delegation, delegationAr: delegationsAr[i] ?? '' };
  });
  const regions = governorates.length > 0 ? { governorates, areas } : (shared ?? { governorates, areas });
  const categories = rows(column());
  const names = rows(column());
  const size = names.length;
  const namesAr = rows(column());
  const localities = rows(column());
  const namesEn: string[] = [];
  for (const row of rows(column())) {
    const [at = '', name = ''] = row.split('|');
    if (at !== '') namesEn[Number(at)] = name;
  }
  const aliases = rows(column());
  /** What is only shown, or only asked for where a point is given, is read when it first is. */
  const later = <T>(read: (numbers: Float64Array) => T): (() => T) => {
    const text = column();
    return lazily(() => read(unpackNumbers(text, size)));
  };
  const types = new Uint8Array(unpackNumbers(column(), size));
  const area = new Uint16Array(unpackNumbers(column(), size));
  const postal = new Uint16Array(unpackNumbers(column(), size));
  const numbers = later((read) => read);
  const accuracies = later((read) => new Uint8Array(read));
  const category = later((read) => new Uint8Array(read));
  const importance = new Float32Array(unpackNumbers(column(), size));
  for (let i = 0; i < size; i++) importance[i] = (importance[i] ?? 0) / 1000;
  const lat = later((read) => read.map(toDegrees));
  const lng = later((read) => read.map(toDegrees));
  const odd = new Map(rows(column()).map((row) => row.split('|') as [string, string]));

  for (let i = 0; i < size; i++) {
    const written = localities[i];
    if (written === '') localities[i] = localities[i - 1] ?? '';
    else if (written === '-') localities[i] = '';
    else if (written === '=') localities[i] = names[i] ?? '';
    if (types[i] !== POSTAL) continue;
    names[i] = `${postal[i] ?? 0} ${localities[i] ?? ''}`;
    if (namesAr[i]) namesAr[i] = `${postal[i] ?? 0} ${namesAr[i] ?? ''}`;
  }
  return {
    ...regions,
    size,
    names,
    namesAr,
    namesEn,
    localities,
    aliases,
    types,
    area,
    postal,
    categories,
    importance,
    get accuracies() {
      return accuracies();
    },
    get category() {
      return category();
    },
    get lat() {
      return lat();
    },
    get lng() {
      return lng();
    },
    id(row) {
      const governorate = regions.governorates[regions.areas[area[row] ?? 0]?.governorate ?? -1];
      return (
        odd.get(String(row)) ??
        placeId(
          PLACE_TYPES[types[row] ?? 0] ?? '',
          numbers()[row] ?? 0,
          governorate?.code ?? '',
          String(postal[row] ?? 0),
          names[row] ?? '',
        )
      );
    },
  };
}
