import type { CDPSession } from 'playwright';

const fields = [
  { name: 'NAME_FULL', value: 'Leila Ben Ali' },
  { name: 'ADDRESS_HOME_LINE1', value: '12 rue de Marseille' },
  { name: 'ADDRESS_HOME_CITY', value: 'Tunis' },
  { name: 'ADDRESS_HOME_ZIP', value: '1000' },
  { name: 'ADDRESS_HOME_COUNTRY', value: 'TN' },
  { name: 'PHONE_HOME_WHOLE_NUMBER', value: '+21698123456' },
];

/** Has Chromium fill a form by its own autofill, from an address in Tunis, as somebody does who picks it under the field. */
export async function autofill(
  devtools: CDPSession,
  field: { readonly backendNodeId: number },
): Promise<void> {
  await devtools.send('Autofill.enable');
  await devtools.send('Autofill.setAddresses', { addresses: [{ fields }] });
  await devtools.send('Autofill.trigger', { fieldId: field.backendNodeId, address: { fields } });
}
