import { createTokenService } from '../../credentials/tokenService.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { audit, wholeService } from '../../access/audit.ts';
import { forgetOrganisation } from '../../access/forgetOrganisation.ts';
import { keyView } from '../../access/views.ts';
import { changeKeyState, keysOf } from '../../access/keys.ts';
import { resetAccountToken, setOrganisationSuspended } from '../../access/review.ts';
import type { Command, CommandContext } from '../command.types.ts';
import { placeName } from '../openData.ts';
import { neededOption } from '../options.ts';
import { plainLine, table, tunisTime } from '../printing.ts';

/** Most lines of the audit log that are shown at once. */
const auditLines = 1_000;

async function change(context: CommandContext, event: 'revoke' | 'suspend' | 'resume'): Promise<void> {
  const { parts, reviewer, operands, io } = context;
  const key = await changeKeyState(parts, reviewer, operands[0] ?? '', null, event);
  io.print(`${key.id} (${plainLine(key.name)}) is ${key.state}.`);
}

async function setSuspended(context: CommandContext, isSuspended: boolean): Promise<void> {
  const { parts, reviewer, operands, io } = context;
  const { id, state } = await setOrganisationSuspended(parts, reviewer, operands[0] ?? '', isSuspended);
  io.print(`${id} is ${state}.`);
}

export const keyCommands: readonly Command[] = [
  {
    name: 'keys list',
    usage: '--organisation <id> [--json]',
    summary: 'An organisation’s keys, of the sandbox too',
    operands: 0,
    options: { organisation: { type: 'string' }, json: { type: 'boolean' } },
    async run({ parts, options, io }) {
      const keys = await keysOf(parts, neededOption(options, 'organisation'));
      if (options['json'] === true) return io.print(JSON.stringify(keys.map(keyView), null, 2));
      if (keys.length === 0) return io.print('No such key.');
      const rows = keys.map((key) => [
        key.id,
        key.environment,
        key.state,
        key.expiresAt === null ? '' : tunisTime(key.expiresAt),
        key.scopes.join(','),
        key.name,
      ]);
      return io.print(table(['id', 'environment', 'state', 'until', 'scopes', 'name'], rows));
    },
  },
  {
    name: 'keys revoke',
    usage: '<id>',
    summary: 'Revoke a key for good; calls with it are refused within 5 seconds',
    operands: 1,
    run: (context) => change(context, 'revoke'),
  },
  {
    name: 'keys suspend',
    usage: '<id>',
    summary: 'Stop a key until it is resumed',
    operands: 1,
    run: (context) => change(context, 'suspend'),
  },
  {
    name: 'keys resume',
    usage: '<id>',
    summary: 'Let a suspended key on',
    operands: 1,
    run: (context) => change(context, 'resume'),
  },
  {
    name: 'organisations list',
    usage: '[--json]',
    summary: 'Organisations, their plan and state',
    operands: 0,
    options: { json: { type: 'boolean' } },
    async run({ parts, options, io }) {
      const found = (await parts.store.organisations.list()).map(({ accountToken: _token, ...one }) => one);
      if (options['json'] === true) return io.print(JSON.stringify(found, null, 2));
      return io.print(
        table(
          ['id', 'state', 'plan', 'name'],
          found.map((one) => [one.id, one.state, one.plan, one.name]),
        ),
      );
    },
  },
  {
    name: 'organisations suspend',
    usage: '<id>',
    summary: 'Stop an organisation’s keys and account until it is resumed',
    operands: 1,
    run: (context) => setSuspended(context, true),
  },
  {
    name: 'organisations resume',
    usage: '<id>',
    summary: 'Let a suspended organisation on',
    operands: 1,
    run: (context) => setSuspended(context, false),
  },
  {
    name: 'organisations token',
    usage: '<id>',
    summary: 'A new account token for an organisation that lost its own, which stops working',
    operands: 1,
    async run({ parts, reviewer, operands: [id = ''], io }) {
      const { token } = await resetAccountToken(parts, reviewer, id);
      io.print(`Account token, shown this once: ${token}`);
    },
  },
  {
    name: 'organisations forget',
    usage: '<id> [--yes]',
    summary:
      'Delete an organisation’s name, contacts and texts for good, and end its keys and account; its codes and audit log stay. Without --yes: say which it is',
    operands: 1,
    options: { yes: { type: 'boolean' } },
    async run({ parts, reviewer, operands: [id = ''], options, io }) {
      if (options['yes'] === true) {
        await forgetOrganisation(parts, reviewer, id);
        return io.print(
          `${id} is forgotten; the codes it registered stay valid. Backups made before still have what it said.`,
        );
      }
      // What it does cannot be undone, and an id is easily that of the line above.
      const organisation = await parts.store.organisations.get(id);
      if (!organisation) throw new ApiError('RESOURCE_NOT_FOUND');
      const applications = await parts.store.applications.listOf(id);
      const keys = (await keysOf(parts, id)).filter(
        ({ state }) => state !== 'revoked' && state !== 'expired',
      );
      io.print(
        `${id} (${plainLine(organisation.name)}) is ${organisation.state}. Applications: ${applications.length}, working keys: ${keys.length}.`,
      );
      io.warn(
        'Nothing is deleted. To delete what it said and end its keys, for good, repeat this with --yes.',
      );
      return false;
    },
  },
  {
    name: 'audit',
    usage: '<organisation> | service [--json]',
    summary: `What was done to an organisation, or to the service as a whole; the newest ${auditLines} first`,
    operands: 1,
    options: { json: { type: 'boolean' } },
    async run({ parts, operands: [id = ''], options, io }) {
      const records = await parts.store.audit.list(id, auditLines);
      if (options['json'] === true) return io.print(JSON.stringify(records, null, 2));
      if (records.length === 0 && id !== wholeService && !(await parts.store.organisations.get(id)))
        throw new ApiError('RESOURCE_NOT_FOUND');
      if (records.length === 0) return io.print('Nothing was done.');
      const rows = records.map(({ at, actor, action, subject }) => [tunisTime(at), actor, action, subject]);
      return io.print(table(['when', 'who', 'what', 'to'], rows));
    },
  },
];

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
