import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import Checkout from './Checkout.vue';

console.log(await renderToString(createSSRApp(Checkout)));
