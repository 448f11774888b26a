export { AddressFinder } from './address-finder/AddressFinder.tsx';
export type { AddressFinderProps } from './address-finder/AddressFinder.tsx';
export { AddressFinderAttribution } from './address-finder/AddressFinderAttribution.tsx';
export { AddressFinderClearButton } from './address-finder/AddressFinderClearButton.tsx';
export { AddressFinderControl } from './address-finder/AddressFinderControl.tsx';
export { AddressFinderEmpty } from './address-finder/AddressFinderEmpty.tsx';
export { AddressFinderError } from './address-finder/AddressFinderError.tsx';
export { AddressFinderInput } from './address-finder/AddressFinderInput.tsx';
export { AddressFinderLabel } from './address-finder/AddressFinderLabel.tsx';
export { AddressFinderList } from './address-finder/AddressFinderList.tsx';
export { AddressFinderLoading } from './address-finder/AddressFinderLoading.tsx';
export { AddressFinderLocateButton } from './address-finder/AddressFinderLocateButton.tsx';
export { AddressFinderMatch } from './address-finder/AddressFinderMatch.tsx';
export { AddressFinderOpenButton } from './address-finder/AddressFinderOpenButton.tsx';
export { AddressFinderOption } from './address-finder/AddressFinderOption.tsx';
export { AddressFinderPopup } from './address-finder/AddressFinderPopup.tsx';
export { AddressFinderRecents } from './address-finder/AddressFinderRecents.tsx';
export { AddressFinderRoot } from './address-finder/AddressFinderRoot.tsx';
export type { AddressFinderRootProps } from './address-finder/AddressFinderRoot.tsx';
export { AddressFinderStatus } from './address-finder/AddressFinderStatus.tsx';
export { useAddressFinder } from './address-finder/useAddressFinder.ts';
export type { AddressFinderOptions } from './address-finder/useFinderInstance.ts';
export type { FieldMap } from '@smart-address/core/dom';
export type {
  AddressValue,
  FinderChangeDetails,
  FinderMessages,
  FinderOption,
  Provider,
  StoredAddress,
} from '@smart-address/core';
export { AddressPreview } from './address-preview/AddressPreview.tsx';
export type { AddressPreviewProps } from './address-preview/AddressPreview.tsx';
export { AddressConfirm } from './address-confirm/AddressConfirm.tsx';
export type {
  AddressConfirmAnswer,
  AddressConfirmHandle,
  AddressConfirmProps,
  AddressConfirmQuestion,
} from './address-confirm/AddressConfirm.tsx';
