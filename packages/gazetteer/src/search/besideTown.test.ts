import { distanceMeters } from '@smart-address/codes';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPlaceIndex } from '../createPlaceIndex.ts';
import { loadGazetteer } from '../loadGazetteer.ts';
import type { Gazetteer } from '../types.ts';

const region = { delegation: 'Mareth', governorate: 'Gabès', governorateCode: 'TN-81' };
const index = createPlaceIndex([
  { id: 'mareth', name: 'Mareth', type: 'delegation', importance: 0.7, ...region },
  { id: 'zmorten', name: 'Zmorten', importance: 0.2, ...region },
  { id: 'bourguiba', name: 'Avenue Bourguiba', type: 'street', importance: 0.2, ...region },
]);
let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});
const first = (query: string): string | undefined => gazetteer.search(query)[0]?.label;
const ids = (query: string): string[] => index.search(query).map(({ id }) => id);

describe('a quarter named beside its town', () => {
  it.each([
    'zmorten mareth',
    'chez mohamed trabelsi zmorten mareth',
    'zmorten mareth chez mohamed trabelsi',
    '9bal el 7anout zmorten mareth',
    'livraison gratuite zmorten mareth',
    'Karim Bouazizi, Zmorten, Mareth',
  ])('comes before the town, whatever else nobody knows: "%s"', (query) => {
    expect(ids(query).slice(0, 2)).toEqual(['zmorten', 'mareth']);
  });

  it.each(['bank of africa mareth', 'mareth chez karim bouazizi'])(
    'is not made of words that say something else: "%s"',
    (query) => {
      expect(ids(query)[0]).toBe('mareth');
    },
  );
});

describe('a street named in its town', () => {
  it.each([
    ['28 impasse de zimbabwe cité el wafa sidi bouzid ouest', 'Impasse de Zimbabwe, Sidi Bouzid Ouest'],
    ['rue abou firas al hamadani, cité snit, kef est', 'Rue Abou Firas al Hamadani, Kef Est, 7100 Le Kef'],
    [
      'angle rue bachar ibn bord et rue inconnue, sidi bouzid ouest',
      'Rue Bachar Ibn Bord, Sidi Bouzid Ouest',
    ],
    ['AMIRA TRABELSI 106 RUE ET TAAOUEN 9100 SIDI BOUZID SUD', 'Rue et Taaouen, Sidi Bouzid Ouest'],
  ])('comes before the town, whatever quarter of other towns is named: "%s"', (query, label) => {
    expect(first(query)).toContain(label);
  });

  it('is no shorter name of another street, and gives way to a quarter of the town that is known', () => {
    expect(first('rue mohamed errazi hammam sousse')).toBe('Rue Mohamed Errazi, Hammam Sousse, 4011 Sousse');
    expect(first('4 rue firma mohamed dridi cite zone industrielle bou salem')).toBe(
      'Cité Zone Industrielle, Bou Salem, 8170 Jendouba',
    );
    expect(first('12 rue inconnue el aouina la goulette')).toBe('El Aouina, La Goulette, 2060 Tunis');
  });

  it('saves a quarter’s words once, where the quarter is near it: another town’s street is not surer for it', () => {
    expect(first('place de annaba hassen nouri bizerte nord')).toBe(
      'Place de Annaba, Bizerte Nord, 7000 Bizerte',
    );
    expect(first('rue el kairouan cite el qawafel sidi bouzid est')).toContain(
      'Rue el Kairouan, Sidi Bouzid Est',
    );
  });

  it.each([
    ['gafsa nord salma hamdi', 'Gafsa Nord, Gafsa'],
    ['tazerka kebili nord', 'Kébili Nord, 4280 Kébili'],
    ['marche gabes ville', 'Gabès, Gabès Ville, 6000 Gabès'],
  ])('is not named by one half of the town’s name and placed by the other: "%s"', (query, label) => {
    expect(first(query)).toBe(label);
  });
});

describe('a town that a road leads to', () => {
  it.each([
    ['monastir route de ksar helal', 'Monastir'],
    ['tozeur 2200 route de nefta', '2200 Tozeur'],
    ['نابل 8000 طريق قربة', '8000 Nabeul'],
    ['rte de menzel chaker km 5 sfax', 'Sfax'],
    ['mahdia, route de ksour essaf', 'Mahdia'],
    ['route de fernana, 8100 jendouba', '8100 Jendouba'],
  ])('is not where an address is that names another town: "%s"', (query, label) => {
    expect(first(query)).toBe(label);
  });

  it.each([
    ['route de la marsa km 12', 'La Marsa, 2070 Tunis'],
    ['route de la marsa 2070 tunis', '2070 La Marsa, Tunis'],
    ['route de sousse msaken', "M'saken, 4070 Sousse"],
    ['route gremda km 2 sfax', 'Gremda, Sfax Ville, 3000 Sfax'],
  ])(
    'is, where it alone is named or its postal code says so, and so is a quarter on the road: "%s"',
    (query, label) => {
      expect(first(query)).toBe(label);
    },
  );
});

