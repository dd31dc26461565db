import { problem, type Handler } from '../server/handler.ts';
import { safeReturnPath, withBase } from '../server/return-path.ts';
import { closeSession } from '../server/session.ts';

export const getCurrentUser: Handler<'getCurrentUser'> = ({ user }) => ({ id: user.id });

export const login: Handler<'login'> = ({ db, query, address, sessionId }) => {
  const returnTo = safeReturnPath(query.returnTo);
  if (returnTo === undefined) throw problem(400, 'You can only be sent back to a page of this app.');
  const isSignedIn = sessionId !== undefined && db.sessions.get(sessionId) !== undefined;
  return { location: isSignedIn ? withBase(address.base, returnTo) : address.signInPage(returnTo) };
};

export const logout: Handler<'logout'> = ({ db, address, sessionId }) => ({
  location: `${address.base}/`,
  setCookie: closeSession(db, sessionId),
});
