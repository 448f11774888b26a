import { loadGazetteer } from '@smart-address/gazetteer';
import { answersTo } from './answersTo.ts';

const gazetteer = await loadGazetteer();

/** What the device answers to the beginnings of these texts, as JSON. */
window.answer = (texts) => JSON.stringify(answersTo(gazetteer, texts));

declare global {
  interface Window {
    answer: (texts: readonly string[]) => string;
  }
}
