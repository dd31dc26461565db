import { createContext, useContext } from 'react';
import type { Brief } from './brief.ts';
import type { ContentType } from './content-type.ts';
import type { ReferencePhoto } from './reference-photos.ts';

export interface Create {
  /**
   * Opens the content-creation modal from wherever the person is (decision 30).
   * @param brief what is known of it already ("Create again with the same brief").
   * @param photos those of the brief that this device has.
   */
  create(type: ContentType, brief?: Partial<Brief>, photos?: readonly ReferencePhoto[]): void;
}

export const CreateContext = createContext<Create>({ create: () => {} });

export function useCreate(): Create {
  return useContext(CreateContext);
}
