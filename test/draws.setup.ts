import { configureGlobal } from 'fast-check';

// Every run draws the same, so that none fails by luck. `DRAW=7 npm test` draws others; a failure prints what repeats it.
configureGlobal({ seed: Number(process.env['DRAW'] ?? 1) });