describe('a postal code beside a street', () => {
  it.each([
    ['avenue habib bourguiba 8070', '8070 Korba, Nabeul'],
    ['rue de rome 2082', '2082 Fouchana, Ben Arous'],
    ['gabes 6000 avenue farhat hached', '6000 Gabès, Gabès Ville'],
    ['12 rue ali belhouane, 4180', '4180 Jerba, Djerba Houmet Souk, Médenine'],
    ['51 avenue habib bourguiba 2033', '2033 Mégrine, Ben Arous'],
    ['avenue habib bourguiba 8070 nabeul', '8070 Korba, Nabeul'],
    ['50 avenue habib bourguiba, manouba 2010, tunis, tunisie', 'Manouba, 2010 La Manouba'],
  ])('says where it is, if the street is known far from there only: "%s"', (query, label) => {
    expect(first(query)).toBe(label);
  });

  it.each([
    ['rue de rome 1000', 'Rue de Rome, Médina, 1008 Tunis'],
    ['12 rue de rome tunis 2000', 'Rue de Rome, Médina, 1008 Tunis'],
    ['rue de rome tunis 4000', 'Rue de Rome, Médina, 1008 Tunis'],
    ['El Maadhed 9114', 'El Maadher, Menzel Bouzaiene, 9114 Sidi Bouzid'],
    ['cité 2000 sfax sud', '3013 Cité 2000, Sfax Sud, Sfax'],
    ['rue 2000', 'Rue 2000, Kef Ouest, 7100 Le Kef'],
    ['solymar 2084', 'Solymar, Soliman, 8020 Nabeul'],
    ['Avenue Ibn Khaldoun Ariana Ville 1006', 'Avenue Ibn Khaldoun, Ariana Ville, 2080 Ariana'],
    ['Avenue Mongi Slim Le Bardo 2080', 'Avenue Mongi Slim, Le Bardo, 2000 Tunis'],
    ['Rue de Annaba Ben Arous 2087', 'Rue de Annaba, Ben Arous, 2013 Ben Arous'],
    ['Rue Sakr Kouraich, 7070 Bizerte Nord', 'Rue Sakr Kouraich, Bizerte Nord, 7000 Bizerte'],
  ])(
    'is a slip beside a town, another quarter’s near it, a village’s far from its post office, or a name: "%s"',
    (query, label) => {
      expect(first(query)).toBe(label);
    },
  );
});

describe('Tunis', () => {
  it.each([
    ['37, avenue Ahmed Tlili, Mégrine, Tunis', 'Avenue Ahmed Ettlili, Mégrine, 2033 Ben Arous'],
    ['12 rue untel ariana tunis', 'Ariana'],
    ['12 rue untel ezzahra tunis', 'Ezzahra, 2034 Ben Arous'],
    ['la soukra, tunis', 'Soukra, 2036 Ariana'],
  ])('is what people call the towns around it: "%s"', (query, label) => {
    expect(first(query)).toBe(label);
  });

  it.each([
    ['route de tunis km 5, sfax', 'Sfax'],
    ['sfax rue de tunis', 'Sfax'],
    ['rue de tunis, grombalia', 'Grombalia, 8030 Nabeul'],
    ['route de tunis km 5 El Haouaria', 'El Haouaria, 8045 Nabeul'],
    ['route de tunis mornag', 'Mornag, 2090 Ben Arous'],
  ])('is the name of a street, not where it is, after "rue" beside another town: "%s"', (query, label) => {
    expect(first(query)).toBe(label);
  });

  it('itself comes before Le Bardo, a town of its own with the same avenue', () => {
    expect(first('avenue habib bourguiba, tunis')).toBe('Avenue Habib Bourguiba, Médina, 1008 Tunis');
    expect(first('avenue habib bourguiba, le bardo')).toBe('Avenue Habib Bourguiba, Le Bardo, 2000 Tunis');
  });
});

describe('an address of which little is known', () => {
  it('is in its town, not in a quarter 30 km away that is called as its street is', () => {
    expect(first('place 7 novembre imm el jarra, nabeul')).toBe('Nabeul');
    expect(first('clinique essalem, sousse medina')).toMatch(/Sousse$/u);
  });

  it('is where its postal code is, however long it is', () => {
    const written = 'rez de chausse dream residence cite des pins les berges du lac ii 1053';
    expect(first(written)).toMatch(/1053/u);
  });
});

