import type { Claim, ClaimName, Subject } from '../check/evidence.ts';

/** The sentences of "Check an address"; French is the reference. */
const fr = {
  title: 'Vérifier une adresse',
  intro: 'Une adresse, un code, des coordonnées\u00a0: tout ce qui est connu, et ce que cela prouve.',
  label: 'Adresse, code ou coordonnées',
  submit: 'Vérifier',
  searching: 'Recherche…',
  nothing: 'Aucune adresse de ce nom. Essayez une partie, ou un code.',
  failed: 'Le service ne répond pas. Choisissez une ligne de la liste, ou réessayez.',
  wrong: (suggestions: string) =>
    suggestions === ''
      ? 'Ce n’est pas un code valable\u00a0: un caractère est faux, manque ou est de trop.'
      : `Ce n’est pas un code valable. Peut-être ${suggestions}\u202f?`,
  outside: 'Ce point est hors de Tunisie\u00a0: le service n’en connaît rien.',
  others: (count: number) => `Autres réponses (${count})`,
  given: {
    codeA: 'Donné par un code d’adresse',
    codeB: 'Donné par un code en chiffres',
    plusCode: 'Donné par un plus code',
    coordinates: 'Donné par des coordonnées',
    address: 'Trouvé par son adresse',
  } satisfies Record<Subject['given'], string>,
  facts: {
    title: 'Ce qui est connu',
    codeA: 'Code d’adresse',
    codeB: 'Code en chiffres',
    plusCode: 'Plus code',
    short: 'Plus code court',
    coordinates: 'Coordonnées',
    cell: 'Cellule',
    cellSize: (a: string, b: string) => `${a} pour le code d’adresse, ${b} pour celui en chiffres`,
    accuracy: 'Précision du point',
    accuracies: {
      rooftop: 'le bâtiment',
      street: 'quelque part dans la rue',
      locality: 'quelque part dans la localité',
      postal: 'le centre de la zone',
      exact: 'le point lui-même',
    },
    locality: 'Localité',
    delegation: 'Délégation',
    governorate: 'Gouvernorat',
    postalCode: 'Code postal',
  },
  proof: {
    title: 'Ce qui est prouvé',
    verdicts: { yes: 'Oui', no: 'Non', unknown: 'Pas su' } satisfies Record<Claim['verdict'], string>,
    claims: {
      written: 'Le code est écrit sans faute\u00a0: sa clé de contrôle correspond.',
      inTunisia: 'Le point est en Tunisie.',
      registered: 'Le code est enregistré et actif.',
      surveyed: 'Le point a été relevé sur place.',
      building: 'Le point est celui du bâtiment.',
    } satisfies Record<ClaimName, string>,
    neverTitle: 'Ce que rien ici ne prouve',
    never: [
      'Que quelqu’un habite ou travaille là.',
      'Que le bâtiment existe encore.',
      'Que la personne qui donne le code en a le droit.',
    ],
    silent: 'Le service n’a pas répondu à tout\u00a0: ce qui dépend de lui n’est pas su.',
  },
  neighbours: {
    title: 'Autour',
    places: 'Lieux proches',
    none: 'Aucun lieu proche connu.',
    cells: 'Codes voisins, le nord en haut',
    own: 'ce code',
  },
};

