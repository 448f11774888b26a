import type { Messages } from './fr.ts';

const arabicPlurals = new Intl.PluralRules('ar');

/** A count with its noun in the six Arabic plural forms; the number is left out where the noun says it. */
function arabicCount(
  count: number,
  forms: { one: string; two: string; few: string; many: string; other: string },
): string {
  const rule = arabicPlurals.select(count);
  if (rule === 'one') return forms.one;
  if (rule === 'two') return forms.two;
  return `${count} ${rule === 'zero' ? forms.other : forms[rule]}`;
}

export const ar: Messages = {
  dir: 'rtl',
  price: (dinars, millimes) => `\u200f${dinars},${millimes}\u00a0د.ت.\u200f`,
  documentTitle: 'التوصيل · دار زيتونة',
  shopName: 'دار زيتونة',
  shopTagline: 'مواد غذائية رفيعة وصناعات تقليدية تونسية',
  skipToContent: 'الانتقال إلى المحتوى',
  loading: 'الصفحة قيد التحميل…',
  tagline: 'عنوان قصير لكل باب في تونس',
  backToStart: 'العودة إلى الصفحة الأولى',
  language: 'اللغة',
  theme: 'المظهر',
  themes: { light: 'فاتح', dark: 'داكن', auto: 'تلقائي' },
  pages: {
    checkout: { title: 'إتمام طلب' },
    dispatch: { title: 'إعداد جولة توزيع' },
    find: { title: 'البحث عن رمز' },
    check: { title: 'التحقق من عنوان' },
    account: { title: 'حسابك' },
  },
  sandboxTitle: 'عرض تجريبي: لا شيء يباع أو يوصّل.',
  sandboxText:
    'المتجر خيالي. تُنشأ الرموز في بيئة تجريبية لا تحتفظ بشيء. الأماكن من GeoNames؛ وقد تبعد نقطة المبنى عشرات الأمتار عن موقعه.',
  heading: 'إلى أين نوصّل طلبك؟',
  intro: 'ابحث عن عنوانك وضع الدبوس على سطح بيتك، فيصل عون التوصيل إلى الباب الصحيح.',
  optional: 'اختياري',
  contact: {
    title: 'بياناتك',
    name: 'الاسم واللقب',
    phone: 'الهاتف',
    phoneHint: 'ثمانية أرقام، مثل \u206698 123 456\u2069. يتصل بك عون التوصيل قبل قدومه.',
  },
  address: {
    title: 'عنوان التوصيل',
    finder: 'ابحث عن عنوانك',
    finderHint: 'أو رمز بريدي أو رمز عنوان أو plus code.',
    details: 'العنوان بالتفصيل',
    byHand: 'كتابته باليد',
    correct: 'تصحيح',
    line1: 'النهج والرقم',
    line2: 'العمارة، الطابق، الشقة',
    locality: 'المنطقة أو الحي',
    delegation: 'المعتمدية',
    governorate: 'الولاية',
    postalCode: 'الرمز البريدي',
    accuracy: {
      rooftop: 'النقطة: المبنى نفسه.',
      street: 'النقطة: مكان ما في النهج. ضع الدبوس على سطح بيتك.',
      locality: 'النقطة: مكان ما في المنطقة. ضع الدبوس على سطح بيتك.',
      postal: 'النقطة: وسط المنطقة. ضع الدبوس على سطح بيتك.',
      pin: 'النقطة: حيث وضعتها أنت.',
    },
  },
  map: {
    title: 'الدبوس على الخريطة',
    open: 'وضع الدبوس على سطح بيتي',
    close: 'إغلاق الخريطة',
    loading: 'جارٍ تحميل الخريطة…',
    failed: 'تعذّر تحميل الخريطة. يمكنك إتمام الطلب من دونها.',
    retry: 'إعادة المحاولة',
    noPoint: 'لا توجد نقطة بعد: اختر عنوانًا أعلاه أو ضع الدبوس على الخريطة.',
  },
  pickup: {
    choose: 'بل إلى نقطة استلام',
    toDoor: 'بل إلى بابي',
    finder: 'ابحث عن نقطة استلام',
    placeholder: 'مدينة أو رمز بريدي',
    madeUp: 'نقاط هذا المتجر خيالية، في أماكن حقيقية.',
    nearest: 'الأقرب',
    distance: (kilometres) => `${kilometres.toFixed(1)}\u00a0كم`,
    locate: 'الأقرب إليّ',
    refused: 'تعذّرت قراءة الموقع. ابحث عن مدينة فتظهر نقاطها.',
  },
  note: {
    title: 'ملاحظة لعون التوصيل',
    label: 'علامة دالة، الطابق، الجرس',
    placeholder: 'مثلًا: باب أزرق قبالة الجامع',
    left: (count) =>
      `بقي ${arabicCount(count, { one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا', other: 'حرف' })}`,
  },
  payment: { title: 'الدفع', cash: 'نقدًا عند التسليم' },
  summary: {
    title: 'طلبك',
    quantity: (count) => `الكمية: ${count}`,
    subtotal: 'المنتجات',
    delivery: 'التوصيل',
    total: 'المجموع',
    products: {
      oil: 'زيت زيتون بكر ممتاز، لتر واحد',
      harissa: 'هريسة الوطن القبلي، 380\u00a0غ',
      fouta: 'فوطة المهدية، \u2066100\u00a0×\u00a0200\u2069\u00a0صم',
    },
  },
  submit: (total) => `تأكيد الطلب · ${total}`,
  submitting: 'جارٍ إنشاء رمز العنوان…',
  errors: {
    summary: (count) =>
      `${arabicCount(count, { one: 'خانة واحدة', two: 'خانتان', few: 'خانات', many: 'خانة', other: 'خانة' })} تحتاج إلى مراجعة:`,
    nameMissing: 'اكتب اسمك ليعرف عون التوصيل عمّن يسأل.',
    phoneMissing: 'اكتب رقم هاتفك.',
    phoneInvalid:
      'ليس هذا رقمًا تونسيًا من ثمانية أرقام، مثل \u206698 123 456\u2069 أو \u2066+216 71 123 456\u2069.',
    addressMissing: 'ابحث عن عنوانك أو اكتبه بكلماتك.',
    pickupMissing: 'اختر نقطة استلام من القائمة.',
    pinUnsaved: 'لم يُحفظ الدبوس بعد: احفظه أو ألغِ تعديله على الخريطة.',
    outOfCoverage: 'هذه النقطة خارج تونس ولا نوصّل إليها. حرّك الدبوس على الخريطة.',
    offline: 'لا توجد شبكة. كل ما كتبته محفوظ.',
    unavailable: 'خدمة العناوين لا تستجيب. كل ما كتبته محفوظ.',
    timeout: 'خدمة العناوين تأخّرت كثيرًا. كل ما كتبته محفوظ.',
    rateLimited: (seconds) =>
      `طلبات كثيرة في وقت واحد. أعد المحاولة بعد ${arabicCount(seconds, { one: 'ثانية واحدة', two: 'ثانيتين', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' })}؛ كل ما كتبته محفوظ.`,
    denied: 'مفتاح هذا المتجر لا يسمح بإنشاء رمز. كل ما كتبته محفوظ.',
    invalid: 'رفضت الخدمة هذه النقطة. حرّكها قليلًا ثم أعد المحاولة.',
    retry: 'إعادة المحاولة',
    goOn: 'إتمام الطلب دون انتظار',
    goOnHint: 'يمكن حساب الرموز على هذا الجهاز أيضًا، وستُسجَّل لاحقًا.',
    pageBroken: 'حدث خطأ في الصفحة. أعد تحميلها: سلتك محفوظة.',
    reload: 'إعادة التحميل',
  },
  inspector: 'أداة الفحص',
  footer: {
    data: 'الأماكن: GeoNames (CC BY 4.0) والبريد التونسي. الحدود: © مساهمو OpenStreetMap (ODbL).',
  },
};
