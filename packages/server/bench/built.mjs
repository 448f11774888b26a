// `node --import built.mjs`: the packages as they are published, whose exports point at dist.
import { register } from 'node:module';

register('./builtHooks.mjs', import.meta.url);
