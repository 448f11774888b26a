export { AddressPreview } from '@smart-address/react';
