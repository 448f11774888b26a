import { applicationState, planName } from '@smart-address/contract';
import { applicationStateAt, openStates } from '../../access/machines.ts';
import { readApplication } from '../../access/applications.ts';
import {
  approveApplication,
  askApplicant,
  rejectApplication,
  takeUpApplication,
} from '../../access/review.ts';
import { applicationView } from '../../access/views.ts';
import type { ApplicationRecord } from '../../store/records.types.ts';
import type { Command, StaffIo } from '../command.types.ts';
import { choiceOption, neededOption } from '../options.ts';
import { plainLine, table, tunisTime } from '../printing.ts';

export const applicationCommands: readonly Command[] = [
  {
    name: 'applications list',
    usage: '[--state <state>] [--overdue] [--json]',
    summary: 'Applications, the one due first at the top; those not decided yet when no state is given',
    operands: 0,
    options: { state: { type: 'string' }, overdue: { type: 'boolean' }, json: { type: 'boolean' } },
    async run({ parts, options, io }) {
      const state = choiceOption(options, 'state', applicationState.options);
      const now = parts.clock();
      const found = (await parts.store.applications.list())
        .map((one) => ({ ...one, state: applicationStateAt(one, now) }))
        .filter((one) => (state ? one.state === state : openStates.includes(one.state)))
        .filter((one) => options['overdue'] !== true || isOverdue(one, now))
        .sort((one, other) => one.dueAt - other.dueAt);
      if (options['json'] === true) return io.print(JSON.stringify(found.map(applicationView), null, 2));
      if (found.length === 0) return io.print('No such application.');
      const rows = found.map((one) => [
        one.id,
        one.kind,
        one.state,
        `${tunisTime(one.dueAt)}${isOverdue(one, now) ? ' OVERDUE' : ''}`,
        one.plan,
        one.organization,
        one.contact.email,
      ]);
      return io.print(table(['id', 'for', 'state', 'due', 'plan', 'organization', 'contact'], rows));
    },
  },
  {
    name: 'applications show',
    usage: '<id> [--json]',
    summary: 'One application in full',
    operands: 1,
    options: { json: { type: 'boolean' } },
    async run({ parts, operands: [id = ''], options, io }) {
      const application = await readApplication(parts, id, null);
      const view = applicationView(application);
      if (options['json'] === true) return io.print(JSON.stringify(view, null, 2));
      const { contact, intendedUse, note, answer, ...rest } = view;
      const lines = Object.entries({
        ...rest,
        organisationId: application.organisationId,
        contact: `${contact.name} <${contact.email}>`,
        intendedUse,
        note,
        answer,
      });
      return io.print(lines.map(([name, value]) => `${name}: ${plainLine(String(value ?? ''))}`).join('\n'));
    },
  },
  {
    name: 'applications review',
    usage: '<id>',
    summary: 'Take an application up',
    operands: 1,
    async run({ parts, reviewer, operands: [id = ''], io }) {
      tell(io, await takeUpApplication(parts, reviewer, id));
    },
  },
  {
    name: 'applications ask',
    usage: '<id> --note <question>',
    summary: 'Ask the applicant something; 30 days without an answer end the application',
    operands: 1,
    options: { note: { type: 'string' } },
    async run({ parts, reviewer, operands: [id = ''], options, io }) {
      tell(io, await askApplicant(parts, reviewer, id, neededOption(options, 'note')));
    },
  },
  {
    name: 'applications approve',
    usage: '<id> [--plan <plan>]',
    summary: 'Approve an application, on the plan asked for or another; for B, a sandbox key is made at once',
    operands: 1,
    options: { plan: { type: 'string' } },
    async run({ parts, reviewer, operands: [id = ''], options, io }) {
      const plan = choiceOption(options, 'plan', planName.options);
      const { application, sandboxKey } = await approveApplication(parts, reviewer, id, plan);
      tell(io, application);
      if (sandboxKey) io.print(`Sandbox key, shown this once: ${sandboxKey.text}`);
      else if (application.kind === 'B')
        io.print('No sandbox key was made: it has as many as its plan allows, or is suspended.');
    },
  },
  {
    name: 'applications reject',
    usage: '<id> --note <reason>',
    summary: 'Reject an application; the applicant reads the reason',
    operands: 1,
    options: { note: { type: 'string' } },
    async run({ parts, reviewer, operands: [id = ''], options, io }) {
      tell(io, await rejectApplication(parts, reviewer, id, neededOption(options, 'note')));
    },
  },
];

function isOverdue({ state, dueAt }: ApplicationRecord, now: number): boolean {
  return (state === 'submitted' || state === 'under_review') && dueAt < now;
}

function tell(io: StaffIo, { id, state, organization }: ApplicationRecord): void {
  io.print(`${id} (${plainLine(organization)}) is ${state}.`);
}
