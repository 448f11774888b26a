import { formatLength } from './formatLength.ts';
import type { MapPickerMessages } from './messages.types.ts';

/** Isolates a code or coordinates, so that Arabic text does not reorder them. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

export const messagesAr: MapPickerMessages = {
  mapLabel: 'خريطة: موقع العنوان',
  keysInView:
    'مفاتيح الأسهم: تحريك الخريطة. + و−: التكبير والتصغير. مفتاح الإدخال: تعديل الدبوس. مفتاح Tab: الخروج من الخريطة.',
  keysInViewWithoutPin:
    'مفاتيح الأسهم: تحريك الخريطة. + و−: التكبير والتصغير. مفتاح الإدخال: وضع الدبوس. مفتاح Tab: الخروج من الخريطة.',
  keysInAdjust: (hasHome) =>
    `مفاتيح الأسهم: تحريك الدبوس 14 مترًا، ومع Shift 3 أمتار. ${hasHome ? 'مفتاح Home: العودة إلى العنوان. ' : ''}+ و−: التكبير والتصغير. مفتاح الإدخال: الحفظ. مفتاح Escape: الإلغاء. مفتاح Tab: الخروج من الخريطة.`,
  keysWithoutPin:
    'مفاتيح الأسهم: تحريك الخريطة. + و−: التكبير والتصغير. مفتاح الإدخال: وضع الدبوس في الوسط. مفتاح Escape: الإلغاء. مفتاح Tab: الخروج من الخريطة.',
  loading: 'جارٍ تحميل الخريطة…',
  mapFailed: 'تعذّر عرض الخريطة. يبقى عنوانك صالحًا: واصل، أو اكتب رمزًا أو إحداثيات.',
  retry: 'إعادة المحاولة',
  schematic: 'خريطة تخطيطية: الأماكن دون الشوارع',
  tilesFailed: 'خريطة الإنترنت لا تستجيب؛ تظهر الخريطة الأساسية.',
  showStreets: (host) => (host ? `عرض الشوارع (تُحمّل من ${isolated(host)})` : 'عرض الشوارع'),
  hideStreets: 'إخفاء الشوارع',
  adjust: 'تعديل الدبوس',
  placePin: 'وضع الدبوس',
  save: 'حفظ',
  cancel: 'إلغاء',
  placeHere: 'وضع الدبوس هنا',
  deliverHere: 'التوصيل إلى هنا',
  iAmHere: 'أنا في هذا العنوان',
  more: 'مزيد من الدقة',
  moreBelow: 'بعد الخريطة، «مزيد من الدقة»: طرق أخرى لوضع الدبوس، ورموزه.',
  change: 'تعديل',
  placedAt: (words) => (words.startsWith('على بعد') ? `وُضع الدبوس ${words}` : `وُضع الدبوس: ${words}`),
  nearEnough: 'يكفي أقرب مكان ممكن: مع عامل التوصيل ملاحظتك ورقم هاتفك.',
  swipeHint: 'إصبعان لتحريك الخريطة. وبإصبع واحد، المسها أولًا.',
  move: {
    north: 'تحريك نحو الشمال',
    east: 'تحريك نحو الشرق',
    south: 'تحريك نحو الجنوب',
    west: 'تحريك نحو الغرب',
  },
  movePad: 'تحريك الدبوس خطوة خطوة',
  panPad: 'تحريك الخريطة خطوة خطوة',
  home: 'العودة إلى العنوان',
  step: 'الخطوة',
  stepSize: { 10: '14 م', 11: '3 م' },
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  locate: 'استعمال موقعي',
  locating: 'جارٍ تحديد موقعك…',
  typedLabel: 'رمز أو إحداثيات',
  typedHint: `رمز العنوان أو plus code أو ${isolated('36.8065,\u00a010.1815')}`,
  typedGo: 'وضع',
  noPin: 'لا يوجد دبوس بعد.',
  pin: 'الدبوس',
  ownPoint: {
    rooftop: 'نقطة على سطح المبنى',
    street: 'نقطة من الشارع',
    locality: 'نقطة من المنطقة أو الحي',
    postal: 'وسط المنطقة',
  },
  accuracyLabel: 'الدقة:',
  accuracy: {
    rooftop: 'المبنى',
    street: 'نقطة من الشارع',
    locality: 'المنطقة أو الحي',
    postal: 'وسط المنطقة',
  },
  placedByHand: 'وُضع يدويًا',
  coordinates: 'الإحداثيات',
  plusCode: 'Plus code',
  shortPlusCode: 'Plus code قصير',
  codeA: 'رمز العنوان (3 م)',
  codeB: 'رمز بالأرقام (10 م)',
  copy: (what) => `نسخ: ${what}`,
  copied: (text) => `تم النسخ: ${isolated(text)}`,
  copyFailed: 'النسخ غير مسموح هنا. حدّد الرمز وانسخه.',
  length: (meters) => formatLength(meters, 'ar'),
  wind: {
    north: 'الشمال',
    northEast: 'الشمال الشرقي',
    east: 'الشرق',
    southEast: 'الجنوب الشرقي',
    south: 'الجنوب',
    southWest: 'الجنوب الغربي',
    west: 'الغرب',
    northWest: 'الشمال الغربي',
  },
  within: (what, length) => `${what}، في حدود ${length}`,
  fromDevice: (length) => `موقع الجهاز، في حدود ${length}`,
  adjusting: 'يمكن تحريك الدبوس.',
  adjustingWithoutPin: 'حرّك الخريطة ثم اختر «وضع الدبوس هنا».',
  dragHint: 'اسحب الدبوس أو المس مكانه.',
  saved: 'حُفظ الموقع.',
  cancelled: 'أُلغي التعديل. عاد الدبوس إلى مكانه.',
  placed: 'وُضع الدبوس.',
  moved: (length, wind) => `تحرّك الدبوس مسافة ${length} نحو ${wind}.`,
  panned: (length, wind) => `تحرّكت الخريطة مسافة ${length} نحو ${wind}.`,
  zoomed: (length) => `تعرض الخريطة مسافة ${length} من الغرب إلى الشرق.`,
  atCenter: (sentence) => `في الوسط: ${sentence}`,
  backHome: 'عاد الدبوس إلى العنوان.',
  located: (length) => `وُضع الدبوس في موقعك، في حدود ${length}.`,
  refused: {
    invalid: 'هذه الإحداثيات غير صالحة.',
    sea: 'هذه النقطة في الماء.',
    abroad: 'هذه النقطة خارج تونس.',
  },
  refusedDistance: (length) => `أقرب أرض تونسية على بعد ${length}.`,
  pinKept: 'لم يتحرك الدبوس.',
  locateFailed: {
    denied: 'الوصول إلى موقعك مرفوض. اسمح به في المتصفح، أو ضع الدبوس بنفسك.',
    forbidden: 'لا يُسمح لهذه الصفحة بطلب موقعك. ضع الدبوس بنفسك.',
    timeout: 'تأخّر تحديد موقعك. أعد المحاولة في مكان مكشوف، أو ضع الدبوس بنفسك.',
    unavailable: 'تعذّر على جهازك تحديد موقعه. ضع الدبوس بنفسك.',
    outside: 'موقعك خارج تونس. ضع الدبوس بنفسك.',
  },
  typedProblem: (problem) => {
    switch (problem.kind) {
      case 'notLoaded':
        return 'تتعذّر القراءة الآن: انقطع الاتصال. أعد المحاولة.';
      case 'empty':
        return 'اكتب رمزًا أو إحداثيات.';
      case 'unreadable':
        return `«${isolated(problem.text)}» ليس رمزًا ولا إحداثيات. مثال: ${isolated('36.8065, 10.1815')}.`;
      case 'invalidCode':
        return problem.suggestions.length > 0
          ? `في هذا الرمز خطأ. هل تقصد ${problem.suggestions.map(isolated).join(' أو ')}؟`
          : 'في هذا الرمز خطأ. تحقّق من كل حرف ورقم.';
      case 'unknownReference':
        return `مدينة plus code القصير «${isolated(problem.text)}» غائبة أو غير معروفة: أضفها أو اكتب الرمز الكامل.`;
    }
  },
};
