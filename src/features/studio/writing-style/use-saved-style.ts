import { deviceStore } from '../../../shared/lib/device-store.ts';
import { useStored } from '../../../shared/lib/use-stored.ts';
import { savedStyle } from './style-profile.ts';

const store = deviceStore('style-profile', savedStyle);

/** The style learned last by this user on this device (decision 16); the writing panel saves it, the post panel needs it. */
export function useSavedStyle(userId: string) {
  const { value, write } = useStored(store, userId);
  return { style: value, save: write };
}
