import { MAX_USER_ID_LENGTH } from '#openapi/limits.gen.ts';
import { longText, otherCase, text, userId, type Text } from '../scenarios/references.ts';

const [ownId, otherId] = [userId('a'), userId('b')];

const OF_NOBODY: Text[] = [
  'demo_user',
  otherId,
  'user_none',
  longText(MAX_USER_ID_LENGTH),
  longText(MAX_USER_ID_LENGTH + 1),
  text`${ownId}1`,
  text`1${ownId}`,
  otherCase(ownId),
  'ü',
];

/** Ids of users that are not the signed-in one, in the body of a request. */
export const ODD_USER_IDS: Text[] = [...OF_NOBODY, 'User None', text`${ownId} `, '0123', '1e5'];

/** The same in a path. */
export const ODD_USER_IDS_IN_PATH: Text[] = [...OF_NOBODY, 'a b', 'me', '0'];
