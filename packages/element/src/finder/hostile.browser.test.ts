import { hostileContract } from '../../../core/test-support/hostile/hostileContract.ts';
import { renderElement } from '../../test-support/renderElement.ts';

/** The tag's names of React's props; a property, where it is not an attribute. */
const NAMES: Readonly<Record<string, string>> = {
  value: 'addressValue',
  defaultValue: 'addressValue',
  inputValue: 'value',
  defaultInputValue: 'defaultValue',
  locale: 'lang',
};

const EVENTS: Readonly<Record<string, string>> = {
  onValueChange: 'value-change',
  onInputValueChange: 'input-value-change',
  onOpenChange: 'open-change',
  onFieldsFilled: 'fields-filled',
};

hostileContract(async (settings, provider) => {
  const { host, element, finder } = renderElement(
    '<form><address-finder name="address"></address-finder></form>',
  );
  if (provider !== undefined) element.provider = provider;
  for (const [name, value] of Object.entries(settings)) {
    const event = EVENTS[name];
    if (event !== undefined && typeof value === 'function')
      element.addEventListener(event, (heard) => void Reflect.apply(value, null, [heard]));
    else Reflect.set(element, NAMES[name] ?? name, value);
  }
  const form = host.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  return { finder, form };
});
