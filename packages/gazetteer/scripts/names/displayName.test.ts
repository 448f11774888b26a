import { describe, expect, it } from 'vitest';
import { displayName } from './displayName.ts';
import { foldName } from './nameKey.ts';
import { readTable } from '../tables.ts';

const latinNames = [
  ...readTable('localities.csv', ['locality']).map((row) => row.locality),
  ...['places.csv', 'streets.csv', 'landmarks.csv', 'delegations.csv'].flatMap((file) =>
    readTable(file, ['name']).map((row) => row.name),
  ),
];

describe('a name as shown', () => {
  it.each([
    ['Cite De La Sante 1', 'Cité de la Santé 1'],
    ['Cite De L Independance', "Cité de l'Indépendance"],
    ['Cite Chateau D Eau', "Cité Château d'Eau"],
    ['Cite Du 18 Janvier', 'Cité du 18 Janvier'],
    ['Residence Ennour', 'Résidence Ennour'],
    ['Beja Nord', 'Béja Nord'],
    ['Medenine', 'Médenine'],
    ['Ain Draham', 'Aïn Draham'],
    ['La Medina', 'La Médina'],
    ['Gabes Republique', 'Gabès République'],
    ['Cite Snit', 'Cité SNIT'],
    ['Sūq al Mallāsīn', 'Suq al Mallasin'],
    ['Cite Ibn Khaldoun Vi', 'Cité Ibn Khaldoun VI'],
    ['Cite Jawaher1', 'Cité Jawaher 1'],
    ['Cite 1Er Mai', 'Cité 1er Mai'],
    ['Residence Ennour ( Naser 1)', 'Résidence Ennour (Naser 1)'],
    ['Ezzouhour Est(1)', 'Ezzouhour Est (1)'],
    ['En -Najah (2)', 'En-Najah (2)'],
    ['Er - Raja', 'Er-Raja'],
    ["Station d' Ain Mesria", "Station d'Aïn Mesria"],
  ])('%s is shown as %s', (given, shown) => {
    expect(displayName(given)).toBe(shown);
  });

  it.each([
    ['Rue el Medina el Mounaouara'],
    ['Cité El Khadra'],
    ['Menzel Temime'],
    ['François'],
    ['Sidi Bou Said'],
    ['Voie X20'],
    ['Essed Nord (Essateh)'],
    ['Cité Erriadh - Nord'],
    ['حي التضامن'],
  ])('%s is left as it was given', (given) => {
    expect(displayName(given)).toBe(given);
  });

  it('differs from the name given in marks, capitals, blanks and apostrophes only, for every name of every table', () => {
    const letters = (name: string): string => foldName(name).replaceAll(' ', '');
    for (const name of latinNames) expect(letters(displayName(name))).toBe(letters(name));
  });

  it('is its own shown form', () => {
    for (const name of latinNames) expect(displayName(displayName(name))).toBe(displayName(name));
  });
});
