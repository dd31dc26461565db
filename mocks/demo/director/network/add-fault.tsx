import { useState } from 'react';
import type { Fault } from '#mocks/server/faults.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import { Form, options, SelectField, TextField, ToolButton } from '../controls.tsx';
import { answerChoices, callNames, HOW_OFTEN, LINE_CHOICES, type HowOften } from './fault-choices.ts';
import { useGuides } from './guides.ts';
import { useFaults } from './use-faults.ts';

/**
 * A form for one fault: the call, the kind, and how often. Calls and answers are the contract's.
 * @param only the call, where it is known
 */
export function AddFault({ only }: { only?: OperationId }) {
  const { add } = useFaults();
  const guides = useGuides();
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

  function submit() {
    if (!choice || countProblem !== undefined || seedProblem !== undefined) return;
    void add({ operation, ...choice.fault, ...HOW_OFTEN[howOften].of(Number(count), Number(seed)) });
  }

  return (
    <Form className="director-form" onSubmit={submit}>
      {only === undefined && (
        <SelectField label="Call" value={operation} onChange={(id) => setOperation(id as Fault['operation'])}>
          {options([['*', 'All calls'], ...callNames(guides)])}
        </SelectField>
      )}
      <SelectField label="What happens" value={choice?.label ?? ''} onChange={setChosen}>
        {Object.entries(groups).map(([name, ones]) => (
          <optgroup key={name} label={name}>
            {options(ones.map(({ label }) => label))}
          </optgroup>
        ))}
      </SelectField>
      <div className="director-how-often">
        <SelectField label="How often" value={howOften} onChange={(id) => setHowOften(id as HowOften)}>
          {options(Object.entries(HOW_OFTEN).map(([id, { label }]) => [id, label]))}
        </SelectField>
        {(howOften === 'times' || howOften === 'chance') && (
          <TextField
            label={howOften === 'times' ? 'Times' : 'One in'}
            error={countProblem}
            inputMode="numeric"
            value={count}
            onChange={setCount}
          />
        )}
        {howOften === 'chance' && (
          <TextField label="Seed" error={seedProblem} inputMode="numeric" value={seed} onChange={setSeed} />
        )}
      </div>
      {howOften === 'chance' && <small>The same seed makes the same calls fail again.</small>}
      <ToolButton type="submit">Add</ToolButton>
    </Form>
  );
}

function wholeNumberProblem(text: string, from: number): string | undefined {
  const isFine = /^\d+$/.test(text.trim()) && Number(text) >= from && Number(text) <= 1_000_000;
  return isFine ? undefined : `A whole number from ${from}.`;
}
