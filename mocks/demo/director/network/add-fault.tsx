import { useState } from 'react';
import { Button } from '../../../../src/shared/ui/button.tsx';
import { Field } from '../../../../src/shared/ui/field.tsx';
import { Select } from '../../../../src/shared/ui/select.tsx';
import { TextInput } from '../../../../src/shared/ui/text-input.tsx';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { Fault } from '../../../server/faults.ts';
import {
  answerChoices,
  callNames,
  HOW_OFTEN,
  LINE_CHOICES,
  type Guides,
  type HowOften,
} from './fault-choices.ts';

interface AddFaultProps {
  guides: Guides;
  /** The call, where it is known. */
  only?: OperationId;
  onAdd(fault: Fault): void;
}

/** A form for one fault: the call, the kind, and how often. Calls and answers are the contract's. */
export function AddFault({ guides, only, onAdd }: AddFaultProps) {
  const [operation, setOperation] = useState<Fault['operation']>(only ?? '*');
  const [chosen, setChosen] = useState(LINE_CHOICES[0]?.label ?? '');
  const [howOften, setHowOften] = useState<HowOften>('once');
  const [count, setCount] = useState('3');
  const [seed, setSeed] = useState(() => String(Math.floor(Math.random() * 10_000)));

  const groups = { 'On the way': LINE_CHOICES, 'Answers of the contract': answerChoices(guides, operation) };
  const choices = Object.values(groups).flat();
  // Another call may not declare the answer that was chosen for the last one.
  const choice = choices.find(({ label }) => label === chosen) ?? choices[0];
  const countProblem =
    howOften === 'times' || howOften === 'chance' ? wholeNumberProblem(count, 1) : undefined;
  const seedProblem = howOften === 'chance' ? wholeNumberProblem(seed, 0) : undefined;

  function add() {
    if (!choice || countProblem !== undefined || seedProblem !== undefined) return;
    onAdd({ operation, ...choice.fault, ...HOW_OFTEN[howOften].of(Number(count), Number(seed)) });
  }

  return (
    <form
      className="director-form"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      {only === undefined && (
        <Field label="Call">
          {(ids) => (
            <Select
              {...ids}
              value={operation}
              onChange={(event) => setOperation(event.target.value as Fault['operation'])}
            >
              <option value="*">All calls</option>
              {callNames(guides).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label="What happens">
        {(ids) => (
          <Select {...ids} value={choice?.label} onChange={(event) => setChosen(event.target.value)}>
            {Object.entries(groups).map(([name, options]) => (
              <optgroup key={name} label={name}>
                {options.map(({ label }) => (
                  <option key={label}>{label}</option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <div className="director-how-often">
        <Field label="How often">
          {(ids) => (
            <Select
              {...ids}
              value={howOften}
              onChange={(event) => setHowOften(event.target.value as HowOften)}
            >
              {Object.entries(HOW_OFTEN).map(([id, { label }]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {(howOften === 'times' || howOften === 'chance') && (
          <Field label={howOften === 'times' ? 'Times' : 'One in'} error={countProblem}>
            {(ids) => (
              <TextInput
                {...ids}
                inputMode="numeric"
                value={count}
                onChange={(event) => setCount(event.target.value)}
              />
            )}
          </Field>
        )}
        {howOften === 'chance' && (
          <Field label="Seed" error={seedProblem}>
            {(ids) => (
              <TextInput
                {...ids}
                inputMode="numeric"
                value={seed}
                onChange={(event) => setSeed(event.target.value)}
              />
            )}
          </Field>
        )}
      </div>
      {howOften === 'chance' && <small>The same seed makes the same calls fail again.</small>}
      <Button type="submit" size="sm" variant="secondary">
        Add
      </Button>
    </form>
  );
}

function wholeNumberProblem(text: string, from: number): string | undefined {
  const isFine = /^\d+$/.test(text.trim()) && Number(text) >= from && Number(text) <= 1_000_000;
  return isFine ? undefined : `A whole number from ${from}.`;
}
