import type { ReviewDesk, ReviewedApplication } from '@smart-address/server/browser';
import { useId, useState } from 'react';
import { pageBackend, passTime } from '../backend/pageBackend.ts';
import { Button } from '../frame/Button.tsx';
import { useDemo } from '../frame/DemoContext.ts';
import { ACCOUNT } from '../i18n/account.ts';
import { useLocale, useTranslation } from '../i18n/LocaleContext.tsx';
import { tunisTime } from './useAccount.ts';

interface StaffDeskProps {
  /** The open applications; null where there is no desk, or before they are read. */
  readonly waiting: readonly ReviewedApplication[] | null;
  /** They are to be read again. */
  readonly onChange: () => void;
}

const THREE_DAYS = 3 * 86_400_000;

/**
 * Staff's side of the sandbox inside the page. The service has no operation for it on purpose: a deployment's staff use the command line
 * on the server.
 */
export function StaffDesk({ waiting, onChange }: StaffDeskProps) {
  const t = useTranslation(ACCOUNT).staff;
  const { connection, change } = useDemo();
  const isHere = connection.backend === 'page';
  const [told, setTold] = useState('');

  async function act(work: (desk: ReviewDesk) => Promise<string | null | void>) {
    try {
      const { desk } = await pageBackend();
      const key = await work(desk);
      setTold(key ? t.keyMade(key) : '');
    } catch (error) {
      setTold(String(error));
    }
    onChange();
  }

  return (
    <section className="card staff" aria-labelledby="staff-title">
      <h2 id="staff-title">{t.title}</h2>
      <p className="field-hint">{t.text}</p>
      {isHere ? (
        <>
          {waiting?.length === 0 && <p>{t.none}</p>}
          <ul className="account-rows">
            {waiting?.map((one) => (
              <li key={one.id}>
                <StaffRow application={one} onAct={(work) => void act(work)} />
              </li>
            ))}
          </ul>
          <output>{told}</output>
          <div className="account-actions">
            <Button
              onClick={() => {
                passTime(THREE_DAYS);
                onChange();
              }}
            >
              {t.passTime}
            </Button>
          </div>
        </>
      ) : (
        <p>
          {t.elsewhere}{' '}
          <button type="button" className="link" onClick={() => change({ backend: 'page' })}>
            {t.switch}
          </button>
        </p>
      )}
    </section>
  );
}

interface StaffRowProps {
  readonly application: ReviewedApplication;
  readonly onAct: (work: (desk: ReviewDesk) => Promise<string | null | void>) => void;
}

function StaffRow({ application, onAct }: StaffRowProps) {
  const id = useId();
  const { locale } = useLocale();
  const all = useTranslation(ACCOUNT);
  const t = all.staff;
  const [note, setNote] = useState('');
  const [isNoteMissing, setNoteMissing] = useState(false);

  function withNote(work: (desk: ReviewDesk, note: string) => Promise<void>) {
    setNoteMissing(note.trim() === '');
    if (note.trim() !== '') onAct((desk) => work(desk, note.trim()));
  }

  return (
    <>
      <p className="account-row-head">
        <strong>
          <bdi>{application.organization}</bdi> · {all.applications.interface(application.interface)} ·{' '}
          {all.plans.names[application.plan]}
        </strong>
        <span className="state" data-state={application.isOverdue ? 'overdue' : application.state}>
          {application.isOverdue ? t.overdue : all.applications.states[application.state]}
        </span>
      </p>
      <p>
        <q dir="auto">{application.intendedUse}</q>
      </p>
      {application.answer && (
        <p>
          {t.answered} <q dir="auto">{application.answer}</q>
        </p>
      )}
      <p className="field-hint">{t.due(tunisTime(application.dueAt, locale))}</p>
      <div className="field" data-invalid={isNoteMissing ? '' : undefined}>
        <label htmlFor={id}>{t.note}</label>
        <input id={id} value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        {isNoteMissing && <p className="field-error">{t.noteMissing}</p>}
      </div>
      <div className="account-actions">
        {application.state === 'submitted' && (
          <Button onClick={() => onAct((desk) => desk.takeUp(application.id))}>{t.takeUp}</Button>
        )}
        {application.state !== 'needs_info' && (
          <Button onClick={() => withNote((desk, text) => desk.ask(application.id, text))}>{t.ask}</Button>
        )}
        <Button isPrimary onClick={() => onAct((desk) => desk.approve(application.id))}>
          {t.approve}
        </Button>
        <Button onClick={() => withNote((desk, text) => desk.reject(application.id, text))}>
          {t.reject}
        </Button>
      </div>
    </>
  );
}
