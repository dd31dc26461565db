import { STEP_PACE_IDS } from '#mocks/demo/play/step-pointer.ts';
import { goalOf } from '#mocks/demo/play/step-words.ts';
import { useStore } from '#shared/lib/store.ts';
import { Pills } from '#shared/ui/pills.tsx';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { changeRecording, forgetRecording, recording, startRecording, stopRecording } from './recording.ts';

/** Records actions in the app as the steps of a state, for a link. */
export function RecordSteps() {
  const { backend } = useDirector();
  const recorded = useStore(recording);
  const { isOn = false, steps = [], missed } = recorded ?? {};
  const isUnforgotten = !isOn && steps.length > 0;
  return (
    <section className="director-form">
      <h3>Record</h3>
      <div className="director-actions">
        <ToolButton
          disabledReason={isUnforgotten ? 'Forget the recorded steps first.' : undefined}
          onClick={() => (isOn ? stopRecording() : void startRecording(backend))}
        >
          {isOn ? 'Stop recording' : 'Record what I do'}
        </ToolButton>
        {steps.length > 0 && <ToolButton onClick={forgetRecording}>Forget it</ToolButton>}
      </div>
      {steps.length > 0 && (
        <Pills
          legend="A link replays it"
          options={STEP_PACE_IDS.map((value) => ({ value, label: value }))}
          value={recorded?.pace}
          onChange={(pace) => changeRecording({ pace })}
        />
      )}
      <p role="status">
        {steps.length > 0 && <span>Copy link takes these steps along, and plays them.</span>}
        {isUnforgotten && <span> To record others, forget them first.</span>}
        {missed !== undefined && <span>{` Not recorded, because it has no name of its own: ${missed}`}</span>}
      </p>
      <ol className="director-rows">
        {steps.map((step, index) => (
          // Equal steps differ only by their index.
          <li key={index}>
            <span>{`${step.do} ${goalOf(step)}`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
