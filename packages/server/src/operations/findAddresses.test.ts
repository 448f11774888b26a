import type { ContractAddressResult } from '@smart-address/contract';
import type { AddressResult } from '@smart-address/gazetteer';
import { describe, expectTypeOf, it } from 'vitest';

describe('an address on the wire', () => {
  it('is the one the offline finder makes, field for field', () => {
    expectTypeOf<AddressResult>().toExtend<ContractAddressResult>();
    expectTypeOf<ContractAddressResult>().toExtend<AddressResult>();
    expectTypeOf<keyof ContractAddressResult>().toEqualTypeOf<keyof AddressResult>();
    expectTypeOf<keyof ContractAddressResult['address']>().toEqualTypeOf<keyof AddressResult['address']>();
  });
});
