import type { RecordedRequest } from '#mocks/server/request-log.ts';
import { Notice } from '#shared/ui/notice.tsx';
import { FailNext } from './fail-next.tsx';
import { faultLabel, useGuides } from './fault-choices.ts';

/** The details of a request: the contract's sections and rules, the bodies and the headers. */
export function RequestDetails({ request }: { request: RecordedRequest }) {
  const guides = useGuides();
  const { summary, description, sections, rules, responses } = guides[request.operation];
  const { response, problems, faults, stack } = request;
  const responseDescription =
    response && (responses[String(response.status)] ?? responses['default'])?.description.replaceAll('`', '');
  return (
    <div className="director-form director-request">
      {stack !== undefined && (
        <Notice tone="error" title="Handler threw">
          The simulated backend failed. Its response is not from the contract.
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="warning" title="The request breaks the contract">
          {problems.join('\n')}
        </Notice>
      )}
      {response && response.problems.length > 0 && (
        <Notice tone="error" title="The response breaks the contract">
          {response.problems.join('\n')}
        </Notice>
      )}
      <p>
        <strong>{summary}</strong> <span>{`(specification ${sections.join(', ')})`}</span>
      </p>
      {rules.length > 0 && (
        <details>
          <summary>{`Rules: ${rules.map(({ id }) => id).join(', ')}`}</summary>
          <ul className="director-rows">
            {rules.map(({ id, text }) => (
              <li key={id}>
                <span>
                  <strong>{id}</strong> <span>{text}</span>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {responseDescription !== undefined && <p>{`${response?.status}: ${responseDescription}`}</p>}
      <small>
        {[
          `Sent at ${new Date(request.startedAt).toLocaleTimeString('en', { hour12: false })}`,
          ...faults.map((fault) => `fault: ${faultLabel(guides, fault)}`),
        ].join('; ')}
      </small>
      {stack !== undefined && <Text title="Stack" text={stack} none="" />}
      <Text title="Request body" text={request.body} none="No text" />
      <Text title="Response body" text={response?.body} none={response ? 'Empty' : 'No response yet'} />
      <details>
        <summary>Make the next one fail</summary>
        <FailNext operation={request.operation} />
      </details>
      <details>
        <summary>Description in the contract</summary>
        <p className="director-lines">{description}</p>
      </details>
      <details>
        <summary>Headers</summary>
        <ReadOnly
          label="Headers"
          text={[...request.headers, ['', ''], ...(response?.headers ?? [])]
            .map(([name, value]) => (name === '' ? '' : `${name}: ${value}`))
            .join('\n')}
        />
        <small>Cookies are not recorded.</small>
      </details>
    </div>
  );
}

function Text({ title, text, none }: { title: string; text: string | undefined; none: string }) {
  return (
    <section>
      <h3>{title}</h3>
      {text === undefined || text === '' ? (
        <small>{none}</small>
      ) : (
        <ReadOnly label={title} text={pretty(text)} />
      )}
    </section>
  );
}

/** A text that can be scrolled, focused, and selected as a whole. */
function ReadOnly({ label, text }: { label: string; text: string }) {
  return <textarea readOnly aria-label={label} className="director-text" value={text} spellCheck={false} />;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
