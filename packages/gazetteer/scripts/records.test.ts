import { describe, expect, it } from 'vitest';
import { distanceMeters } from '@smart-address/codes';
import type { PlaceRecord } from '../src/records.types.ts';
import { createCoverage } from '../src/geo/createCoverage.ts';
import { readBorder } from './border.ts';
import { readDelegations, readGovernorates, readPostalList } from './facts.ts';
import { hasOwnPoint } from './places/mergeTowns.ts';
import { nameKey, slugOf } from './names/nameKey.ts';
import { buildRecords } from './records.ts';
import { readTable } from './tables.ts';

const records = buildRecords();
const ofType = (type: PlaceRecord['type']): PlaceRecord[] => records.filter((record) => record.type === type);
const byId = new Map(records.map((record) => [record.id, record]));
const namesOf = (record: PlaceRecord): string[] => [record.name, record.locality, ...record.aliases];
const places = records.filter((record) => record.type === 'locality' || record.type === 'delegation');

describe('the records', () => {
  it('have every governorate, delegation and postal code once, under its own name or number', () => {
    expect(ofType('governorate').map((record) => record.name)).toEqual(
      readGovernorates().map((row) => row.name),
    );
    const delegations = readDelegations();
    expect(ofType('delegation')).toHaveLength(delegations.length);
    for (const row of delegations) {
      const record = byId.get(`del:${row.code}`);
      expect(nameKey(record?.name ?? '')).toBe(nameKey(row.name));
      expect(record?.nameAr).toBe(row.nameAr);
      expect(record?.governorateCode).toBe(row.governorate);
    }
    const codes = new Set(readPostalList(delegations).map((row) => row.postalCode));
    // A quarter of ours has none.
    codes.delete('');
    expect(codes.size).toBe(986);
    expect(ofType('postal').map((record) => record.postalCode)).toEqual([...codes].sort());
    for (const record of ofType('postal'))
      expect(record.name).toMatch(new RegExp(`^${record.postalCode} \\S`, 'u'));
  });

  it('have every row of the postal list under its own name and code', () => {
    const found = new Map<string, string[]>();
    for (const record of places) {
      for (const name of namesOf(record)) {
        const key = `${record.governorateCode} ${nameKey(name)}`;
        found.set(key, [...(found.get(key) ?? []), record.postalCode]);
      }
    }
    const codesOfPostal = new Map(ofType('postal').map((record) => [record.postalCode, record.locality]));
    const missing = readPostalList(readDelegations()).filter((row) => {
      if (row.postalCode === '') return false;
      const codes = found.get(`${row.delegation.governorate} ${nameKey(row.name)}`) ?? [];
      return (
        !codes.includes(row.postalCode) &&
        nameKey(codesOfPostal.get(row.postalCode) ?? '') !== nameKey(row.name)
      );
    });
    expect(missing.map((row) => `${row.postalCode} ${row.name}`)).toEqual([]);
  });

  it('have an id each', () => {
    expect(byId.size).toBe(records.length);
    for (const { id } of records)
      expect(id).toMatch(/^(?:gov|del|postal|place|loc|street|landmark):[\w:-]+$/u);
  });

  it("put a town's postal code where the town is, and its quarters that have no point of their own; villages stay in the middle", () => {
    const towns = records.filter(({ type, accuracy }) => type === 'delegation' && accuracy !== 'postal');
    const seats = ofType('governorate');
    const away: string[] = [];
    const counted = { codes: 0, quarters: 0 };
    for (const postal of ofType('postal')) {
      const town = [...towns, ...seats].find(
        (one) =>
          one.governorateCode === postal.governorateCode &&
          nameKey(one.locality === '' ? one.name : one.locality) === nameKey(postal.locality),
      );
      if (town === undefined) continue;
      counted.codes += 1;
      const quarters = places.filter(
        ({ name, postalCode, accuracy }) =>
          postalCode === postal.postalCode && accuracy === 'postal' && /^(?:Cité|Résidence) /u.test(name),
      );
      counted.quarters += quarters.length;
      for (const { id, location } of [postal, ...quarters])
        if (distanceMeters(location, town.location) > 0) away.push(id);
    }
    expect(away).toEqual([]);
    expect(counted.codes).toBeGreaterThan(150);
    expect(counted.quarters).toBeGreaterThan(700);
    expect(byId.get('postal:1250')?.location).toEqual({ lat: 35.23151, lng: 9.12321 });
    expect(byId.get('loc:6110:cite-du-lycee')?.location).toEqual(byId.get('del:2454')?.location);
    expect(byId.get('loc:3070:mellita-ouled-bou-ali')?.location).toEqual({ lat: 34.70181, lng: 11.19616 });
  });

  it('lie in Tunisia', () => {
    const covers = createCoverage({ ...readBorder(), attribution: '' });
    const abroad = records.filter((record) => !covers(record.location));
    expect(abroad.map((record) => record.id)).toEqual([]);
  });

  it('are in a governorate, and but for governorates and the capital in a delegation', () => {
    for (const record of records) expect(record.governorateCode).toMatch(/^TN-\d\d$/u);
    const nowhere = records.filter((record) => record.delegation === '' && record.type !== 'governorate');
    expect(nowhere.map((record) => record.name)).toEqual(['Tunis']);
  });

  it('have importance from 0 to 1, most of all the capital', () => {
    for (const { importance } of records) {
      expect(importance).toBeGreaterThan(0);
      expect(importance).toBeLessThanOrEqual(1);
    }
    const most = places.reduce((best, record) => (record.importance > best.importance ? record : best));
    expect(most.name).toBe('Tunis');
  });

  it('bear no Arabic name that is not in the tables, letter by letter', () => {
    const known = new Set(
      [
        readTable('governorates.csv', ['name_ar']),
        readTable('delegations.csv', ['name_ar']),
        readTable('places.csv', ['name_ar']),
        readTable('streets.csv', ['name_ar']),
        readTable('landmarks.csv', ['name_ar']),
      ]
        .flat()
        .map((row) => row.name_ar)
        .concat(readTable('localities.csv', ['locality_ar']).map((row) => row.locality_ar))
        // A figure that the source has before the name stands after it.
        .flatMap((name) => [name, name.replace(/^([IVX]+|\d+|\(\d+\)) (\p{Script=Arabic}.*)$/u, '$2 $1')])
        .concat('المنزه IX-أ', 'طريق X 2', 'طريق X 3', 'طريق X 20')
        .concat(readTable('corrections.csv', ['corrected']).map((row) => row.corrected)),
    );
    for (const record of records) {
      const name = record.type === 'postal' ? record.nameAr.replace(/^\d{4} /u, '') : record.nameAr;
      // "El Menzah 1" is المنزه with the figure of its French name.
      const figure = / \d+$/u.exec(record.name)?.[0] ?? '';
      const whole = name.endsWith(figure) ? name.slice(0, name.length - figure.length) : name;
      expect(known.has(name) || known.has(whole) || name === '', `${record.id} ${name}`).toBe(true);
    }
  });

  it('never give a point that three hotels share for the place of one of them', () => {
    const users = new Map<string, PlaceRecord[]>();
    for (const record of ofType('address')) {
      const key = `${record.location.lat} ${record.location.lng}`;
      users.set(key, [...(users.get(key) ?? []), record]);
    }
    const shared = [...users.values()].filter(({ length }) => length > 2).flat();
    expect(shared.length).toBeGreaterThan(100);
    for (const { name, category, accuracy, locality, postalCode } of shared) {
      if (category !== 'hotel') expect(accuracy, name).toBe('rooftop');
      else expect([accuracy, locality, postalCode], name).toEqual(['postal', '', '']);
    }
  });

  it("have no hotel on a point that is nobody's, as others on it say by their names", () => {
    // Djerba's Tryp Palm Azur and Tataouine's Sangho near Gabès, beside two of Hammamet; twice Sousse's Mövenpick near Kairouan.
    for (const id of [6505014, 6523691, 10228445, 10243814]) expect(byId.has(`landmark:${id}`)).toBe(false);
    // One of ten in Houmt Souk is named after Sousse: the others are of Djerba.
    expect(byId.get('landmark:6462155')).toMatchObject({
      name: 'Occidental Allegro Riviera',
      accuracy: 'postal',
    });
    expect(
      records.some(
        ({ name, delegation }) => name === 'Sangho Privilege Tataouine' && delegation === 'Tataouine Sud',
      ),
    ).toBe(true);
  });

  it('have a hotel once that is on a shared point and, under the same name, on one of its own', () => {
    for (const [name, other, delegation] of [
      ['Fourati', 'Hotel Fourati', 'Hammamet'],
      ['Riu Palm Azur', 'Hotel Riu Palm Azur', 'Jerba Midoun'],
      ['Le Marabout', 'Hotel Marabout', 'Sousse Médina'],
    ]) {
      const hotels = records.filter((record) => record.name === name || record.name === other);
      expect(hotels).toMatchObject([{ name, delegation, accuracy: 'rooftop' }]);
      expect(hotels[0]?.aliases).toContain(other);
    }
  });

  it('have no hotel that is named after a town far away', () => {
    // "Thalassa Mahdia" in Médenine, "Oasis Kebili" in Tunis, "Grand Oasis Hammamet" near Gabès, "Daphne Club Sousse" in Hammamet.
    for (const id of [6499356, 10111051, 6521661, 10232645]) expect(byId.has(`landmark:${id}`)).toBe(false);
    // In their towns, or another of the same governorate; a house and a mosque are named after whom they like.
    for (const name of ['Thalassa Mahdia', 'Hotel Oasis Gabes', 'Dar Dahmani', 'Mosquée el Ksar']) {
      expect(
        records.some((record) => record.name === name),
        name,
      ).toBe(true);
    }
  });

  it('name each place once in a delegation, but where two places far apart share a name', () => {
    const seen = new Map<string, PlaceRecord>();
    for (const record of places) {
      const key = `${record.governorateCode} ${record.delegation} ${record.name} ${record.postalCode}`;
      const twin = seen.get(key);
      if (twin !== undefined) expect(distanceMeters(twin.location, record.location)).toBeGreaterThan(8_000);
      seen.set(key, record);
    }
  });

  it('never give the point of a code or a delegation for the place itself', () => {
    const given = new Map(
      readPostalList(readDelegations()).map(
        (row) => [`${row.postalCode} ${nameKey(row.name)}`, row] as const,
      ),
    );
    for (const record of ofType('locality')) {
      const row = given.get(`${record.postalCode} ${nameKey(record.name)}`);
      if (row === undefined || row.accuracy === 'locality' || record.category !== '') continue;
      expect(record.accuracy).toBe(row.accuracy);
    }
  });
});

