import { readFault, type Fault } from '#mocks/server/faults.ts';
import { LINE_IDS, type LineId } from '#mocks/server/lines.ts';
import { readName, readSpeed, type Parsed } from '#mocks/server/start-options.ts';
import { STATE_IDS, type StateId } from '#mocks/states/states.ts';

/** The parameters of a demo address (mocks/README.md). */
export interface StartAddress {
  scenario?: StateId;
  /** A state to show on its screen, with its steps. */
  state?: StateId;
  /** How many times as fast simulated time runs; 0 pauses it. */
  speed?: number;
  /** Simulated seconds after the state's start. */
  after?: number;
  theme?: 'light' | 'dark';
  /** Whether this tab has the director. */
  director?: 'on' | 'off';
  /** Additional faults. */
  faults?: Fault[];
  connection?: LineId;
  /** The balance of the signed-in user. */
  credits?: number;
  /** Progress of the running training, in percent. */
  training?: number;
  /** The number of sample photos to choose for a training. */
  photos?: number;
  /** A sentence for each invalid parameter. */
  problems: string[];
  /** The address without these parameters, for the address bar; undefined if there are none. */
  cleanHref?: string;
}

/** One month. */
const MAX_AFTER_S = 31 * 24 * 3600;
export const MAX_CREDITS = 9_999_999;
export const MAX_SAMPLE_PHOTOS = 100;

/** Readers of the parameters that occur once. */
const READERS = {
  scenario: (text: string) => readName('scenario', text, STATE_IDS),
  state: (text: string) => readName('state', text, STATE_IDS),
  speed: readSpeed,
  after: readCount('after', MAX_AFTER_S),
  theme: readChoice('The theme', ['light', 'dark']),
  director: readChoice('The director', ['on', 'off']),
  connection: (text: string) => readName('connection', text, LINE_IDS),
  credits: readCount('credits', MAX_CREDITS),
  training: readCount('training', 100),
  photos: readCount('photos', MAX_SAMPLE_PHOTOS),
};
type Parameter = keyof typeof READERS;
const PARAMETERS = Object.keys(READERS) as Parameter[];
/** A parameter that may occur several times: a fault in JSON, as for `POST /__mock/faults`. */
const FAULT = 'fault';

/** Reads a demo address, such as `/studio?scenario=creator&credits=12`. */
export function readStartAddress(href: string): StartAddress {
  const url = new URL(href);
  const problems: string[] = [];
  const values: Partial<Record<Parameter, unknown>> = {};
  const faults: Fault[] = [];
  let isClean = true;

  for (const name of PARAMETERS) {
    const text = url.searchParams.get(name);
    if (text === null) continue;
    isClean = false;
    url.searchParams.delete(name);
    const reading = READERS[name](text);
    if ('value' in reading) values[name] = reading.value;
    else problems.push(reading.problem);
  }
  for (const text of url.searchParams.getAll(FAULT)) {
    isClean = false;
    const reading = readFaultText(text);
    if ('value' in reading) faults.push(reading.value);
    else problems.push(reading.problem);
  }
  url.searchParams.delete(FAULT);
  return {
    // Each value has the type of its reader.
    ...(values as Partial<StartAddress>),
    ...(faults.length > 0 ? { faults } : {}),
    problems,
    ...(isClean ? {} : { cleanHref: url.href }),
  };
}

function readChoice<Choice extends string>(subject: string, choices: readonly Choice[]) {
  return (text: string): Parsed<Choice> => {
    const value = choices.find((choice) => choice === text);
    return value === undefined ? { problem: `${subject} is ${choices.join(' or ')}.` } : { value };
  };
}

function readCount(name: string, most: number) {
  return (text: string): Parsed<number> =>
    /^\d+$/.test(text) && Number(text) <= most
      ? { value: Number(text) }
      : { problem: `${name} is a whole number up to ${most}.` };
}

function readFaultText(text: string): Parsed<Fault> {
  try {
    return readFault(JSON.parse(text));
  } catch {
    return { problem: 'A fault in the address is not JSON.' };
  }
}
