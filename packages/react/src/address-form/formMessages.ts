import type { Lang } from '@smart-address/gazetteer';
import type { AddressFormField } from './formFields.ts';

interface FormMessages {
  readonly labels: Readonly<Record<AddressFormField, string>>;
  readonly optional: string;
  readonly byHand: string;
  readonly choose: string;
  /** Why a postal code is invalid. */
  readonly postalCodeFault: string;
  /** Asked before the address that was found. */
  readonly isThisMeant: string;
  readonly accept: string;
  readonly leave: string;
}

export const FORM_MESSAGES: Readonly<Record<Lang, FormMessages>> = {
  fr: {
    labels: {
      recipient: 'Nom et prénom',
      streetAddress: 'Numéro et rue',
      unit: 'Appartement, étage, bâtiment',
      postalCode: 'Code postal',
      locality: 'Localité ou quartier',
      delegation: 'Délégation',
      governorate: 'Gouvernorat',
      telephone: 'Téléphone',
    },
    optional: 'facultatif',
    byHand: 'Saisir l’adresse à la main',
    choose: 'Choisir',
    postalCodeFault: 'Un code postal tunisien a quatre chiffres, comme 2070. Corrigez-le, ou effacez-le.',
    isThisMeant: 'Est-ce cette adresse ?',
    accept: 'Oui',
    leave: 'Non, garder la mienne',
  },
  ar: {
    labels: {
      recipient: 'الاسم واللقب',
      streetAddress: 'الرقم والشارع',
      unit: 'الشقة، الطابق، العمارة',
      postalCode: 'الرمز البريدي',
      locality: 'المنطقة أو الحي',
      delegation: 'المعتمدية',
      governorate: 'الولاية',
      telephone: 'الهاتف',
    },
    optional: 'اختياري',
    byHand: 'كتابة العنوان يدويا',
    choose: 'اختر',
    postalCodeFault: 'الرمز البريدي التونسي من أربعة أرقام، مثل 2070. صحّحه أو امحه.',
    isThisMeant: 'هل هذا هو العنوان؟',
    accept: 'نعم',
    leave: 'لا، أبقِ ما كتبت',
  },
  en: {
    labels: {
      recipient: 'Full name',
      streetAddress: 'Number and street',
      unit: 'Apartment, floor, building',
      postalCode: 'Postal code',
      locality: 'Locality or neighbourhood',
      delegation: 'Delegation',
      governorate: 'Governorate',
      telephone: 'Telephone',
    },
    optional: 'optional',
    byHand: 'Enter the address by hand',
    choose: 'Choose',
    postalCodeFault: 'A Tunisian postal code has four digits, such as 2070. Correct it, or clear it.',
    isThisMeant: 'Is this the address?',
    accept: 'Yes',
    leave: 'No, keep mine',
  },
};
