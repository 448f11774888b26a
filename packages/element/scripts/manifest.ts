// Writes `custom-elements.json`, from which editors, Storybook and typed wrappers read what the tags have. The public generators stop at
// our private members, and weigh 50 MB; Vite's parser, which is here anyway, reads the same classes and their comments.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { AddressFinderElement } from '../src/finder/AddressFinderElement.ts';
import { mapStyles } from '../src/generated/mapStyles.ts';
import { MapPickerElement } from '../src/map/MapPickerElement.ts';

const fromHere = (path: string): URL => new URL(`../${path}`, import.meta.url);
const read = (path: string): string => readFileSync(fromHere(path), 'utf8');

interface Described {
  readonly name: string;
  readonly description: string;
  readonly default?: string;
}

/** What a comment says: its lines as one, and what stands after `@default`. */
function ofComment(comment: string): Omit<Described, 'name'> {
  const text = comment
    .replace(/^\s*\*+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [description = '', initial] = text.split('@default').map((part) => part.trim());
  return { description, ...(initial !== undefined && { default: initial }) };
}

/** A source, and the comment that stands right before a place in it. */
function parsed(path: string) {
  const text = read(path);
  const { program, comments } = parseSync(path, text);
  return {
    program,
    text,
    commentBefore(start: number): string {
      const found = comments.find(
        ({ type, value, end }) =>
          type === 'Block' && value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
      );
      return found?.value ?? '';
    },
  };
}

interface Member extends Described {
  readonly kind: 'field' | 'method';
  readonly type: string;
  readonly isReadOnly: boolean;
  /** The attribute that its code reads or writes. */
  readonly attribute: string | undefined;
  readonly isReflected: boolean;
}

const ATTRIBUTE = /(?:writeAttribute\(this, |(?:toggle|get|has)Attribute\(|#read\()'([\w-]+)'/;
const OF_BROWSER = /^(?:constructor|focus|\w+Callback)$/;

/** The public properties and methods of the class in a file. */
function membersOf(path: string): readonly Member[] {
  const { program, text, commentBefore } = parsed(path);
  const members = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'ClassDeclaration'
      ? statement.declaration.body.body
      : [],
  );
  const open = members.flatMap((member) => {
    const isOpen = member.type === 'MethodDefinition' && !member.static && member.accessibility == null;
    if (!isOpen || member.key.type !== 'Identifier' || OF_BROWSER.test(member.key.name)) return [];
    const returned = member.value.returnType?.typeAnnotation;
    const parameters = member.value.params.map(({ start, end }) => text.slice(start, end)).join(', ');
    const result = returned ? text.slice(returned.start, returned.end) : 'void';
    return [
      {
        name: member.key.name,
        kind: member.kind,
        type: member.kind === 'method' ? `(${parameters}) => ${result}` : result,
        comment: commentBefore(member.start),
        code: text.slice(member.start, member.end),
      },
    ];
  });
  return open
    .filter(({ kind }) => kind !== 'set')
    .map(({ name, kind, type, comment, code }) => {
      const setter = open.find((other) => other.kind === 'set' && other.name === name);
      return {
        name,
        kind: kind === 'method' ? 'method' : 'field',
        type,
        ...ofComment(comment),
        isReadOnly: setter === undefined,
        attribute: kind === 'method' ? undefined : ATTRIBUTE.exec(`${setter?.code}${code}`)?.[1],
        isReflected: /(?:write|toggle)Attribute\(/.test(setter?.code ?? ''),
      };
    });
}

/** The names of the interface in a file, with their types. */
export function signaturesOf(
  path: string,
  suffix: 'EventMap' | 'Props',
): readonly (Described & { readonly type: string })[] {
  const { program, text, commentBefore } = parsed(path);
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declared?.type !== 'TSInterfaceDeclaration' || !declared.id.name.endsWith(suffix)) return [];
    return declared.body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature') return [];
      const type = member.typeAnnotation?.typeAnnotation;
      return [
        {
          name: text.slice(member.key.start, member.key.end).replaceAll("'", ''),
          type: type ? text.slice(type.start, type.end) : '',
          ...ofComment(commentBefore(member.start)),
        },
      ];
    });
  });
}

/** A document's sentence without its links. */
const plain = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').trim();

