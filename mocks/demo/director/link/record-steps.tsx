import type { Part, StateStep } from '#mocks/states/steps.ts';
import { useStore } from '#shared/lib/store.ts';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { forgetRecording, recording, startRecording, stopRecording } from './recording.ts';

/** Records actions in the app as the steps of a state, for a link. */
export function RecordSteps() {
  const { backend } = useDirector();
  const recorded = useStore(recording);
  const { isOn = false, steps = [], missed } = recorded ?? {};
  return (
    <section className="director-form">
      <h3>Record</h3>
      <div className="director-actions">
        <ToolButton onClick={() => (isOn ? stopRecording() : void startRecording(backend))}>
          {isOn ? 'Stop recording' : 'Record what I do'}
        </ToolButton>
        {steps.length > 0 && <ToolButton onClick={forgetRecording}>Forget it</ToolButton>}
      </div>
      <p role="status">
        {steps.length > 0 && <span>Copy link takes these steps along, and plays them.</span>}
        {missed !== undefined && <span>{` Not recorded, because it has no name of its own: ${missed}`}</span>}
      </p>
      <ol className="director-rows">
        {steps.map((step, index) => (
          // Equal steps differ only by their index.
          <li key={index}>
            <span>{stepWords(step)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `press button “Create”`, `type “Topic”: Opening day`. */
function stepWords(step: StateStep): string {
  switch (step.do) {
    case 'press':
    case 'see':
      return `${step.do} ${partWords(step.part)}`;
    case 'type':
      return `type “${step.field}”: ${step.text}`;
    case 'select':
      return `select “${step.field}”: ${step.option}`;
    case 'choose':
      return `choose “${step.field}”: ${step.files.photos ?? 0} photos`;
    case 'pass':
      return `let ${step.ms / 1000} s pass`;
    case 'line':
      return `set the line to ${step.line}`;
    case 'device':
      return `make the device ${step.is}`;
    case 'answered':
      return 'wait for the answers';
  }
}

function partWords({ role, name, in: place }: Part): string {
  return `${role} “${String(name)}”${place ? ` in ${partWords(place)}` : ''}`;
}