describe('one place from several tables is one record', () => {
  it('La Marsa: the delegation, GeoNames’ town, and the chief of its codes', () => {
    const named = places.filter((record) => namesOf(record).some((name) => nameKey(name) === 'marsa'));
    const marsa = named.filter((record) => record.governorateCode === 'TN-11');
    expect(marsa).toHaveLength(1);
    expect(marsa[0]).toMatchObject({
      id: 'del:1171',
      name: 'La Marsa',
      nameAr: 'المرسى',
      locality: 'La Marsa',
      postalCode: '2070',
      accuracy: 'locality',
      category: 'populated place',
    });
  });

  it('Hammamet: the delegation, the postal locality, the town and its people', () => {
    const named = places.filter((record) => nameKey(record.name) === 'hamamet');
    expect(named).toHaveLength(1);
    expect(named[0]).toMatchObject({ type: 'delegation', postalCode: '8050', accuracy: 'locality' });
    expect(named[0]?.importance).toBeGreaterThan(0.8);
  });

  it('Houmt Souk goes by all its spellings', () => {
    expect(byId.get('del:5256')?.aliases).toEqual(
      expect.arrayContaining(['Houmt El Souk', 'Houmet Essouk', 'Jerba']),
    );
  });

  it('a quarter that the postal list calls "Cité", and GeoNames does not: with the point of the one and the code of the other', () => {
    const ennasr = places.filter(
      ({ delegation, name }) => delegation === 'Ariana Ville' && /Ennasr/u.test(name),
    );
    expect(ennasr.map(({ id }) => id)).toEqual([
      'loc:2037:cite-ennasr-1',
      'loc:2037:cite-ennasr-2',
      'loc:2001:cite-ennasr',
    ]);
    expect(ennasr[1]).toMatchObject({ postalCode: '2037', nameAr: 'حي النصر II', accuracy: 'locality' });
    expect(ennasr[1]?.aliases).toEqual(expect.arrayContaining(['Ennasr II', 'Ennasr', 'Cité Ennasr']));
    // Called "Cité" in Arabic too, where the table's Arabic is of the one without.
    expect(byId.get('loc:2094:cite-ennasr')).toMatchObject({ nameAr: 'النصر' });
    expect(byId.get('loc:2094:cite-ennasr')?.aliases).toContain('حي النصر');
  });

  it('quarters that the postal list itself tells apart stay two, as do those that are far from each other', () => {
    const named = (key: string): string[] =>
      places.filter(({ name }) => nameKey(name).replace('cite', '') === key).map(({ id }) => id);
    expect(named('boumhel')).toEqual(['loc:2097:bou-mhel', 'loc:2097:cite-bou-mhel']);
    // A quarter of the town, and a sector of farms seven kilometres off.
    expect(named('ainkarma')).toEqual(
      expect.arrayContaining(['loc:9040:cite-ain-el-karma', 'place:11905077']),
    );
  });

  it('a village and its sector spelt otherwise, or the same in Arabic: no two in a delegation, but far apart or told apart by the list', () => {
    expect(byId.get('loc:8099:zaouiet-jedidi')?.aliases).toContain('Zaouiet Djedidi');
    const twins = ofType('locality').flatMap((record, at, all) =>
      all
        .slice(at + 1)
        .filter(
          (other) =>
            record.nameAr !== '' &&
            other.nameAr === record.nameAr &&
            other.delegation === record.delegation &&
            other.governorateCode === record.governorateCode &&
            distanceMeters(other.location, record.location) < 8_000,
        )
        .map((other) => [record.id, other.id]),
    );
    expect(twins).toEqual([
      ['loc:9000:fatnassa', 'loc:9010:fatnassa'],
      ['loc:5123:ouled-amor', 'loc:5140:ouled-amor'],
    ]);
  });

  it('a row of the list without a point has its sector’s, wherever in the delegation that is', () => {
    // At Tunisia's southern tip; the middle of its code's places is 167 km to the north.
    expect(byId.get('loc:3240:borj-el-khadra')).toMatchObject({ accuracy: 'sector', postalCode: '3240' });
    expect(byId.get('loc:3240:borj-el-khadra')?.location.lat).toBeLessThan(31.5);
    expect(byId.get('place:11905627')).toBeUndefined();
  });

  it('Djerba is an island, and not its chief town', () => {
    expect(byId.get('place:7911272')?.name).toBe('Djerba');
    expect(byId.get('del:5256')?.name).toBe('Djerba Houmet Souk');
  });

  it('streets and landmarks are where all points of their places say, a sector’s and its village’s', () => {
    expect(byId.get('landmark:6296464')).toMatchObject({ category: 'airport', delegation: 'Monastir' });
    expect(byId.get('landmark:7165890')).toMatchObject({ category: 'airport', delegation: 'Enfidha' });
    expect(byId.get('street:12036495')).toMatchObject({ name: 'Avenue de la Gare', delegation: 'Mégrine' });
  });

  it('a station that bears another spelling of its place says that it is a station', () => {
    expect(byId.get('landmark:2473176')?.name).toBe('Gare As Sars');
    expect(byId.get('landmark:2467280')?.name).toBe('Gare Saminjah');
  });

  it('a delegation goes by the spellings that its Arabic words have in other names, and by no other word', () => {
    expect(byId.get('del:1159')?.aliases).toContain('Cité El Khadhra');
    expect(byId.get('del:1352')?.aliases).not.toContain('Nouvelle Matmata');
    expect(byId.get('del:5159')?.aliases).not.toContain('Nouvelle Medina');
  });

  it('a place without an Arabic name is found by the Arabic its words have in other names, which is not shown', () => {
    const thameur = byId.get('loc:2023:cite-thameur');
    expect(thameur?.nameAr).toBe('');
    expect(thameur?.aliases).toContain('حي ثامر');
    expect(byId.get('place:2473425')?.aliases).toEqual([]);
  });

  it('have the figure of an Arabic name after it, in the order it is read', () => {
    expect(records.find(({ name }) => name === 'Cité Ennasr 2')?.nameAr).toBe('حي النصر II');
    expect(records.find(({ name }) => name === 'Route Nationale 10')?.nameAr).toBe('الطريق الوطنية رقم 10');
    expect(records.find(({ name }) => name === 'Voie X20')?.nameAr).toBe('طريق X 20');
    expect(records.find(({ name }) => name === 'El Menzah IX A')?.nameAr).toBe('المنزه IX-أ');
    expect(records.filter(({ nameAr }) => /[IVX]+ \p{Script=Arabic}/u.test(nameAr))).toEqual([]);
    expect(records.some(({ nameAr }) => /^\d+ \p{Script=Arabic}/u.test(nameAr))).toBe(true);
  });

  it('have the blanks that Arabic has: about a figure, and after a te marbuta, which ends a word', () => {
    expect(byId.get('place:11904373')?.nameAr).toBe('20 مارس');
    expect(byId.get('loc:5132:sakiet-el-khadem')?.nameAr).toBe('ساقية الخادم');
    expect(byId.get('place:11905847')?.nameAr).toBe('المنطقة الشرقية (1)');
    const lacking = /ة\p{Script=Arabic}|\p{Script=Arabic}\d|\d\p{Script=Arabic}/u;
    expect(records.filter(({ nameAr }) => lacking.test(nameAr))).toEqual([]);
  });

  it('have no Arabic name in Latin letters, in other figures than Tunisia’s or with vowel marks', () => {
    const arabic = records.flatMap(({ nameAr, aliases, variants }) =>
      [nameAr, ...aliases, ...variants].filter((name) => /\p{Script=Arabic}/u.test(name)),
    );
    expect(arabic.filter((name) => /[\u064b-\u0652]|[٠-٩a-z]/u.test(name))).toEqual([]);
    expect(byId.get('loc:8041:korbous')?.nameAr).toBe('قربص');
    expect(byId.get('landmark:12020385')?.nameAr).toBe('20 مارس');
  });

  it.each([
    ['del:1453', 'Oued Ellil', 'وادي الليل'],
    ['del:1552', 'Dar Chaabane El Fehri', 'دار شعبان الفهري'],
    ['del:3162', 'Kondar', 'كندار'],
    ['del:4356', 'Sidi Ali Ben Aoun', 'سيدي علي بن عون'],
    ['del:4358', 'Meknassy', 'المكناسي'],
    ['del:4361', 'Regueb', 'الرقاب'],
    ['del:5254', 'Ben Guerdane', 'بن قردان'],
  ])('%s, %s, has its whole Arabic name, and so have the places in it', (id, name, nameAr) => {
    expect(byId.get(id)).toMatchObject({ name, nameAr });
    const within = places.filter(({ delegation }) => delegation === name);
    expect(within.length).toBeGreaterThan(5);
    expect(new Set(within.map(({ delegationAr }) => delegationAr))).toEqual(new Set([nameAr]));
  });

  it('are found by no name read backwards, and by none that is another delegation’s', () => {
    const variantsOf = (id: string): readonly string[] => byId.get(id)?.variants ?? [];
    expect(variantsOf('del:1151')).not.toContain('جاطرق');
    expect(variantsOf('del:1563')).not.toContain('دلاخ ينب');
    expect(variantsOf('del:1565')).toContain('بو عرقوب');
    expect(variantsOf('del:5151')).not.toContain('سوسة المدينة');
    expect(variantsOf('del:5151')).not.toContain('Sousse Medina');
    expect(byId.get('del:1761')?.aliases).not.toContain('رأس زبيب');
  });

  it.each([
    ['street:12195133', 'Avenue Habib Bourguiba', 'شارع الحبيب بورقيبة'],
    ['loc:2076:cite-erriadh', 'Cité Erriadh', 'حي الرياض'],
    ['loc:2083:cite-ennasr', 'Cité Ennasr', 'حي النصر'],
    ['loc:1004:el-menzah-1', 'El Menzah 1', 'المنزه 1'],
  ])('%s, %s, which has no Arabic name in the tables, has that of its namesakes', (id, name, nameAr) => {
    expect(byId.get(id)).toMatchObject({ name, nameAr });
  });

  it('have no namesake’s Arabic name that is not all namesakes’, names a way of another kind, or a single village’s', () => {
    const shownIn = (type: PlaceRecord['type'], name: string): Set<string> =>
      new Set(
        records.filter((record) => record.type === type && record.name === name).map(({ nameAr }) => nameAr),
      );
    expect(shownIn('locality', 'Ezzahra')).toEqual(new Set(['', 'الزاهرة', 'الزهراء']));
    expect(shownIn('street', 'Rue Moheddine Klibi')).toEqual(new Set(['', 'شارع محي الدين القليبي']));
    expect(shownIn('locality', 'Zriba')).toContain('');
    expect(shownIn('address', 'Place de la Monnaie')).toContain('');
  });

  it('an implied Arabic name has the article where most names have it', () => {
    expect(byId.get('loc:2094:cite-el-bassatine1')?.aliases).toContain('حي البساتين 1');
    expect(records.filter(({ aliases }) => aliases.some((name) => name.startsWith('حي الحي ')))).toEqual([]);
  });

  it('what is "حي" in Arabic goes by "Cité" too, where no other place of its delegation does', () => {
    expect(byId.get('del:1157')?.aliases).toContain('Cité Ettahrir');
    expect(byId.get('del:1162')?.aliases).not.toContain('Cité Ezzouhour');
  });

  it('a quarter of a big city that is a side of no other place goes by its name without the side, if that is no region’s', () => {
    expect(byId.get('place:11239008')?.aliases).toContain('Aïn Zaghouen');
    expect(byId.get('place:12010644')?.aliases).not.toContain('Ariana');
  });

  it('Tunis is a city of several delegations, beside its governorate', () => {
    const tunis = records.filter((record) => record.name === 'Tunis');
    expect(tunis.map(({ type, postalCode, delegation }) => [type, postalCode, delegation])).toEqual([
      ['governorate', '', ''],
      ['locality', '1000', ''],
    ]);
  });

  it('Sousse, which the postal list has under two codes, is found by both', () => {
    expect(places.filter((record) => record.name === 'Sousse').map((record) => record.postalCode)).toEqual([
      '4000',
    ]);
    expect(byId.get('postal:4004')?.locality).toBe('Sousse');
  });

  it('a code is named after the town it is the seat of, though the postal list has no row for the town', () => {
    expect(byId.get('postal:2070')?.name).toBe('2070 La Marsa');
    expect(byId.get('postal:1000')?.name).toBe('1000 Tunis');
  });

  it.each([
    ['1082', 'Cité El Mahrajene'],
    ['2078', 'Marsa Safsaf'],
    ['4051', 'Sousse Khezama'],
    ['4061', 'Sousse Ibn Khaldoun'],
    ['5060', 'Monastir République'],
  ])('a code is called after its post office: %s is %s', (code, office) => {
    expect(byId.get(`postal:${code}`)?.name).toBe(`${code} ${office}`);
  });

  it('a numbered quarter is one in either numeral, and none of its neighbours', () => {
    expect(byId.get('loc:2091:el-menzah-6')).toMatchObject({ accuracy: 'locality', name: 'El Menzah 6' });
    expect(byId.get('loc:2091:el-menzah-6')?.aliases).toContain('El Menzah VI');
    const numeral = /\s\(?(\d{1,2}|[ivx]{1,4})\)?$/iu;
    const figures = new Map(
      'I II III IV V VI VII VIII IX X XI XII'.split(' ').map((word, at) => [word, at + 1]),
    );
    const numberOf = (name: string): number => {
      const word = numeral.exec(name)?.[1] ?? '';
      return figures.get(word) ?? Number(word);
    };
    const mixed = places.filter(({ name, aliases }) => {
      const numbers = [name, ...aliases].filter((one) => numeral.test(one)).map(numberOf);
      return new Set(numbers).size > 1;
    });
    expect(mixed.map(({ name, aliases }) => [name, ...aliases])).toEqual([]);
  });

  it('a delegation whose town no table has a point of its own for is at its own seat, not in the middle of other villages', () => {
    const seats = new Map(readDelegations().map(({ code, location }) => [`del:${code}`, location]));
    const away = ofType('delegation').filter(({ id, name, location, accuracy }) => {
      const seat = seats.get(id);
      if (hasOwnPoint({ accuracy }) || / (?:Nord|Sud|Est|Ouest)$/u.test(name)) return false;
      return seat === undefined || distanceMeters(seat, location) > 1_000;
    });
    expect(away.map(({ name }) => name)).toEqual([]);
  });

  it('a delegation that is one side of a city is at the city, not in the middle of its land, and so are its quarters', () => {
    const ofCities = ofType('delegation').filter(({ name }) => / (?:Nord|Sud|Est|Ouest)$/u.test(name));
    const away = ofCities.map((record) => {
      const city = records.find(
        ({ type, name, governorateCode }) =>
          type === 'governorate' &&
          governorateCode === record.governorateCode &&
          nameKey(name) === nameKey(record.name.replace(/ \S+$/u, '')),
      );
      return city === undefined ? record.name : distanceMeters(record.location, city.location);
    });
    // Douz and El Hamma are no governorate's seat.
    expect(away.filter((meters) => typeof meters === 'string')).toEqual([
      'Douz Nord',
      'Douz Sud',
      'El Hamma Ouest',
    ]);
    const meters = away.filter((meters) => typeof meters === 'number');
    expect(meters).toHaveLength(27);
    expect(Math.max(...meters)).toBeLessThan(8_000);
    expect(meters.filter((meters) => meters < 4_000)).toHaveLength(22);
    const [gabes, medenine] = [byId.get('del:5153'), byId.get('del:5252')];
    expect(byId.get('loc:6033:cite-el-amel')?.location).toEqual(gabes?.location);
    expect(byId.get('loc:4127:medenine-perseverance')?.location).toEqual(medenine?.location);
    expect(gabes?.accuracy).toBe('delegation');
  });

  it('a quarter that is called after its town is there too where only its code is known, and that is the town’s own', () => {
    // The metro station Goulette Neuve; the town of Jerissa; the Rue Okba Ibn Nafâa.
    for (const [id, lat, lng, meters] of [
      ['loc:2060:la-goulette-nouvelle', 36.81993, 10.30564, 300],
      ['loc:7114:jerissa-gare', 35.84509, 8.63028, 300],
      ['loc:3140:kairouan-okba', 35.67948, 10.10467, 1_000],
    ] as const) {
      const record = byId.get(id);
      expect(record?.accuracy).toBe('postal');
      expect(record && distanceMeters(record.location, { lat, lng })).toBeLessThan(meters);
    }
  });

  it('Zriba is Hammam Zriba, as the postal list calls the delegation, and not the old village beside it', () => {
    expect(byId.get('del:1652')).toMatchObject({
      name: 'Zriba',
      locality: 'Hammam Zriba',
      postalCode: '1152',
    });
    expect(byId.get('loc:1122:zriba')).toMatchObject({ delegation: 'Zriba', accuracy: 'locality' });
    expect(byId.get('loc:1152:cite-du-lycee')?.location).toEqual(byId.get('del:1652')?.location);
  });

  it.each([
    ['del:4161', 'Bouhajla', 35.393, 10.042],
    ['del:5353', 'Smar', 32.995, 10.822],
    ['del:5156', 'Menzel Habib', 34.231, 9.598],
    ['del:6255', 'Hazoua', 33.735, 7.594],
  ])('%s, %s is where its town is, not in the middle of a wide sector or code', (id, name, lat, lng) => {
    const record = byId.get(id);
    expect(record?.name).toBe(name);
    expect(record && distanceMeters(record.location, { lat, lng })).toBeLessThan(200);
  });

  it('Thyna, which the postal list has no delegation for, has the code of its town, and the quarters of that code', () => {
    const thyna = byId.get('del:3456');
    expect(thyna).toMatchObject({ name: 'Thyna', postalCode: '3083', accuracy: 'sector' });
    for (const id of ['loc:3083:cite-sidi-abid', 'loc:3084:cite-tyna-1', 'postal:3083', 'postal:3084'])
      expect(byId.get(id)?.location).toEqual(thyna?.location);
  });

  it.each([
    ['loc:1053:les-berges-du-lac', 'Les Berges du Lac', '1053', 36.835, 10.237],
    ['loc:8034:lebna', 'Lebna', '8034', 36.717, 10.928],
    ['loc:3078:el-hajeb', 'El Hajeb', '3078', 34.704, 10.653],
  ])(
    '%s, which the postal list counts to the delegation next to its own, is where it is',
    (id, name, postalCode, lat, lng) => {
      const record = byId.get(id);
      expect(record).toMatchObject({ name, postalCode });
      expect(record && distanceMeters(record.location, { lat, lng })).toBeLessThan(200);
    },
  );

  it('a row of the postal list is in the governorate that the list has it in, and not at a namesake in another', () => {
    const listed = new Map(
      readPostalList(readDelegations()).map((row) => [
        `loc:${row.postalCode}:${slugOf(row.name)}`,
        row.delegation.governorate,
      ]),
    );
    const rows = records.filter(({ id }) => listed.has(id));
    expect(rows.length).toBeGreaterThan(4_000);
    expect(rows.filter((row) => row.governorateCode !== listed.get(row.id))).toEqual([]);
    // Its namesake is in Kairouan; its code's villages are 16 km from the town of Siliana.
    expect(byId.get('loc:6196:sidi-ameur')).toMatchObject({
      accuracy: 'postal',
      location: byId.get('loc:6196:ghars-ezzriba')?.location,
    });
  });

  it('a delegation is not called after the other one that the postal list has its town in', () => {
    expect(byId.get('del:3456')?.aliases).toEqual(['Tyna', 'Tina']);
    expect(byId.get('loc:3062:sidi-abbes')?.aliases).toEqual(['Sidi Abbès Sfax Sud']);
  });

  it('what GeoNames has first in English or Arabic is named in French, in English as it was, and found by both', () => {
    expect(byId.get('landmark:6296470')).toMatchObject({
      name: 'Aéroport international de Djerba-Zarzis',
      nameEn: 'Djerba-Zarzis International Airport',
      aliases: expect.arrayContaining(['Djerba-Zarzis International Airport']),
    });
    expect(byId.get('landmark:11593282')?.nameEn).toBe('Sidi Bouzid Regional Hospital');
    expect(byId.get('street:12014736')).toMatchObject({ name: "Avenue de l'Environnement", nameEn: '' });
    const french = records.filter(({ type }) => type === 'street' || type === 'address');
    expect(french.filter(({ name }) => /\p{Script=Arabic}|^Nahj | Airport$/u.test(name))).toEqual([]);
  });

  it('a slip of GeoNames is put right and still found', () => {
    expect(byId.get('del:2351')).toMatchObject({
      name: 'Kef Ouest',
      variants: expect.arrayContaining(['Kef Quest']),
    });
  });
});