/** The rows of the tables in a document's section: the names in the first cell, and the cells. */
function rowsOf(path: string, heading: string): readonly { names: string[]; cells: string[] }[] {
  const [, section = ''] = read(path).split(`\n## ${heading}\n`);
  return [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (.*) \|$/gm)].map(([, line = '']) => {
    const cells = line.split('|').map(plain);
    const names = [...(cells[0] ?? '').matchAll(/`([\w-]+)/g)].map(([, name = '']) => name);
    return { names, cells };
  });
}

/** Parts of the finder's shadow tree, as the README lists them; all of them are also classes of the React finder. */
const finderParts = (): readonly string[] => {
  const [, list = ''] = read('README.md').split("A part's name is its class");
  return [...list.replace(/\([^)]*\)/g, '').matchAll(/`([a-z-]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'sa-');
};
const mapParts = (): readonly string[] => [
  ...new Set([...mapStyles.matchAll(/\.sa-([a-z-]+)/g)].map(([, name = '']) => name)),
];

/** Custom properties that a page may set, as their document's first table has them. */
const cssProperties = (): readonly Described[] => {
  const [, table = ''] = read('../core/docs/custom-properties.md').split('| Property | Default');
  const rows = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| (`--.*) \| (.*) \| (.*) \|$/gm)];
  return rows.flatMap(([, names = '', , what = '']) =>
    [...names.matchAll(/--sa-[\w-]+/g)].map(([name]) => ({ name, description: plain(what) })),
  );
};

/** Whatever reads the manifest needs no word about attributes that every element has. */
const OF_EVERY_ELEMENT = /^aria-|^locale$/;

/** What the fields of every form fire. */
const OF_FIELDS: readonly (Described & { readonly type: string })[] = [
  { name: 'input', type: 'Event', description: 'as on an `<input>`' },
  { name: 'change', type: 'Event', description: 'as on an `<input>`' },
];

interface Tag {
  readonly tagName: string;
  readonly className: string;
  readonly observed: readonly string[];
  readonly description: string;
  readonly files: readonly string[];
  readonly events: string;
  readonly sections: readonly string[];
  readonly parts: readonly string[];
  readonly cssProperties: readonly Described[];
  readonly entry: string;
}

const TAGS: readonly Tag[] = [
  {
    tagName: 'address-finder',
    className: 'AddressFinderElement',
    observed: AddressFinderElement.observedAttributes,
    description:
      'An address finder for Tunisia, as a form control. An `<input>` in it is the field until the script has loaded.',
    files: ['src/finder/AddressFinderElement.ts', 'src/finder/AddressFinderSettings.ts'],
    events: 'src/finder/addressFinder.types.ts',
    sections: ['Attributes', 'Events'],
    parts: finderParts(),
    cssProperties: cssProperties(),
    entry: 'index.js',
  },
  {
    tagName: 'map-picker',
    className: 'MapPickerElement',
    observed: MapPickerElement.observedAttributes,
    description:
      'A map on which the buyer puts the pin on the roof: for an `<address-finder>`, or a form control of its own.',
    files: ['src/map/MapPickerElement.ts'],
    events: 'src/map/mapPicker.types.ts',
    sections: ['The map'],
    parts: mapParts(),
    cssProperties: [
      ...cssProperties(),
      ...['height', 'pin', 'home'].map((name) => ({ name: `--sa-map-${name}`, description: 'the map' })),
    ],
    entry: 'map.js',
  },
];

function moduleOf(tag: Tag) {
  const members = tag.files.flatMap(membersOf);
  const rows = tag.sections.flatMap((section) => rowsOf('README.md', section));
  /** What the README says of a name, which may stand beside others. */
  const told = (name: string): string => {
    const row = rows.find(({ names, cells }) => names.includes(name) || cells[1]?.includes(`\`${name}\``));
    if (row === undefined)
      throw new Error(`${tag.tagName}: neither a comment nor the README says what ${name} is.`);
    return row.cells.slice(row.cells.length > 2 ? 2 : 1).find((cell) => cell !== '') ?? '';
  };
  const names = new Set([
    ...tag.observed.filter((name) => !OF_EVERY_ELEMENT.test(name)),
    // The browser follows it by itself.
    'disabled',
  ]);
  const attributes = [...names].map((name) => {
    const field = members.find(({ attribute }) => attribute === name);
    return {
      name,
      type: { text: field?.type ?? 'string' },
      description: field?.description || told(name),
      ...(field?.default !== undefined && { default: field.default }),
      ...(field && { fieldName: field.name }),
    };
  });
  const declaration = {
    kind: 'class',
    customElement: true,
    name: tag.className,
    tagName: tag.tagName,
    description: tag.description,
    superclass: { name: 'HTMLElement' },
    attributes,
    members: members.map((member) => ({
      kind: member.kind,
      name: member.name,
      ...(member.description !== '' && { description: member.description }),
      ...(member.kind === 'method'
        ? { return: { type: { text: member.type.split(' => ').at(-1) } } }
        : { type: { text: member.type } }),
      ...(member.default !== undefined && { default: member.default }),
      ...(member.kind === 'field' && member.isReadOnly && { readonly: true }),
      ...(member.attribute !== undefined && { attribute: member.attribute, reflects: member.isReflected }),
    })),
    events: [...OF_FIELDS, ...signaturesOf(tag.events, 'EventMap')].map(({ name, type, description }) => ({
      name,
      type: { text: type },
      description: description || told(name),
    })),
    cssParts: tag.parts.map((name) => ({ name })),
    cssProperties: tag.cssProperties,
  };
  const path = `dist/${tag.files[0]?.replace(/^src\/|\.ts$/g, '')}.js`;
  return [
    {
      kind: 'javascript-module',
      path,
      declarations: [declaration],
      exports: [{ kind: 'js', name: tag.className, declaration: { name: tag.className, module: path } }],
    },
    {
      kind: 'javascript-module',
      path: `dist/${tag.entry}`,
      declarations: [],
      exports: [
        {
          kind: 'custom-element-definition',
          name: tag.tagName,
          declaration: { name: tag.className, module: path },
        },
      ],
    },
  ];
}

/** The manifest, by the schema of the Web Components community group. */
export const manifest = () => ({ schemaVersion: '2.1.0', modules: TAGS.flatMap(moduleOf) });

export const MANIFEST = fromHere('custom-elements.json');
export const manifestText = (): string => `${JSON.stringify(manifest(), null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(MANIFEST, manifestText());
