import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => ['address-finder', 'map-picker'].includes(tag);

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
