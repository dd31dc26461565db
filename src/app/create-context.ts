import { createContext, useContext } from 'react';
import type { components } from '../../openapi/types.gen.ts';

export type ContentType = components['schemas']['ContentType'];
/** What a new job is asked for, as far as it is known already ("Create again with the same brief"). */
export type Brief = Partial<Omit<components['schemas']['CreateJobRequest'], 'goal'>>;

interface Create {
  /** Opens the content-creation modal from wherever the person is (decision 30). */
  create(type: ContentType, brief?: Brief): void;
}

export const CreateContext = createContext<Create>({ create: () => {} });

export function useCreate(): Create {
  return useContext(CreateContext);
}
