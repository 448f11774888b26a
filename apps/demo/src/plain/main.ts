// A checkout without a framework: the tag does the work, and this shows what its form sends.
import '@smart-address/element';
import '../styles/tokens.css';
import '../styles/base.css';
import './plain.css';

const WORDS = {
  fr: {
    language: 'Langue',
    title: 'Où livrons-nous\u202f?',
    about: 'Une page sans React\u00a0: un formulaire, et dedans <address-finder> et <map-picker>.',
    address: 'Adresse',
    map: 'Préciser sur la carte',
    loose: 'Enregistrez le repère sur la carte, ou annulez.',
    flat: 'Appartement, étage',
    city: 'Délégation',
    postal: 'Code postal',
    send: 'Commander',
    sent: 'Ce que le formulaire envoie',
  },
  ar: {
    language: 'اللغة',
    title: 'إلى أين نوصّل طلبك؟',
    about: 'صفحة دون React: استمارة وفيها \u2068<address\u2011finder>\u2069 و\u2068<map\u2011picker>\u2069.',
    address: 'العنوان',
    map: 'التحديد على الخريطة',
    loose: 'احفظ الدبوس على الخريطة أو ألغِ التعديل.',
    flat: 'الشقة، الطابق',
    city: 'المعتمدية',
    postal: 'الرمز البريدي',
    send: 'تأكيد الطلب',
    sent: 'ما ترسله الاستمارة',
  },
  en: {
    language: 'Language',
    title: 'Where shall we deliver?',
    about: 'A page without React: a form, and <address-finder> and <map-picker> in it.',
    address: 'Address',
    map: 'Pinpoint it on the map',
    loose: 'Save the pin on the map, or cancel.',
    flat: 'Flat, floor',
    city: 'Delegation',
    postal: 'Postal code',
    send: 'Order',
    sent: 'What the form sends',
  },
} as const;

const isLanguage = (text: string): text is keyof typeof WORDS => text in WORDS;

/** What the page says of a pin that is not saved. */
let looseText: string = WORDS.fr.loose;

/** The finder and the map follow the page's language and direction by themselves. */
function speak(language: string): void {
  if (!isLanguage(language)) return;
  looseText = WORDS[language].loose;
  const words: Readonly<Record<string, string>> = WORDS[language];
  Object.assign(document.documentElement, { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = words[element.dataset['text'] ?? ''] ?? '';
}

const select = document.querySelector<HTMLSelectElement>('#language');
select?.addEventListener('change', () => speak(select.value));
speak(select?.value ?? 'fr');

// The map is loaded once somebody asks for it.
document
  .querySelector('details')
  ?.addEventListener('toggle', () => void import('@smart-address/element/map'), {
    once: true,
  });
// An order must not go out with the point from before a pin that is still being moved.
document.querySelector('map-picker')?.addEventListener('mode-change', ({ detail }) => {
  const finder = document.querySelector('address-finder');
  finder?.setCustomValidity(detail.mode === 'adjust' ? looseText : '');
});

const form = document.querySelector('form');
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const rows = [...new FormData(form)].flatMap(([name, value]) => {
    const [term, detail] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = name;
    detail.append(Object.assign(document.createElement('bdi'), { textContent: String(value) || '–' }));
    return [term, detail];
  });
  document.querySelector('dl')?.replaceChildren(...rows);
  document.querySelector('section')?.removeAttribute('hidden');
});