describe('a person’s name', () => {
  const labels = (query: string): string[] => gazetteer.search(query).map(({ label }) => label);

  it('is left out before a quarter and its town', () => {
    expect(labels('chez nejib mabrouk cité ennasr mateur')[0]).toBe('Cité Ennasr, Mateur, 7030 Bizerte');
    expect(labels('قدام البريد البسباسية اوتيك')[0]).toBe('El Besbassia, Utique, 7013 Bizerte');
  });

  it('is no governorate, though "MED" is the label of one and short for Mohamed', () => {
    for (const query of ['mohamed', 'mohamed trabelsi', 'chez mohamed chebbi'])
      expect(labels(query).filter((label) => label.startsWith('Médenine'))).toEqual([]);
    expect(labels('med')[0]).toBe('Médenine');
    expect(gazetteer.search('zarzis', { governorate: 'MED' })[0]?.label).toBe('Zarzis, 4170 Médenine');
  });
});

describe('a word of the administration', () => {
  it('says nothing of the place: "commune de" and "imada" as "gouvernorat de"', () => {
    expect(first('commune de médenine nord')).toBe('Médenine Nord, Médenine');
    expect(first('imada sbikha')).toBe('Sbikha, 3110 Kairouan');
  });
});

describe('a place beside a name that a governorate shares with its seat', () => {
  it.each([
    ['rue abdelaziz thaalbi sousse', 'Sousse Jawhara'],
    ['rue des jardins, sousse', 'Sousse Jawhara'],
    ['cité erriadh, bizerte', 'Bizerte Nord'],
    ['cité ennour médenine', 'Médenine Nord'],
    ['cité ennasr, sfax', 'Sfax Sud'],
    ['cité ennacim le kef', 'Kef Est'],
    ['ennasr sidi bouzid', 'Sidi Bouzid Ouest'],
    ['حي النور مدنين', 'Médenine Nord'],
  ])('is in the seat rather than in another town of the governorate: "%s"', (query, delegation) => {
    expect(gazetteer.search(query)[0]?.delegation).toBe(delegation);
  });

  it.each([
    ['rue abdelaziz thaalbi hammam sousse', 'Hammam Sousse'],
    ['cité erriadh zarzouna bizerte', 'Zarzouna'],
    ['cité ennour, ben guerdane, médenine', 'Ben Guerdane'],
  ])('is in the other town where that is named: "%s"', (query, delegation) => {
    expect(gazetteer.search(query)[0]?.delegation).toBe(delegation);
  });
});

describe('a street that every town has', () => {
  it.each(['Radès', 'Hammam Lif', 'Korba', 'El Jem', 'Thala', 'Nefta', 'Gafsa', 'Mateur', 'El Mourouj'])(
    'and that no table knows in %s has the town first, not the street of another town',
    (town) => {
      const at = gazetteer.search(town)[0]?.location;
      for (const street of ['avenue habib bourguiba', 'av. habib bourguiba,']) {
        const [found] = gazetteer.search(`${street} ${town}`);
        expect(at && found && distanceMeters(at, found.location), found?.label).toBeLessThan(8000);
      }
    },
  );

  it.each([
    ['12 Avenue Faycal Ibnou Abdelaziz, 2063 Tunis', 'Nouvelle Médina, 2063 Ben Arous'],
    ['Rue Hédi Khefacha, 2063 Tunis', 'Nouvelle Médina, 2063 Ben Arous'],
    ['Avenue Bilal Ibn Rabah, 2040 Tunis', 'Radès, 2040 Ben Arous'],
  ])('is found where its postal code is typed with the name of the big town: %s', (query, where) => {
    const [street = ''] = query.replace('12 ', '').split(',');
    expect(gazetteer.search(query)[0]?.label).toBe(`${street}, ${where}`);
  });

  it('is among the five where it is far from the named town', () => {
    expect(gazetteer.search('avenue Ben Slimane, Mégrine').map(({ name }) => name)).toContain(
      'Avenue Ben Slimane',
    );
  });

  it('is found in the town beside the named one, by which people call it', () => {
    expect(gazetteer.search('akouda rue de la marguerite n 17')[0]?.label).toBe(
      'Rue de la Marguerite, Hammam Sousse, 4089 Sousse',
    );
  });
});

describe('the filter by governorate', () => {
  it('takes a misspelt name, and guesses none', () => {
    const found = (governorate: string) =>
      gazetteer.search('cité ennour', { governorate })[0]?.governorateCode;
    expect(['9asrine', 'sfaks', 'جندوبه'].map(found)).toEqual(['TN-42', 'TN-61', 'TN-32']);
    expect(['nope', 'Naples', 'Paris', 'la marsa'].map(found)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
