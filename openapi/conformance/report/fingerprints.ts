import type { Exchange } from '../exchange.ts';

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
