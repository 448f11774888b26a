import { ApiError } from '../errors/ApiError.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads JSON as RFC 8259 lets us be strict: UTF-8 with no byte order mark, each name once in an object, no deeper than
 * `maxDepth`. Never recurses, so depth cannot exhaust the stack.
 *
 * @throws ApiError MALFORMED_JSON, JSON_TOO_DEEP.
 */
export function readStrictJson(bytes: Uint8Array, maxDepth: number): unknown {
  const text = wellFormed(() => decoder.decode(bytes));
  checkDepth(text, maxDepth);
  // A byte order mark is not white space to JSON.parse, and so is refused here.
  const value: unknown = wellFormed(() => JSON.parse(text));
  checkNames(text);
  return value;
}

function wellFormed<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    throw new ApiError('MALFORMED_JSON', { cause });
  }
}

/** Just after the string that starts at `start`, or past the end when it is not closed. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === BACKSLASH) index++;
    else if (unit === QUOTE) return index + 1;
  }
  return text.length + 1;
}

function checkDepth(text: string, maxDepth: number): void {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === QUOTE) index = endOfString(text, index) - 1;
    else if (unit === 0x7b || unit === 0x5b) {
      depth++;
      if (depth > maxDepth) throw new ApiError('JSON_TOO_DEEP');
    } else if (unit === 0x7d || unit === 0x5d) depth--;
  }
}

/** Two readers of one object with a name twice may see two different requests, so neither gets to. `text` is valid JSON. */
function checkNames(text: string): void {
  const open: (Set<string> | null)[] = [];
  let nameIsNext = false;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case QUOTE: {
        const end = endOfString(text, index);
        const names = open.at(-1);
        if (nameIsNext && names) {
          const name: unknown = JSON.parse(text.slice(index, end));
          if (typeof name === 'string') {
            if (names.has(name)) throw new ApiError('MALFORMED_JSON');
            names.add(name);
          }
          nameIsNext = false;
        }
        index = end - 1;
        break;
      }
      case 0x7b:
        open.push(new Set());
        nameIsNext = true;
        break;
      case 0x5b:
        open.push(null);
        nameIsNext = false;
        break;
      case 0x2c:
        nameIsNext = open.at(-1) !== null;
        break;
      case 0x7d:
      case 0x5d:
        open.pop();
        nameIsNext = false;
        break;
      default:
    }
  }
}
