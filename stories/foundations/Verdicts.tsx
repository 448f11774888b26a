import { tableIn } from '../support/Document.tsx';

/** Each group of WCAG criteria with its verdict, as the accessibility document has it. */
export function Verdicts() {
  const rows = tableIn('docs/accessibility.md', 'Result');
  return (
    <ul className="story-cards">
      {rows.map(([criteria = '', verdict]) => (
        <li key={criteria} data-sign={verdict === 'supports' ? '✓' : '!'}>
          <strong>{criteria.replace(/^[\d., ]+/, '')}</strong>
          <small>
            {verdict}: {/^[\d., ]+/.exec(criteria)?.[0]}
          </small>
        </li>
      ))}
    </ul>
  );
}
