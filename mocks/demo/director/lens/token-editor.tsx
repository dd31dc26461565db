import { edits, showEdits } from '#mocks/demo/edits/edits.ts';
import { useStore } from '#shared/lib/store.ts';
import { Field, TextArea } from '#shared/ui/field.tsx';
import {
  channelsOf,
  colourOf,
  contrast,
  hexOf,
  isValue,
  partnerOf,
  shownToken,
  themesOf,
  TOKENS,
  withToken,
} from './tokens.ts';

const THEMES = ['Light', 'Dark'] as const;

/** The tokens as swatches; the chosen one with a picker for each theme, and its contrast. */
export function TokenEditor() {
  const { tokens, sentences } = useStore(edits);
  const name = useStore(shownToken);
  const original = TOKENS.find((token) => token.name === name)?.value ?? '';
  const value = tokens[name] ?? original;
  const partner = partnerOf(name);
  const isColour = original.startsWith('light-dark');
  const isOpaque = isColour && !value.includes('/');

  function change(next: string) {
    showEdits({ sentences, tokens: withToken(tokens, name, next === original ? undefined : next) });
  }

  function pick(theme: 0 | 1, colour: string) {
    change(`light-dark(${themesOf(value).with(theme, colour).join(', ')})`);
  }

  return (
    <section className="director-form">
      <h3>Tokens</h3>
      <ul className="director-tokens">
        {TOKENS.map(({ name: one, value: its }) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === name}
              data-changed={one in tokens || undefined}
              onClick={() => shownToken.set(one)}
            >
              {its.startsWith('light-dark') &&
                ([0, 1] as const).map((theme) => (
                  <i key={theme} style={{ background: colourOf(one, theme, tokens) }} />
                ))}
              <span>{one.slice(2)}</span>
            </button>
          </li>
        ))}
      </ul>
      {isOpaque && (
        <div className="director-actions">
          {([0, 1] as const).map((theme) => {
            const shown = channelsOf(colourOf(name, theme, tokens));
            const figure = contrast(shown, channelsOf(colourOf(partner, theme, tokens)));
            return (
              <label key={theme} className="director-pick">
                <input
                  type="color"
                  value={hexOf(shown)}
                  onChange={({ target }) => pick(theme, target.value)}
                />
                <span>{THEMES[theme]}</span>
                <small>{`${figure.toFixed(1)} : 1 with ${partner.slice(2)}`}</small>
              </label>
            );
          })}
        </div>
      )}
      <Field
        label={`Value of ${name}`}
        hint={isColour ? 'light-dark(…, …) has the light theme’s value first.' : undefined}
        error={isValue(original, value) ? undefined : 'This is not a value for it: the page does not use it.'}
      >
        {(ids) => <TextArea {...ids} rows={2} spellCheck={false} value={value} onChange={change} />}
      </Field>
    </section>
  );
}
