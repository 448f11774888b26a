import '@smart-address/element';
import type { StoredAddress } from '@smart-address/element';
import '@smart-address/element/map';
import '@smart-address/element/solid';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';

function Checkout() {
  const [text, setText] = createSignal('');
  const [address, setAddress] = createSignal<StoredAddress | null>(null);
  return (
    <form>
      <address-finder
        id="where"
        class="field"
        name="address"
        required
        value={text()}
        prop:addressValue={address()}
        on:input-value-change={(event) => setText(event.detail.value)}
        on:value-change={(event) => setAddress(event.detail.value)}
        on:fields-filled={(event) => event.detail.changed.length}
      />
      <map-picker for="where" controls="full" on:mode-change={(event) => event.detail.mode} />
      {/* @ts-expect-error no language of ours */}
      <address-finder lang="de" />
      {/* @ts-expect-error no attribute of the tag */}
      <map-picker four="where" />
    </form>
  );
}

const root = document.getElementById('root');
if (root) render(() => <Checkout />, root);
