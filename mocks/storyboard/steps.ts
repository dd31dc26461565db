/** A part of a page as a person names it: its role and its name. */
export interface Part {
  role: string;
  name?: string | RegExp;
  /** Only inside this part. */
  in?: Part;
}

/** What a person does on a page; each waits until its part is there. */
export type Step =
  | { act: 'press'; part: Part }
  /** Puts the text into a field with this label. */
  | { act: 'type'; label: string; text: string }
  /** Chooses from a list with this label. */
  | { act: 'select'; label: string; option: string }
  /** Hands files to the file field with this label. */
  | { act: 'choose'; label: string; files: FileSet }
  | { act: 'see'; part: Part }
  /** Lets so much simulated time pass. */
  | { act: 'pass'; ms: number };

/** So many of the sample photos, and with them files that no twin can be made of. */
export interface FileSet {
  photos?: number;
  others?: readonly ('damaged' | 'too-large' | 'duplicate' | 'document' | 'spreadsheet')[];
}

export const press = (role: string, name: string | RegExp, inside?: Part): Step => ({
  act: 'press',
  part: part(role, name, inside),
});

export const see = (role: string, name: string | RegExp, inside?: Part): Step => ({
  act: 'see',
  part: part(role, name, inside),
});

export const type = (label: string, text: string): Step => ({ act: 'type', label, text });

export const select = (label: string, option: string): Step => ({ act: 'select', label, option });

export const choose = (label: string, files: FileSet): Step => ({ act: 'choose', label, files });

export const pass = (ms: number): Step => ({ act: 'pass', ms });

export const part = (role: string, name: string | RegExp, inside?: Part): Part => ({
  role,
  name,
  ...(inside ? { in: inside } : {}),
});

/** Words that stand anywhere on the page; for what has no role. */
export const text = (name: string | RegExp): Part => ({ role: 'text', name });

/** Until then the landing stands there, whose buttons look the same. */
export const signedIn: Step = see('link', 'Sign Out');

export const dialog = (name: string | RegExp): Part => ({ role: 'dialog', name });
