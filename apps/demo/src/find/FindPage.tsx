import '@smart-address/react/styles.css';
import type { Gazetteer } from '@smart-address/gazetteer';
import { useDeferredValue, useRef, useState } from 'react';
import { useParams } from 'wouter';
import '../styles/find.css';
import { Button } from '../frame/Button.tsx';
import { FIND } from '../i18n/find.ts';
import { useLocale, useTranslation } from '../i18n/LocaleContext.tsx';
import { useGazetteer } from '../place/useGazetteer.ts';
import { FoundCode } from './FoundCode.tsx';
import { readCode, type CodeReading } from './readCode.ts';
import { useDictation } from './useDictation.ts';

const EXAMPLES = ['8GR5-4JJJ-29', 'TN5245-445-5222', '8GR5-4JJJ-28'];

/** For whoever is told a code: a rescuer, a courier. What it means is said as soon as its last letter is there. */
export default function FindPage() {
  const { code = '' } = useParams<{ readonly code?: string }>();
  // A link to another code is another search.
  return <Find key={code} given={code} />;
}

function Find({ given }: { readonly given: string }) {
  const t = useTranslation(FIND);
  const { locale } = useLocale();
  const gazetteer = useGazetteer();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(given);
  const reading = readCode(useDeferredValue(text), gazetteer);
  const dictation = useDictation(locale, setText);
  const point = reading.kind === 'found' ? reading.point : null;
  const isOutside = point !== null && gazetteer !== null && !gazetteer.covers(point);

  return (
    <div className="find">
      <div className="intro">
        <h1>{t.title}</h1>
      </div>
      <form className="find-entry" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="find-code">{t.label}</label>
        <input
          ref={input}
          id="find-code"
          className="find-input"
          dir="auto"
          value={text}
          maxLength={200}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-describedby="find-hint"
          onChange={({ target }) => setText(target.value)}
        />
        <div className="find-buttons">
          {'clipboard' in navigator && 'readText' in navigator.clipboard && text === '' && (
            <Button
              onClick={() => void navigator.clipboard.readText().then(setText, () => input.current?.focus())}
              icon="copy"
            >
              {' '}
              {t.paste}
            </Button>
          )}
          {dictation && (
            <Button aria-pressed={dictation.isListening} onClick={dictation.toggle}>
              {dictation.isListening ? t.listening : t.listen}
            </Button>
          )}
          {text !== '' && (
            <Button
              onClick={() => {
                setText('');
                input.current?.focus();
              }}
              icon="close"
            >
              {' '}
              {t.clear}
            </Button>
          )}
        </div>
        <p className="field-hint" id="find-hint">
          {t.hint}
        </p>
      </form>
      <output>
        <Said reading={reading} isOutside={isOutside} />
      </output>
      {reading.kind === 'wrong' && reading.suggestions.length > 0 && (
        <Choices label={t.likely} codes={reading.suggestions} gazetteer={gazetteer} onChoose={setText} />
      )}
      {reading.kind === 'empty' && (
        <Choices label={t.examples} codes={EXAMPLES} gazetteer={null} onChoose={setText} />
      )}
      {reading.kind === 'found' && !isOutside && (
        <FoundCode key={reading.code} reading={reading} gazetteer={gazetteer} />
      )}
    </div>
  );
}

/** What is wrong, or what is awaited; a found code says more, below. */
function Said({ reading, isOutside }: { readonly reading: CodeReading; readonly isOutside: boolean }) {
  const t = useTranslation(FIND);
  if (isOutside) return <span className="notice notice-danger">{t.outside}</span>;
  switch (reading.kind) {
    case 'unfinished':
      return <span className="field-hint">{t.unfinished}</span>;
    case 'needsTown':
      return <span className="notice">{t.needsTown(reading.code)}</span>;
    case 'words':
      return <span className="notice">{t.words}</span>;
    case 'wrong':
      return <span className="notice notice-danger">{t.wrong[reading.reason]}</span>;
    default:
      return null;
  }
}

interface ChoicesProps {
  readonly label: string;
  readonly codes: readonly string[];
  /** Says where each code leads. */
  readonly gazetteer: Gazetteer | null;
  readonly onChoose: (code: string) => void;
}

function Choices({ label, codes, gazetteer, onChoose }: ChoicesProps) {
  const { locale } = useLocale();
  const placeOf = (code: string): string => {
    const reading = readCode(code, gazetteer);
    if (reading.kind !== 'found') return '';
    return gazetteer?.nearest(reading.point, { lang: locale })?.label ?? '';
  };
  return (
    <div className="find-choices">
      <p>{label}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <Button onClick={() => onChoose(code)}>
              <bdi className="find-code" dir="ltr">
                {code}
              </bdi>
              <bdi>{placeOf(code)}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
