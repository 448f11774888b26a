import { mapContract } from '../../../core/test-support/map/mapContract.ts';
import { renderMapElement } from '../../test-support/renderMapElement.ts';

mapContract({
  render: async (setting) => (await renderMapElement(setting)).map,

  async renderGiven(setting) {
    const { map, element } = await renderMapElement(setting, 'fieldset');
    const around = element.closest('fieldset');
    if (around === null) throw new Error('There is no fieldset.');
    return {
      map,
      around,
      handle: element,
      give: (place) => {
        element.addressValue = place;
      },
    };
  },

  async renderIn(name, setting) {
    const { map, box } = await renderMapElement(setting, name);
    const around = box.ownerDocument.querySelector(name);
    if (around === null) throw new Error(`There is no ${name}.`);
    return { map, around };
  },
});
