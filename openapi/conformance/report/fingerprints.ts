import { text, type Exchange } from '../exchange.ts';

interface Fingerprint {
  looksLike(exchange: Exchange): boolean;
  /** The cause, and what to do. */
  hint: string;
}

const has = (exchange: Exchange, ...names: string[]) =>
  typeof exchange.body === 'object' &&
  exchange.body !== null &&
  names.every((name) => name in (exchange.body as object));
const isPage = ({ text: page }: Exchange) => /^\s*<(!doctype|html)/i.test(page);

/** Default answers of frameworks. The first that fits counts. */
const FINGERPRINTS: readonly Fingerprint[] = [
  {
    looksLike: (one) => one.status === 422 && has(one, 'detail'),
    hint: 'This is FastAPI’s default for a wrong request. Add a handler for RequestValidationError that answers 400 with {"error": "…"}.',
  },
  {
    looksLike: (one) => [307, 308].includes(one.status) && sameButSlash(one),
    hint: 'This is a redirect to the address with or without a slash at its end. Switch it off (FastAPI: redirect_slashes=False).',
  },
  {
    looksLike: (one) => one.status >= 400 && has(one, 'detail'),
    hint: 'This is FastAPI’s or Django REST’s default for errors. Add a handler for HTTPException that answers {"error": "…"}.',
  },
  {
    looksLike: (one) => has(one, 'statusCode', 'message'),
    hint: 'This is the default of NestJS or Fastify. Add an exception filter that answers {"error": "…"}.',
  },
  {
    looksLike: (one) => has(one, 'timestamp', 'status', 'path'),
    hint: 'This is Spring’s default. Add a @ControllerAdvice that answers {"error": "…"}.',
  },
  {
    looksLike: ({ headers }) => headers.get('content-type')?.startsWith('application/problem+json') === true,
    hint: 'This is RFC 9457. The contract’s errors are application/json with {"error": "…"}.',
  },
  {
    looksLike: (one) =>
      /value is not a valid|Field required|Input should be|pydantic/i.test(text(one, 'error')),
    hint: '`error` is what Pydantic says. Write a sentence for the person, and put the rest into the log.',
  },
  {
    looksLike: (one) => isPage(one) && /Cannot (GET|POST|PUT)/.test(one.text),
    hint: 'This is Express’s page for an address that it does not know. Add a last handler below /api that answers {"error": "…"}.',
  },
  {
    looksLike: (one) => one.status >= 400 && isPage(one),
    hint: 'This is an error page of the framework, or of the proxy in front. Below /api every error is JSON, {"error": "…"}.',
  },
];

/** The probable cause of a finding. */
export function hintOf(exchange: Exchange): string | undefined {
  return FINGERPRINTS.find(({ looksLike }) => looksLike(exchange))?.hint;
}

function sameButSlash({ url, headers }: Exchange): boolean {
  const target = new URL(headers.get('location') ?? '/', url).pathname;
  return target.replace(/\/$/, '') === new URL(url).pathname.replace(/\/$/, '');
}
