import { words } from './labWords.ts';
import type { Entry } from './records.ts';

const fieldsOf = (value: unknown): ReadonlyMap<string, string> =>
  new Map(
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, part]) => [key, JSON.stringify(part, null, 2) ?? 'undefined'])
      : [],
  );

const Fields = ({ title, fields }: { title: string; fields: readonly (readonly [string, string])[] }) =>
  fields.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long values are scrolled, by the keyboard too */}
      <pre tabIndex={0}>{fields.map(([key, text]) => `${key}: ${text}`).join('\n')}</pre>
    </section>
  );

interface EntryDetailProps {
  entry: Entry;
  /** What had happened to the same flow before. */
  before: Entry | undefined;
  onGoThere: () => void;
}

/** All that is known of an entry; of the context only what changed. */
export const EntryDetail = ({ entry, before, onGoThere }: EntryDetailProps) => {
  const [old, fresh] = [fieldsOf(before?.context), fieldsOf(entry.context)];
  const changed = (of: ReadonlyMap<string, string>) => [...of].filter(([key]) => old.get(key) !== fresh.get(key));
  const payload = [...fieldsOf(entry.event)].filter(([key]) => key !== 'type');
  return (
    <div className="lab-detail">
      <Fields title={words.payload} fields={payload} />
      {entry.taken.length === 0 ? (
        <p className="lab-note">{words.nothingTaken}</p>
      ) : (
        <section>
          <h3>{words.taken}</h3>
          <ul>
            {entry.taken.map((name, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same transition may be taken twice at once
              <li key={index}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      <Fields
        title={words.emitted}
        fields={entry.emitted.map((told, index) => [String(index + 1), JSON.stringify(told)])}
      />
      <Fields title={words.before} fields={changed(old)} />
      <Fields title={words.after} fields={changed(fresh)} />
      {before !== undefined && changed(fresh).length === 0 ? <p className="lab-note">{words.unchanged}</p> : null}
      <button type="button" className="lab-button" onClick={onGoThere}>
        {words.goThere}
      </button>
    </div>
  );
};
