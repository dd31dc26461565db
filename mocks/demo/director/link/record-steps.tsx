import { BASE } from '#mocks/demo/start/addresses.ts';
import { useStore } from '#shared/lib/store.ts';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { forgetRecording, recording, startRecording, stopRecording } from './recording.ts';
import { stateEntry, stepText } from './steps-text.ts';

/** Records actions in the app as the steps of a state, for a link or for the table of states. */
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
        {recorded && steps.length > 0 && (
          <>
            <CopyButton label="Save as state" text={stateEntry(recorded, BASE)} />
            <ToolButton onClick={forgetRecording}>Forget it</ToolButton>
          </>
        )}
      </div>
      <p role="status">
        {steps.length > 0 && <span>Copy link takes these steps along, and plays them.</span>}
        {missed !== undefined && <span>{` Not recorded, because it has no name of its own: ${missed}`}</span>}
      </p>
      <ol className="director-rows">
        {steps.map((step, index) => (
          // Equal steps differ only by their index.
          <li key={index}>
            <code>{stepText(step)}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
