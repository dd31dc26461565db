import { useState } from 'react';
import type { Fault } from '#mocks/server/faults.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import { Form, options, SelectField, ToolButton } from '../controls.tsx';
import { answerChoices, callNames, LINE_CHOICES, useGuides } from './fault-choices.ts';
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

  const groups = { 'On the way': LINE_CHOICES, 'Answers of the contract': answerChoices(guides, operation) };
  const choices = Object.values(groups).flat();
  // Another call may not declare the answer that was chosen for the last one.
  const choice = choices.find(({ label }) => label === chosen) ?? choices[0];
  const addFault = (times?: number) =>
    choice && void add({ operation, ...choice.fault, ...(times === undefined ? {} : { times }) });

  return (
    <Form className="director-form" onSubmit={() => addFault(1)}>
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
      <div className="director-actions">
        <ToolButton type="submit">Once</ToolButton>
        <ToolButton onClick={() => addFault()}>Always</ToolButton>
      </div>
    </Form>
  );
}
