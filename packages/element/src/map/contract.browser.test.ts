import { mapContract } from '../../../core/test-support/mapContract.ts';
import { renderMapElement } from '../../test-support/renderMapElement.ts';

mapContract({
  render: async (setting) => (await renderMapElement(setting)).map,

  async renderIn(name, setting) {
    const { map, box } = await renderMapElement(setting, name);
    const around = box.ownerDocument.querySelector(name);
    if (around === null) throw new Error(`There is no ${name}.`);
    return { map, around };
  },
});
