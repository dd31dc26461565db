import type { Exchange } from '../exchange.ts';

const has = ({ body }: Exchange, ...names: string[]) =>
  names.every((name) => Object.hasOwn(Object(body) as object, name));
const isPage = ({ text: page }: Exchange) => /^\s*<(!doctype|html)/i.test(page);

/** Default responses of frameworks, each with its cause and remedy. The first match counts. */
const FINGERPRINTS: readonly [looksLike: (exchange: Exchange) => boolean, hint: string][] = [
  [
    (exchange) => exchange.status === 422 && has(exchange, 'detail'),
    'This is FastAPI’s default for a wrong request. Add a handler for RequestValidationError that returns 400 with {"error": "…"}.',
  ],
  [
    (exchange) => exchange.status >= 400 && has(exchange, 'detail'),
    'This is FastAPI’s or Django REST’s default for errors. Add a handler for HTTPException that returns {"error": "…"}.',
  ],
  [
    (exchange) => has(exchange, 'statusCode', 'message'),
    'This is the default of NestJS or Fastify. Add an exception filter that returns {"error": "…"}.',
  ],
  [
    (exchange) => has(exchange, 'timestamp', 'status', 'path'),
    'This is Spring’s default. Add a @ControllerAdvice that returns {"error": "…"}.',
  ],
  [
    (exchange) => isPage(exchange) && /Cannot (GET|POST|PUT)/.test(exchange.text),
    'This is Express’s page for an address that it does not know. Add a last handler below /api that returns {"error": "…"}.',
  ],
  [
    (exchange) => exchange.status >= 400 && isPage(exchange),
    'This is an error page of the framework, or of the proxy in front. Below /api every error is JSON, {"error": "…"}.',
  ],
];

/** The probable cause of a finding. */
export function hintOf(exchange: Exchange): string | undefined {
  return FINGERPRINTS.find(([looksLike]) => looksLike(exchange))?.[1];
}
