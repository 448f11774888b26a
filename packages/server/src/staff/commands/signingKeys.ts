import { audit, wholeService } from '../../access/audit.ts';
import { createTokenService } from '../../credentials/tokenService.ts';
import type { Command } from '../command.types.ts';
import { placeName } from '../openData.ts';

export const signingKeyCommands: readonly Command[] = [
  {
    name: 'signing-keys rotate',
    usage: '[--leaked]',
    summary:
      'Sign tokens with a new key; those that exist stay valid for their hour. With --leaked, as when a backup was stolen, all are refused within 5 seconds, and callers fetch new ones',
    operands: 0,
    options: { leaked: { type: 'boolean' } },
    async run({ parts, place, reviewer, options, io }) {
      const { store, environment, clock } = parts;
      const isLeaked = options['leaked'] === true;
      // In a wrong place this would be taken for done.
      if ((await store.signingKeys.list()).length === 0) {
        throw new Error(
          `No ${environment} token was ever signed in ${placeName(place)}: nothing was rotated. --environment and --data say where to look.`,
        );
      }
      await createTokenService(store, environment, clock).rotate({ isLeaked });
      const action = isLeaked ? 'signing-keys.rotated-as-leaked' : 'signing-keys.rotated';
      await audit(parts, reviewer, wholeService, action, environment);
      const others = isLeaked
        ? 'Those that exist are refused within 5 seconds.'
        : 'Those that exist stay valid for their hour.';
      io.print(`New ${environment} tokens of ${placeName(place)} are signed with a new key. ${others}`);
    },
  },
];
