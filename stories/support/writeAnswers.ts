// `npx tsx stories/support/writeAnswers.ts`: the search's answers that stories show at once, without loading the country.
import { writeFileSync } from 'node:fs';
import { recordAnswers } from './recordAnswers.ts';

const lines = Object.entries(await recordAnswers()).map(
  ([key, answer]) => `${JSON.stringify(key)}: ${JSON.stringify(answer)}`,
);
writeFileSync(new URL('generated/answers.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
