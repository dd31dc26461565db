import type { UserEvent } from '@testing-library/user-event';
import type { Clock } from '../domain/clock.ts';

/** A part of a page as a person names it: its role and its name. */
export interface Part {
  role: string;
  name?: string | RegExp;
  /** Only inside this part. */
  in?: Part;
}

/** Sample photos by number, and unusable files. */
export interface FileSet {
  photos?: number;
  others?: readonly ('damaged' | 'too-large' | 'duplicate' | 'document' | 'spreadsheet')[];
}

/** What a person has on a page (play.ts): each part and each field is waited for. */
export interface Hands {
  user: UserEvent;
  clock: Clock;
  find(part: Part): Promise<HTMLElement>;
  field(label: string): Promise<HTMLElement>;
  files(set: FileSet): Promise<File[]>;
}

/** Something that a person does on a page. */
export type Step = (hands: Hands) => Promise<unknown>;

type Named = Parameters<typeof part>;

export const press = (...named: Named): Step => {
  return async ({ user, find }) => user.click(await find(part(...named)));
};

export const see = (...named: Named): Step => {
  return ({ find }) => find(part(...named));
};

/** Puts the text into a field with this label. */
export const type = (label: string, text: string): Step => {
  return async ({ user, field }) => {
    await user.click(await field(label));
    await user.paste(text);
  };
};

/** Chooses from a list with this label. */
export const select = (label: string, option: string): Step => {
  return async ({ user, field }) => user.selectOptions(await field(label), option);
};

/** Hands files to the file field with this label. */
export const choose = (label: string, set: FileSet): Step => {
  return async ({ user, field, files }) => user.upload(await field(label), await files(set));
};

/** Advances simulated time. */
export const pass = (ms: number): Step => {
  return async ({ clock }) => clock.advance(ms);
};

export const part = (role: string, name: string | RegExp, inside?: Part): Part => ({
  role,
  name,
  ...(inside ? { in: inside } : {}),
});

/** Text anywhere on the page, for elements without a role. */
export const text = (name: string | RegExp): Part => part('text', name);

/** Before, the landing is shown, which has the same buttons. */
export const signedIn: Step = see('link', 'Sign Out');

export const dialog = (name: string | RegExp): Part => part('dialog', name);
