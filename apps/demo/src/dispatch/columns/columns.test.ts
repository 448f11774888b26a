import { describe, expect, it } from 'vitest';
import { parseCsv } from '../table/readTable.ts';
import { guessColumns } from './guessColumns.ts';
import { requestOfRow } from './requestOfRow.ts';

const guess = (text: string) => guessColumns(parseCsv(text));

describe('guessing the columns', () => {
  it.each([
    ['ref;adresse;ville\nA1;Rue de Rome;Tunis', ['reference', 'address', 'address']],
    ['id,lat,lng\n1,36.8065,10.1815', ['reference', 'latitude', 'longitude']],
    ['N° commande;Latitude;Longitude\n7;36,8065;10,1815', ['reference', 'latitude', 'longitude']],
    ['المرجع;العنوان;المدينة\n1;شارع بورقيبة;تونس', ['reference', 'address', 'address']],
    ['Nom;Code adresse;Code postal\nAmel;8GR5-4JJJ-29;2070', ['none', 'code', 'address']],
    ['Colis;Code\nA;8GR5-4JJJ-29\nB;8GR5-4JJJ-28', ['reference', 'code']],
    ['client;position\nAmel;"36.8065, 10.1815"', ['reference', 'code']],
  ])('goes by the titles of %j', (text, roles) => {
    expect(guess(text)).toEqual({ hasTitles: true, roles });
  });

  it('goes by what the cells hold where there are no titles', () => {
    expect(guess('36.8065;10.1815;Amel\n35.8256;10.6369;Sami')).toEqual({
      hasTitles: false,
      roles: ['latitude', 'longitude', 'none'],
    });
    expect(guess('1;8GR5-4JJJ-29\n2;TN5245-445-5222')).toEqual({ hasTitles: false, roles: ['none', 'code'] });
  });

  it('takes the column of most words for the address when nothing else says where', () => {
    expect(guess('Amel;12 rue de Rome Tunis\nSami;Cité Erriadh Sousse').roles).toEqual(['none', 'address']);
  });

  it('believes the cells over a title: prices are no longitudes, and half a point is none', () => {
    expect(guess('adresse;prix\nTunis;10,500\nSousse;8,900').roles).toEqual(['address', 'none']);
  });

  it('gives each role but the address to one column only', () => {
    expect(guess('ref;ref client;adresse\n1;2;Tunis').roles).toEqual(['reference', 'none', 'address']);
  });
});

describe('what the service is asked about a row', () => {
  const columns = {
    hasTitles: true,
    roles: ['reference', 'latitude', 'longitude', 'code', 'address', 'address'],
  } as const;
  const ask = (...cells: string[]) => requestOfRow(cells, columns);

  it('asks by the point, in any way of writing numbers', () => {
    const item = { op: 'reverse', lat: 36.8065, lng: 10.1815 };
    for (const [lat, lng] of [
      ['36.8065', '10.1815'],
      ['36,8065', '10,1815'],
      ['36.8065° N', '10.1815° E'],
      ['٣٦٫٨٠٦٥', '١٠٫١٨١٥'],
    ])
      expect(ask('A', lat ?? '', lng ?? '')).toEqual({ kind: 'ask', item, remarks: [] });
  });

  it('puts a swapped point right, and says so', () => {
    expect(ask('A', '10.1815', '36.8065')).toEqual({
      kind: 'ask',
      item: { op: 'reverse', lat: 36.8065, lng: 10.1815 },
      remarks: ['swapped'],
    });
    expect(ask('A', '48.8566', '2.3522')).toMatchObject({ item: { lat: 48.8566, lng: 2.3522 }, remarks: [] });
  });

  it('asks by the code without a point, and by the words without either', () => {
    expect(ask('A', '', '', '8GR5-4JJJ-29', 'Tunis')).toMatchObject({
      item: { op: 'decode', smartcode: '8GR5-4JJJ-29' },
    });
    expect(ask('A', '', '', '36,8065 ; 10,1815')).toMatchObject({ item: { op: 'reverse', lat: 36.8065 } });
    expect(ask('A', '', '', '', '12 rue de Rome', 'Tunis')).toMatchObject({
      item: { op: 'search', q: '12 rue de Rome, Tunis' },
    });
    // An unreadable point does not hide a good address.
    expect(ask('A', 'nord', '', '', 'La Marsa')).toMatchObject({ item: { op: 'search', q: 'La Marsa' } });
  });

  it('refuses, in a word and with the cells, what cannot be asked', () => {
    const refused = (reason: string, detail: string) => ({
      kind: 'refuse',
      outcome: { kind: 'rejected', reason, detail },
    });
    expect(ask('A')).toEqual(refused('nothingToFind', ''));
    expect(ask('A', '36.8', '')).toEqual(refused('badPoint', '36.8'));
    expect(ask('A', '91.5', '200')).toEqual(refused('badPoint', '91.5 / 200'));
    expect(ask('A', '', '', '', 'x'.repeat(201))).toMatchObject({ outcome: { reason: 'tooLong' } });
  });
});
