import type { Lang } from '@smart-address/gazetteer';
import { cellAt } from '../../map-picker/cells.ts';
import type { MapPickerMessages } from '../../map-picker/messages/messages.types.ts';
import type { MapPickerSnapshot } from '../../map-picker/mapPicker.ts';
import type { MapScene } from './mapScene.types.ts';
import type { MapData } from '../loadMapData.ts';
import { accuracyText } from '../words/mapText.ts';
import { translateCredit } from '../../language.ts';

/** What a map displays for a picker's state. */
export function sceneOf(
  { state, data }: Pick<MapPickerSnapshot<MapData>, 'state' | 'data'>,
  lang: Lang,
  messages: MapPickerMessages,
  hasCells = true,
): MapScene {
  const { pin, home, mode } = state;
  return {
    pin,
    home,
    cell: pin ? cellAt(pin.location, 10) : null,
    isAdjusting: mode === 'adjust',
    // On two lines, because a separator would differ between languages.
    pinTitle: pin ? `${messages.pin}\n${accuracyText(pin, messages)}` : messages.pin,
    homeTitle: home ? messages.ownPoint[home.accuracy] : '',
    lang,
    hasCells,
    land: data?.land ?? null,
    gazetteer: data?.gazetteer ?? null,
    isComplete: data?.gazetteer.isComplete ?? false,
    credits: (data?.attributions ?? []).map((credit) => translateCredit(credit, lang)),
  };
}
