import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { access } from '../contract.ts'
import { serverAccess } from './api.ts'

/** Keeps the sessions of browsers, and the tokens of programs. */
const accessKeeper: Kept = {
  contract: access,
  open: serverAccess,
  about: {
    listSessions: 'Browsers that signed in.',
    endSession: 'Ends one: it has to sign in again.',
    endOtherSessions: 'Ends all but the one that asks.',
    listTokens: 'Programs that may ask in your name; what they carry is never given out again.',
    createToken: 'Makes a token for a program, and tells it this once.',
    createFeedAddress:
      'Makes an address that opens one of your feeds, and nothing else; it is told this once.',
    getPublicAddress: 'The address by which others open this server, if its owner set one.',
    removeToken: 'Removes a token: the program that carries it is refused from then on.',
  } satisfies Record<keyof typeof access, string>,
}

export const server: ServerArea = { keeps: [accessKeeper] }
