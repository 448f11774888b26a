import { AddressFinder } from '@smart-address/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { placeValue } from '../support/places.ts';
import { storyProvider } from '../support/sandbox.ts';
import { Table } from '../support/Table.tsx';

/** A form with a picked address, and beside it what it would send now. */
export function SentForm() {
  const form = useRef<HTMLFormElement>(null);
  const provider = useMemo(() => storyProvider(), []);
  const [sent, setSent] = useState<readonly (readonly [string, string])[]>([]);
  const read = () => {
    if (form.current) setSent([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
  };
  useEffect(read, []);
  return (
    <div className="story-numbered">
      <form ref={form} className="story-form" onInput={read} onSubmit={(event) => event.preventDefault()}>
        <AddressFinder
          provider={provider}
          name="address"
          defaultValue={placeValue('street')}
          // The hidden fields are written with the value: read in the task after it.
          onValueChange={() => setTimeout(read)}
        />
        <label className="story-field">
          Délégation
          <input name="city" autoComplete="address-level2" defaultValue="Bab Bhar" />
        </label>
      </form>
      <Table head={['Field', 'Sent']}>
        {sent.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </Table>
    </div>
  );
}
