import type {
  AddressRecord,
  ApplicationRecord,
  AuditRecord,
  CodeRecord,
  KeyRecord,
  OrganisationRecord,
  SigningKeyRecord,
  UsageRecord,
} from '../records.types.ts';
import type { MemoryCodes } from '../memoryStore.ts';
import type { Store } from '../store.types.ts';

/** Restores a stored record in memory. Only our own pages write this database, so records match their kind. */
export async function restore(
  memory: Store & { readonly codes: MemoryCodes },
  kind: string,
  item: unknown,
): Promise<void> {
  switch (kind) {
    case 'organisations':
      return memory.organisations.put(item as OrganisationRecord);
    case 'applications':
      return memory.applications.put(item as ApplicationRecord);
    case 'keys':
      return memory.keys.put(item as KeyRecord);
    case 'signingKeys':
      return memory.signingKeys.put(item as SigningKeyRecord);
    case 'code':
      return memory.codes.put(item as CodeRecord);
    case 'address':
      await memory.addresses.putAll([item as AddressRecord]);
      return;
    case 'usage': {
      const { organisationId, day, operation, units } = item as UsageRecord;
      return memory.usage.add(organisationId, day, operation, units);
    }
    case 'audit':
      return memory.audit.append(item as AuditRecord);
    default:
  }
}
