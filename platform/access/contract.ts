import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line, text } from '#core/words.ts'

/** A browser in which the reader is signed in. */
export const Session = z.object({
  id: Id,
  /** The browser and system as the device names them: "Firefox on Linux". */
  device: z.string(),
  /** The network address from which the browser signed in. */
  network: z.string(),
  signedInAt: Time,
  usedAt: Time,
  /** True for the browser that sent this request. */
  isThis: z.boolean(),
})
export type Session = z.infer<typeof Session>

/**
 * Rights of a program: to read, to write everything that the reader can write, or to manage access
 * as well.
 */
export const tokenScopes = ['read', 'write', 'owner'] as const
export const TokenScope = z.enum(tokenScopes)
export type TokenScope = z.infer<typeof TokenScope>

/** Days until a token expires; null for never. */
export const tokenTerms = [30, 90, 365, null] as const

/**
 * A token for a program that acts in the reader's name. Its secret is shown only once, when it is
 * made.
 */
export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  scope: TokenScope,
  createdAt: Time,
  usedAt: z.nullable(Time),
  expiresAt: z.nullable(Time),
  /** True if the token is part of a feed's address, and opens only that feed. */
  isOfAddress: z.boolean(),
  /**
   * True if a feed was opened at an address that contains this token, although the token opens more
   * than that feed.
   */
  isExposed: z.boolean(),
  /**
   * True if only this server uses the token, such as for functions of a project; its secret was
   * never shown.
   */
  isInternal: z.boolean(),
})
export type ApiToken = z.infer<typeof ApiToken>

export const access = defineContract('access', {
  /** The most recently used session comes first; the list is empty if nobody has to sign in. */
  listSessions: read(z.object({}), z.array(Session)),
  endSession: write(z.object({ id: Id }), Nothing, ['not-found']),
  /** Ends all sessions except the one that sent this request. */
  endOtherSessions: write(z.object({}), Nothing),
  /** Lists the newest token first; expired tokens stay listed until they are removed. */
  listTokens: read(z.object({}), z.array(ApiToken)),
  createToken: write.once(
    z.object({
      name: line(INPUT.nameCharacters).check(z.minLength(1, 'Say which program it is for')),
      scope: TokenScope,
      days: z.nullable(z.int().check(z.minimum(1), z.maximum(3650))),
    }),
    z.object({ id: Id, secret: z.string() }),
    ['conflict', 'not-allowed'],
  ),
  /** Makes the address of a feed or list of the reader, with a secret that opens nothing else. */
  createFeedAddress: write.once(
    z.object({
      name: line(INPUT.nameCharacters).check(z.minLength(1, 'Say which feed it is')),
      /**
       * A path of `ownFeedPaths` with a format, optionally with a query:
       * "/news-hub/feeds/articles.rss?q=ferry".
       */
      feed: text(INPUT.addressCharacters).check(
        z.regex(/^\/news-hub\/[^\s#]+$/, 'Enter the path of a feed of this server'),
      ),
    }),
    /** `address` is the path and the query with the secret. */
    z.object({ id: Id, address: z.string() }),
    ['conflict'],
  ),
  removeToken: write(z.object({ id: Id }), Nothing, ['not-found']),
  /** The address at which others open this server, as its owner set it; null if not set. */
  getPublicAddress: read(z.object({}), z.object({ address: z.nullable(z.string()) })),
})

declare module '#core/contract.ts' {
  interface Contracts {
    access: typeof access
  }
}
