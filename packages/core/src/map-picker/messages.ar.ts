import { formatLength } from './formatLength.ts';
import type { MapPickerMessages } from './mapPicker.messages.types.ts';

/** Isolates a code or coordinates, so that Arabic text does not reorder them. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

export const messagesAr: MapPickerMessages = {
  mapLabel: 'خريطة: مكان العنوان',
  keysInView:
    'الأسهم: تحريك الخريطة. + و−: التكبير والتصغير. زر الإدخال: تعديل الدبوس. زر Tab: الخروج من الخريطة.',
  keysInViewWithoutPin:
    'الأسهم: تحريك الخريطة. + و−: التكبير والتصغير. زر الإدخال: وضع الدبوس. زر Tab: الخروج من الخريطة.',
  keysInAdjust: (hasHome) =>
    `الأسهم: تحريك الدبوس خانة واحدة، 14 مترًا. Shift مع سهم: 3 أمتار. ${hasHome ? 'Home: العودة إلى نقطة العنوان. ' : ''}+ و−: التكبير والتصغير. زر الإدخال: الحفظ. Escape: الإلغاء. زر Tab: الخروج من الخريطة.`,
  keysWithoutPin:
    'الأسهم: تحريك الخريطة. + و−: التكبير والتصغير. زر الإدخال: وضع الدبوس في الوسط. Escape: الإلغاء. زر Tab: الخروج من الخريطة.',
  loading: 'جارٍ تحميل الخريطة…',
  mapFailed: 'تعذّر عرض الخريطة. يبقى العنوان صالحًا: يمكنك المتابعة، أو كتابة رمز أو إحداثيات.',
  retry: 'إعادة المحاولة',
  schematic: 'خريطة تخطيطية: أماكن، لا مسارات الشوارع',
  tilesFailed: 'خريطة الإنترنت لا تستجيب؛ تبقى الخريطة الأساسية.',
  adjust: 'تعديل الدبوس',
  placePin: 'وضع الدبوس',
  save: 'حفظ',
  cancel: 'إلغاء',
  placeHere: 'ضع الدبوس هنا',
  move: {
    north: 'تحريك نحو الشمال',
    east: 'تحريك نحو الشرق',
    south: 'تحريك نحو الجنوب',
    west: 'تحريك نحو الغرب',
  },
  movePad: 'تحريك الدبوس خطوة خطوة',
  panPad: 'تحريك الخريطة خطوة خطوة',
  home: 'العودة إلى نقطة العنوان',
  step: 'الخطوة',
  stepSize: { 10: '14 م', 11: '3 م' },
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  locate: 'استعمال موقعي',
  locating: 'جارٍ البحث عن موقعك…',
  typedLabel: 'رمز أو إحداثيات',
  typedHint: `رمز العنوان أو plus code أو ${isolated('36.8065,\u00a010.1815')}`,
  typedGo: 'وضع',
  noPin: 'لا يوجد دبوس بعد.',
  pin: 'الدبوس',
  ownPoint: {
    rooftop: 'نقطة على سطح المبنى',
    street: 'نقطة من الشارع',
    locality: 'نقطة من البلدة أو الحي',
    postal: 'وسط المنطقة البريدية',
  },
  accuracyLabel: 'الدقة:',
  accuracy: {
    rooftop: 'المبنى',
    street: 'نقطة من الشارع',
    locality: 'الحي أو البلدة',
    postal: 'وسط المنطقة البريدية',
  },
  placedByHand: 'وُضع باليد',
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
  adjustingWithoutPin: 'حرّك الخريطة ثم اختر «ضع الدبوس هنا».',
  dragHint: 'اسحب الدبوس أو المس المكان.',
  saved: 'تم حفظ المكان.',
  cancelled: 'تم الإلغاء. عاد الدبوس إلى مكانه.',
  placed: 'وُضع الدبوس.',
  moved: (length, wind) => `تحرّك الدبوس ${length} نحو ${wind}.`,
  panned: (length, wind) => `تحرّكت الخريطة ${length} نحو ${wind}.`,
  zoomed: (length) => `تعرض الخريطة ${length} من الغرب إلى الشرق.`,
  atCenter: (sentence) => `في الوسط: ${sentence}`,
  backHome: 'عاد الدبوس إلى نقطة العنوان.',
  located: (length) => `وُضع الدبوس في موقعك، في حدود ${length}.`,
  refused: {
    invalid: 'هذه ليست إحداثيات.',
    sea: 'هذه النقطة في الماء.',
    abroad: 'هذه النقطة خارج تونس.',
  },
  refusedDistance: (length) => `أقرب أرض تونسية على بعد ${length}.`,
  pinKept: 'لم يتحرك الدبوس.',
  locateFailed: {
    denied: 'الوصول إلى موقعك مرفوض. اسمح به في المتصفح أو ضع الدبوس بنفسك.',
    timeout: 'لم يُعثر على موقعك في الوقت المحدد. أعد المحاولة أو ضع الدبوس بنفسك.',
    unavailable: 'هذا الجهاز لا يعطي موقعه. ضع الدبوس بنفسك.',
    outside: 'موقعك خارج تونس. ضع الدبوس بنفسك.',
  },
  typedProblem: (problem) => {
    switch (problem.kind) {
      case 'empty':
        return 'اكتب رمزًا أو إحداثيات.';
      case 'unreadable':
        return `«${isolated(problem.text)}» ليس رمزًا ولا إحداثيات. مثال: ${isolated('36.8065, 10.1815')}.`;
      case 'invalidCode':
        return problem.suggestions.length > 0
          ? `في هذا الرمز خطأ. هل تقصد ${problem.suggestions.map(isolated).join(' أو ')}؟`
          : 'في هذا الرمز خطأ. تحقّق من كل حرف.';
      case 'unknownReference':
        return `الرمز القصير «${isolated(problem.text)}» يحتاج إلى مكان معروف: أضف المدينة أو اكتب الرمز الكامل.`;
    }
  },
};
