import type { CheckMessages } from './check.fr.ts';

export const checkAr: CheckMessages = {
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
