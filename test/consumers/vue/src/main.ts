import '@smart-address/element/vue';
import { createApp } from 'vue';
import Checkout from './Checkout.vue';

createApp(Checkout).mount('#root');
