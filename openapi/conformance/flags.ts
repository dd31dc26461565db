import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stop } from '../command-line.mjs';
import type { Adapter, AdapterModule } from './adapter.ts';
import { hooksOverHttp } from './hooks-over-http.ts';

/**
 * An http(s) address without a slash at its end; its path, if any, stands before `/api`. The contract's paths begin
 * with `/api` themselves, so one at the end is taken off, with a note.
 */
export function readAddress(flag: string, value: unknown): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    return stop(`${flag} needs an address, for example ${flag} http://localhost:4010`);
  }
  const address = (url.origin + url.pathname).replace(/\/+$/, '');
  const base = address.replace(/\/api$/, '');
  if (base !== address) {
    console.error(`${flag} is read as ${base}: the paths of the contract begin with /api themselves.`);
  }
  return base;
}

const ANSWER_LIMIT_MS = 30_000;

/** Ends the command when no server responds. */
export async function stopUnanswered(baseUrl: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    await fetch(`${baseUrl}/api/auth/user`, { redirect: 'manual', signal });
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error & { code?: string } };
    stop(`No server responds at ${baseUrl} (${cause?.code ?? cause?.message ?? message}).`);
  }
}

const CONFIG_NAME = 'contract-check.config.mjs';

/** The hooks of `--hooks` or of a configuration file, if any. Ends the command when they are invalid. */
export async function readAdapter(
  baseUrl: string,
  { config, hooks }: { config?: string | undefined; hooks?: string | undefined },
): Promise<Adapter> {
  try {
    if (hooks !== undefined) return await hooksOverHttp(hooks);
    const file = resolve(config ?? CONFIG_NAME);
    if (!existsSync(file)) return config === undefined ? {} : stop(`There is no ${file}.`);
    const module = (await import(pathToFileURL(file).href)) as { default: AdapterModule };
    return typeof module.default === 'function' ? await module.default({ baseUrl }) : module.default;
  } catch (error) {
    return stop(`The hooks of ${hooks ?? config ?? CONFIG_NAME} cannot be used: ${(error as Error).message}`);
  }
}
