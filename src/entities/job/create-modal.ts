import { createContext, useContext } from 'react';
import type { Brief } from './brief.ts';
import type { ContentType } from './content-type.ts';
import type { ReferencePhoto } from './reference-photos.ts';

/** `brief` and `photos` are those of an earlier job that is created again. */
export type OpenCreateModal = (
  type: ContentType,
  brief?: Partial<Brief>,
  photos?: readonly ReferencePhoto[],
) => void;

export const CreateModalContext = createContext<OpenCreateModal>(() => {});

/** Opens the content-creation modal from any signed-in screen (decision 30). */
export function useOpenCreateModal(): OpenCreateModal {
  return useContext(CreateModalContext);
}
