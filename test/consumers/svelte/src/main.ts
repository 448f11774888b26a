import '@smart-address/element/svelte';
import { mount } from 'svelte';
import Checkout from './Checkout.svelte';

const target = document.getElementById('root');
if (target) mount(Checkout, { target });
