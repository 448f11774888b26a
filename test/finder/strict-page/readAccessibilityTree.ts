import type { CDPSession } from 'playwright';
import * as z from 'zod/mini';

const axValue = z.optional(z.object({ value: z.optional(z.unknown()) }));
const axTree = z.object({
  nodes: z.array(
    z.object({
      nodeId: z.string(),
      ignored: z.boolean(),
      parentId: z.optional(z.string()),
      role: axValue,
      name: axValue,
      value: axValue,
      childIds: z.optional(z.array(z.string())),
      properties: z.optional(
        z.array(z.object({ name: z.string(), value: z.object({ value: z.optional(z.unknown()) }) })),
      ),
    }),
  ),
});

/** States that are said; those that are false or follow from the role are left out. */
const STATES = ['expanded', 'selected', 'hasPopup', 'autocomplete', 'live'];
/** What is not spoken by itself: text inside something that is named by it, and boxes without a meaning. */
const SILENT = new Set(['none', 'generic', 'InlineTextBox', 'LabelText', 'paragraph']);

type Node = z.infer<typeof axTree>['nodes'][number];

/** What Chromium gives to assistive technology below an element, a node a line: its role, name, value and states. */
export async function readAccessibilityTree(devtools: CDPSession, selector: string): Promise<string> {
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await devtools.send('DOM.describeNode', { nodeId });
  const { nodes } = axTree.parse(await devtools.send('Accessibility.getFullAXTree'));
  const partial = await devtools.send('Accessibility.getPartialAXTree', {
    backendNodeId: node.backendNodeId,
    fetchRelatives: false,
  });
  const byId = new Map(nodes.map((each) => [each.nodeId, each]));
  const lines: string[] = [];
  const print = (each: Node, depth: number, isNamed: boolean) => {
    const role = String(each.role?.value ?? '');
    const name = String(each.name?.value ?? '');
    const isText = role === 'StaticText';
    const isSaid = !each.ignored && !SILENT.has(role) && !(isText && isNamed);
    if (isSaid) {
      const states = (each.properties ?? [])
        .filter(({ name: state, value }) => STATES.includes(state) && value.value !== false)
        .map(({ name: state, value }) => (value.value === true ? state : `${state}=${String(value.value)}`));
      const value = each.value?.value === undefined ? '' : `: ${String(each.value.value)}`;
      const label = isText ? `text "${name}"` : `${role}${name === '' ? '' : ` "${name}"`}`;
      lines.push(`${'  '.repeat(depth)}${label}${states.map((state) => ` [${state}]`).join('')}${value}`);
    }
    const below = role === 'combobox' ? [] : (each.childIds ?? []);
    for (const id of below) {
      const child = byId.get(id);
      if (child) print(child, isSaid ? depth + 1 : depth, isNamed || (isSaid && name !== ''));
    }
  };
  const top = byId.get(partial.nodes[0]?.nodeId ?? '');
  if (top !== undefined) print(top, 0, false);
  return `${lines.join('\n')}\n`;
}
