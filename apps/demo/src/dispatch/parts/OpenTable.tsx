import { type DragEvent, useId, useState } from 'react';
import { Button } from '../../frame/Button.tsx';
import { DISPATCH } from '../../i18n/dispatch.ts';
import { useTranslation } from '../../i18n/LocaleContext.tsx';
import type { Dispatch } from '../useDispatch.ts';

/** A carrier's list as such lists are: two languages, codes, decimal commas, a swapped point, two rows that cannot be found. */
const EXAMPLE = `Colis;Destinataire;Adresse;Ville;Code adresse;Latitude;Longitude
C-1001;Amel B.;Avenue Habib Bourguiba;La Marsa 2070;;;
C-1002;Sami T.;شارع الحبيب بورقيبة;تونس;;;
C-1003;Pharmacie du Lac;;;8GR5-4JJJ-29;;
C-1004;Hôtel Oasis;;;;33,8869;10,0982
C-1005;Atelier Nour;;;;10,6369;35,8256
C-1006;Karim J.;Sidi Bousaid;;;;
C-1007;Librairie;Rue de Rome;Tunis;;;
C-1008;Imen G.;Cité Erriadh;Sousse;;;
C-1009;Erreur de code;;;8GR5-4JJJ-28;;
C-1010;Sans lieu;Zzqwx Vvkjh;;;;
C-1011;Chantier;;;TN5245-445-5222;;
C-1012;Ferme;Sbeitla;Kasserine;;;
`;

const textFile = (text: string): Blob => new Blob([text], { type: 'text/csv' });

/** The three ways in: a file chosen or dropped, a table pasted, an example. */
export function OpenTable({ onOpen }: { readonly onOpen: Dispatch['open'] }) {
  const t = useTranslation(DISPATCH);
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void onOpen(file, file.name);
    else setPasted(event.dataTransfer.getData('text/plain'));
  }

  return (
    <div
      className="card dispatch-open"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="dispatch-file">
        <label className="button button-primary" htmlFor={`${id}-file`}>
          {t.open.file}
        </label>
        <input
          id={`${id}-file`}
          className="visually-hidden"
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-describedby={`${id}-drop`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void onOpen(file, file.name);
            // The same file can be chosen again after it was mended.
            target.value = '';
          }}
        />
        <Button onClick={() => void onOpen(textFile(EXAMPLE), 'exemple.csv')}>{t.open.example}</Button>
        <p className="field-hint" id={`${id}-drop`}>
          {t.open.drop}
        </p>
      </div>
      <div className="field">
        <label htmlFor={`${id}-paste`}>{t.open.paste}</label>
        <textarea
          id={`${id}-paste`}
          rows={4}
          dir="auto"
          value={pasted}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setPasted(target.value)}
        />
        <p className="field-hint" id={`${id}-hint`}>
          {t.open.pasteHint}
        </p>
      </div>
      {pasted.trim() !== '' && (
        <Button isPrimary onClick={() => void onOpen(textFile(pasted), t.open.pasted, 'utf-8')}>
          {t.open.read}
        </Button>
      )}
    </div>
  );
}
