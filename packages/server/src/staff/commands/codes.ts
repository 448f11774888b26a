import { changeCodeStatus } from '../../access/retireCode.ts';
import { seedCodes, seedCredentials } from '../../sandbox/seed.ts';
import { type Command, type CommandContext, UsageError } from '../command.types.ts';

async function change(context: CommandContext, event: 'retire' | 'register'): Promise<void> {
  const { parts, reviewer, operands, io } = context;
  for (const record of await changeCodeStatus(parts, reviewer, operands[0] ?? '', event)) {
    io.print(`${record.smartCode} (${record.smartcode}) is ${record.status}.`);
  }
}

export const codeCommands: readonly Command[] = [
  {
    name: 'codes retire',
    usage: '<code>',
    summary:
      'Retire an address code: it still decodes, and validates as not active until somebody registers its point again',
    operands: 1,
    run: (context) => change(context, 'retire'),
  },
  {
    name: 'codes restore',
    usage: '<code>',
    summary: 'Make a retired address code active again',
    operands: 1,
    run: (context) => change(context, 'register'),
  },
  {
    name: 'seed',
    needs: 'nothing',
    usage: '',
    summary: 'Put the sandbox’s fixed organisation, keys and codes into the data folder',
    operands: 0,
    async run({ parts, io }) {
      if (parts.environment !== 'sandbox') {
        throw new UsageError('The fixed credentials are public: seed takes --environment sandbox only.');
      }
      const { loadGazetteer } = await import('@smart-address/gazetteer');
      await seedCredentials(parts.store, parts.clock());
      await seedCodes(parts.store, await loadGazetteer(), parts.clock());
      io.print('The sandbox is seeded.');
    },
  },
];
