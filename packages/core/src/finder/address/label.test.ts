import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelParts } from '../../index.ts';

const bold = (segments: ReturnType<typeof labelParts>['title']) =>
  segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

test('a label is its name and what tells namesakes apart, in either comma', () => {
  const { title, detail } = labelParts('La Marsa, Tunis, 2070', [[0, 2]]);
  expect([bold(title), bold(detail)]).toEqual(['[La] Marsa', 'Tunis, 2070']);
  expect(bold(labelParts('المرسى، تونس', [[0, 6]]).title)).toBe('[المرسى]');
});

test('the comma between two coordinates ends no name', () => {
  const { title, detail } = labelParts('36.8065, 10.1815, République, 1001 Tunis', [
    [0, 7],
    [9, 16],
  ]);
  expect([bold(title), bold(detail)]).toEqual(['[36.8065], [10.1815]', 'République, 1001 Tunis']);
  expect(bold(labelParts('36.8065، -10.1815، تونس', []).title)).toBe('36.8065، -10.1815');
  expect(bold(labelParts('La Marsa, 2070 Tunis', []).title)).toBe('La Marsa');
});

test('a match that goes over the comma is marked on both sides', () => {
  const { title, detail } = labelParts('Marsa, Tunis', [[3, 9]]);
  expect([bold(title), bold(detail)]).toEqual(['Mar[sa]', '[Tu]nis']);
});

test('whatever ranges a source sends, no letter is lost or doubled', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 30 }).filter((label) => !/[,،]/.test(label)),
      fc.array(fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: -5, max: 40 })), {
        maxLength: 6,
      }),
      (label, ranges) => {
        const { title } = labelParts(label, ranges);
        expect(title.map(({ text }) => text).join('')).toBe(label);
        const isMarked = (index: number): boolean =>
          ranges.some(([start, end]) => start <= index && index < end) && label.charAt(index).trim() !== '';
        const marked = title.flatMap(({ text, isMatch }) => Array.from(text.split(''), () => isMatch));
        for (let index = 0; index < label.length; index++)
          if (label.charAt(index).trim() !== '') expect(marked[index]).toBe(isMarked(index));
      },
    ),
  );
});

test('words met side by side are one stretch, and others are not', () => {
  const { title, detail } = labelParts('Rue de la Perle du Sud, Sud', [
    [0, 3],
    [4, 6],
    [10, 15],
    [19, 22],
    [24, 27],
  ]);
  expect([bold(title), bold(detail)]).toEqual(['[Rue de] la [Perle] du [Sud]', '[Sud]']);
});
