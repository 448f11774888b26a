import { describe, expect, it } from 'vitest';
import { nameKey, slugOf } from './nameKey.ts';

describe('the key of a name', () => {
  it.each([
    ['Es-Saida', 'Essaida'],
    ['Ez - Zahra', 'Ezzahra'],
    ['La Soukra', 'Soukra'],
    ['Al Marsá', 'La Marsa'],
    ['Bir M’cherga', 'Bir Mcherga'],
    ["Beni M'Tir", 'Beni Mtir'],
    ['Menzel En-Nour', 'Menzel Ennour'],
    ['Béja Nord', 'BEJA NORD'],
    ['El Menzah VI', 'El Menzah 6'],
    ['Cité Ennour II', 'Cite Ennour (2)'],
  ])('is one for %s and %s', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  it.each([
    ['Kasserine Nord', 'Kasserine Sud'],
    ['El Menzah 6', 'El Menzah 7'],
    ['El Menzah VI', 'El Menzah VII'],
    ['El Manar I', 'El Manar II'],
    ['Nouvelle Médina', 'Nouvelle Médina I'],
    ['Cité 1', 'Cité 11'],
    ['Ennasr', 'Ennour'],
    ['Sidi Ali', 'Sidi Alouane'],
  ])('tells %s from %s', (a, b) => {
    expect(nameKey(a)).not.toBe(nameKey(b));
  });
});

it('makes the part of an id that a name is', () => {
  expect(slugOf("Cité de l'Indépendance (La Marsa)")).toBe('cite-de-lindependance-la-marsa');
});