const ar: typeof fr = {
  title: 'التحقق من عنوان',
  intro: 'عنوان أو رمز أو إحداثيات: كل ما هو معروف وما الذي يثبته.',
  label: 'عنوان أو رمز أو إحداثيات',
  submit: 'تحقق',
  searching: 'جارٍ البحث…',
  nothing: 'لا يوجد عنوان بهذا الاسم. جربوا جزءا منه أو رمزا.',
  failed: 'الخدمة لا تجيب. اختاروا سطرا من القائمة أو أعيدوا المحاولة.',
  wrong: (suggestions) =>
    suggestions === ''
      ? 'هذا ليس رمزا صحيحا: يوجد حرف خاطئ أو ناقص أو زائد.'
      : `هذا ليس رمزا صحيحا. ربما ${suggestions}؟`,
  outside: 'هذه النقطة خارج تونس: لا تعرف الخدمة عنها شيئا.',
  others: (count) => `إجابات أخرى: ${count}`,
  given: {
    codeA: 'أُعطي برمز عنوان',
    codeB: 'أُعطي برمز رقمي',
    plusCode: 'أُعطي برمز plus',
    coordinates: 'أُعطي بإحداثيات',
    address: 'عُثر عليه بعنوانه',
  },
  facts: {
    title: 'ما هو معروف',
    codeA: 'رمز العنوان',
    codeB: 'الرمز الرقمي',
    plusCode: 'رمز plus',
    short: 'رمز plus القصير',
    coordinates: 'الإحداثيات',
    cell: 'الخلية',
    cellSize: (a, b) => `${a} لرمز العنوان، ${b} للرمز الرقمي`,
    accuracy: 'دقة النقطة',
    accuracies: {
      rooftop: 'المبنى نفسه',
      street: 'في مكان ما من الشارع',
      locality: 'في مكان ما من المنطقة',
      postal: 'وسط المنطقة',
      exact: 'النقطة نفسها',
    },
    locality: 'المنطقة',
    delegation: 'المعتمدية',
    governorate: 'الولاية',
    postalCode: 'الترقيم البريدي',
  },
  proof: {
    title: 'ما هو مثبت',
    verdicts: { yes: 'نعم', no: 'لا', unknown: 'غير معروف' },
    claims: {
      written: 'الرمز مكتوب دون خطأ: حرف المراقبة يطابق.',
      inTunisia: 'النقطة داخل تونس.',
      registered: 'الرمز مسجل ونشط.',
      surveyed: 'رُفعت النقطة ميدانيا.',
      building: 'النقطة هي نقطة المبنى.',
    },
    neverTitle: 'ما لا يثبته أي شيء هنا',
    never: ['أن شخصا يسكن أو يعمل هناك.', 'أن المبنى لا يزال قائما.', 'أن من يعطي الرمز له الحق فيه.'],
    silent: 'لم تجب الخدمة عن كل شيء: ما يتعلق بها غير معروف.',
  },
  neighbours: {
    title: 'حوله',
    places: 'أماكن قريبة',
    none: 'لا توجد أماكن قريبة معروفة.',
    cells: 'الرموز المجاورة، الشمال في الأعلى',
    own: 'هذا الرمز',
  },
};

const en: typeof fr = {
  title: 'Check an address',
  intro: 'An address, a code, coordinates: all that is known, and what it proves.',
  label: 'Address, code or coordinates',
  submit: 'Check',
  searching: 'Searching…',
  nothing: 'No address of this name. Try a part of it, or a code.',
  failed: 'The service does not answer. Choose a row of the list, or try again.',
  wrong: (suggestions) =>
    suggestions === ''
      ? 'This is not a valid code: a character is wrong, missing or too many.'
      : `This is not a valid code. Perhaps ${suggestions}?`,
  outside: 'This point is outside Tunisia: the service knows nothing of it.',
  others: (count) => `Other answers (${count})`,
  given: {
    codeA: 'Given by an address code',
    codeB: 'Given by a code in digits',
    plusCode: 'Given by a plus code',
    coordinates: 'Given by coordinates',
    address: 'Found by its address',
  },
  facts: {
    title: 'What is known',
    codeA: 'Address code',
    codeB: 'Code in digits',
    plusCode: 'Plus code',
    short: 'Short plus code',
    coordinates: 'Coordinates',
    cell: 'Cell',
    cellSize: (a, b) => `${a} for the address code, ${b} for the one in digits`,
    accuracy: 'Accuracy of the point',
    accuracies: {
      rooftop: 'the building',
      street: 'somewhere in the street',
      locality: 'somewhere in the locality',
      postal: 'the middle of the area',
      exact: 'the point itself',
    },
    locality: 'Locality',
    delegation: 'Delegation',
    governorate: 'Governorate',
    postalCode: 'Postal code',
  },
  proof: {
    title: 'What is proved',
    verdicts: { yes: 'Yes', no: 'No', unknown: 'Not known' },
    claims: {
      written: 'The code is written without a mistake: its check character fits.',
      inTunisia: 'The point is in Tunisia.',
      registered: 'The code is registered and active.',
      surveyed: 'The point was surveyed on the spot.',
      building: 'The point is that of the building.',
    },
    neverTitle: 'What nothing here proves',
    never: [
      'That somebody lives or works there.',
      'That the building still exists.',
      'That whoever gives the code has a right to it.',
    ],
    silent: 'The service did not answer everything: what depends on it is not known.',
  },
  neighbours: {
    title: 'Around it',
    places: 'Places nearby',
    none: 'No place nearby is known.',
    cells: 'Neighbouring codes, north at the top',
    own: 'this code',
  },
};

export const CHECK = { fr, ar, en };
