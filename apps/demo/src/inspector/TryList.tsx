/** Queries worth trying: French, Arabic, a typing mistake, a postal code, both address codes, a plus code, a point. */
const QUERIES = [
  'la marsa',
  'تونس',
  'sidi bousaid',
  '2070',
  '8GR5-4JJJ-29',
  'TN5245-445-5222',
  '8F8GR54J+JJ2',
  '36.8065, 10.1815',
];

/** Types a query into the finder, as a person would. */
function type(query: string) {
  const finder = document.querySelector('#checkout [role=combobox]');
  if (!(finder instanceof HTMLInputElement)) return;
  finder.focus();
  finder.value = query;
  finder.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

export function TryList() {
  return (
    <ul className="try-list">
      {QUERIES.map((query) => (
        <li key={query}>
          <button type="button" dir="auto" onClick={() => type(query)}>
            {query}
          </button>
        </li>
      ))}
    </ul>
  );
}
