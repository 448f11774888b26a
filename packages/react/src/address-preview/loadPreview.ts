import type { LatLng } from '@smart-address/codes';
import { describeLocation, loadMapData } from '@smart-address/core/map/preview-data';
import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import { previewPicture, type PreviewFrame, type PreviewPicture } from './previewPicture.ts';

/** The data a preview is drawn and described from. */
export interface PreviewData {
  readonly attributions: readonly string[];
  /** Resolves when streets and landmarks are loaded too. */
  readonly complete: Promise<void>;
  draw(frame: PreviewFrame, lang: Lang): PreviewPicture;
  describe(location: LatLng, lang: Lang): string;
}

/** Loads the data of a preview. */
export async function loadPreview(given?: Gazetteer): Promise<PreviewData> {
  const data = await loadMapData(given);
  return {
    attributions: data.attributions,
    complete: data.gazetteer.complete,
    draw: (frame, lang) => previewPicture(data, frame, lang),
    describe: (location, lang) => describeLocation(location, data.gazetteer, lang).words,
  };
}
