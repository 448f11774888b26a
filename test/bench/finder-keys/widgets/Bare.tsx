import { useState } from 'react';
import { PLACEHOLDER } from '../source.ts';
import { useRows } from '../useRows.ts';

export default function Bare() {
  const { rows, ask } = useRows();
  const [text, setText] = useState('');
  return (
    <>
      <input
        placeholder={PLACEHOLDER}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          ask(event.target.value);
        }}
      />
      <ul>
        {rows.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    </>
  );
}
