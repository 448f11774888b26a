import { createMemoryStore } from '@smart-address/server';
import { storeSuite } from './suite.ts';

storeSuite('in memory', async () => ({ store: createMemoryStore(), reopen: null }));
