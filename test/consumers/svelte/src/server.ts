import { render } from 'svelte/server';
import Checkout from './Checkout.svelte';

console.log(render(Checkout).body);
