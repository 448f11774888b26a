export { createListProvider } from './providers/createListProvider.ts';
export type { ListItem, ListProviderOptions } from './providers/createListProvider.ts';
