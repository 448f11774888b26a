import { hostileMapContract } from '../../../core/test-support/hostile/hostileMapContract.ts';
import { mapOf } from '../../test-support/renderMapElement.ts';

/** The tag's names of React's props, where they differ. */
const NAMES: Readonly<Record<string, string>> = { defaultValue: 'addressValue', locale: 'lang' };

hostileMapContract(async (settings) => {
  const element = document.createElement('map-picker');
  element.controls = 'full';
  for (const [name, value] of Object.entries(settings)) Reflect.set(element, NAMES[name] ?? name, value);
  document.body.append(element);
  return { map: await mapOf(element), give: (value) => void Reflect.set(element, 'addressValue', value) };
});
