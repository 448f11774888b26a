/** The sentences of the start page and its tour; French is the reference. */
const fr = {
  title: 'Une adresse que l’on trouve, jusqu’à la porte',
  text: 'Smart Address trouve une adresse tunisienne en quelques lettres, en français, en arabe ou comme on la prononce. D’un repère posé sur le toit, il fait un code court qui mène à la porte. Voici ses outils, pour ceux qui livrent, secourent, vérifient ou développent : essayez-les, rien n’est vendu et tout s’oublie.',
  links: {
    title: 'Pour aller plus loin',
    reference: 'Référence de l’API',
    plain: 'La balise HTML, sans framework',
    source: 'Code source de cette démonstration : dossier',
  },
  tour: {
    start: 'Faire le tour, en une minute',
    step: (step: number, of: number) => `${step} sur ${of}`,
    next: 'Suivant',
    end: 'Terminer',
    leave: 'Quitter le tour',
    open: 'Ouvrir',
    tries: {
      checkout:
        'À essayer\u00a0: écrivez «\u00a0marsa\u00a0» ou «\u00a0المرسى\u00a0», choisissez, puis placez le repère.',
      dispatch: 'À essayer\u00a0: collez quelques lignes d’un tableau d’adresses.',
      find: 'À essayer\u00a0: 8GR5-4JJJ-29, puis changez une lettre.',
      check: 'À essayer\u00a0: une adresse, un code ou 36.8065, 10.1815.',
      account: 'À essayer\u00a0: demandez l’accès, approuvez-vous, appelez le service avec la clé.',
    },
  },
  tools: {
    checkout: {
      audience: 'Commerce et livraison',
      text: 'La caisse d’une boutique : une adresse en quelques lettres, un repère sur le toit, un code pour le livreur.',
    },
    dispatch: {
      audience: 'Logistique',
      text: 'Un fichier de milliers d’adresses devient des points sur une carte et des codes.',
    },
    find: {
      audience: 'Secours et coursiers',
      text: 'Un code lu ou dicté mène à une porte, même sans réseau et avec une lettre fausse.',
    },
    check: {
      audience: 'Banques et services publics',
      text: 'Tout ce que l’on sait d’une adresse : ce qui est prouvé, et ce qui ne l’est pas.',
    },
    account: {
      audience: 'Développeurs',
      text: 'Demander l’accès, suivre l’examen, créer ses clés et voir leur consommation.',
    },
  },
};

const en: typeof fr = {
  title: 'An address anyone can find, down to the door',
  text: 'Smart Address finds a Tunisian address in a few letters, in French, in Arabic or as it sounds. A pin put on the roof becomes a short code that leads to the door. These are its tools, for those who deliver, rescue, check or develop: try them, nothing is sold and everything is forgotten.',
  links: {
    title: 'Going further',
    reference: 'API reference',
    plain: 'The plain HTML tag, without a framework',
    source: 'Source of this demonstration: folder',
  },
  tour: {
    start: 'Take the tour, in a minute',
    step: (step, of) => `${step} of ${of}`,
    next: 'Next',
    end: 'Done',
    leave: 'Leave the tour',
    open: 'Open',
    tries: {
      checkout: 'Try: type “marsa” or “المرسى”, choose, then put the pin on a roof.',
      dispatch: 'Try: paste a few rows of a table of addresses.',
      find: 'Try: 8GR5-4JJJ-29, then change a letter.',
      check: 'Try: an address, a code, or 36.8065, 10.1815.',
      account: 'Try: apply, approve yourself, call the service with the key.',
    },
  },
  tools: {
    checkout: {
      audience: 'Shops and delivery',
      text: 'A shop’s checkout: an address in a few letters, a pin on the roof, a code for the courier.',
    },
    dispatch: {
      audience: 'Logistics',
      text: 'A file of thousands of addresses becomes points on a map, and codes.',
    },
    find: {
      audience: 'Emergency services and couriers',
      text: 'A code that is read or dictated leads to a door, without a network and with a letter wrong.',
    },
    check: {
      audience: 'Banks and public services',
      text: 'All that is known of an address: what is proved, and what is not.',
    },
    account: {
      audience: 'Developers',
      text: 'Apply for access, follow the review, create keys and see what they use.',
    },
  },
};

const ar: typeof fr = {
  title: 'عنوان يُعثر عليه، حتى الباب',
  text: 'تعثر Smart Address على أي عنوان تونسي بحروف قليلة، بالعربية أو بالفرنسية أو كما يُنطق. وتجعل من دبوس يوضع على السطح رمزًا قصيرًا يقود إلى الباب. هذه أدواتها لمن يوصّل أو يُنجد أو يتحقق أو يطوّر: جرّبها، فلا شيء يباع ولا شيء يُحفظ.',
  links: {
    title: 'للمزيد',
    reference: 'مرجع الواجهة البرمجية',
    plain: 'وسم HTML وحده دون إطار برمجي',
    source: 'شيفرة هذا العرض: مجلد',
  },
  tour: {
    start: 'جولة في دقيقة',
    step: (step, of) => `${step} من ${of}`,
    next: 'التالي',
    end: 'إنهاء',
    leave: 'مغادرة الجولة',
    open: 'فتح',
    tries: {
      checkout: 'جرّب: اكتب «المرسى» أو «marsa» واختر ثم ضع الدبوس.',
      dispatch: 'جرّب: الصق بعض أسطر من جدول عناوين.',
      find: 'جرّب: \u20668GR5-4JJJ-29\u2069، ثم غيّر حرفًا.',
      check: 'جرّب: عنوانًا أو رمزًا أو \u206636.8065, 10.1815\u2069.',
      account: 'جرّب: اطلب النفاذ، واقبل طلبك، ونادِ الخدمة بالمفتاح.',
    },
  },
  tools: {
    checkout: {
      audience: 'المتاجر والتوصيل',
      text: 'صفحة الدفع في متجر: عنوان بحروف قليلة، ودبوس على السطح، ورمز لعون التوصيل.',
    },
    dispatch: {
      audience: 'اللوجستيك',
      text: 'ملف من آلاف العناوين يصير نقاطًا على خريطة ورموزًا.',
    },
    find: {
      audience: 'الإسعاف والسعاة',
      text: 'رمز مقروء أو مُملى يقود إلى باب، ولو دون شبكة ومع حرف خاطئ.',
    },
    check: {
      audience: 'البنوك والخدمات العمومية',
      text: 'كل ما يُعرف عن عنوان: ما هو ثابت وما ليس كذلك.',
    },
    account: {
      audience: 'المطوّرون',
      text: 'طلب النفاذ ومتابعة دراسته وإنشاء المفاتيح ومعرفة استهلاكها.',
    },
  },
};

export const START = { fr, en, ar };
