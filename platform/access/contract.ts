import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line, text } from '#core/words.ts'

/** A browser that signed in. */
export const Session = z.object({
  id: Id,
  /** The device by its own name: "Firefox on Linux". */
  device: z.string(),
  /** The address that it signed in from. */
  network: z.string(),
  signedInAt: Time,
  usedAt: Time,
  /** True for the browser that asks. */
  isThis: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** Rights of a program: to read, to write as the reader could, or also to manage access. */
export const tokenScopes = ['read', 'write', 'owner'] as const
export const TokenScope = z.enum(tokenScopes)
export type TokenScope = z.infer<typeof TokenScope>

/** Days until a token expires; null for never. */
export const tokenTerms = [30, 90, 365, null] as const

/** A program that may ask in the name of the reader. Its token is shown once, when it is made. */
export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  scope: TokenScope,
  createdAt: Time,
  usedAt: z.nullable(Time),
  expiresAt: z.nullable(Time),
  /** It is part of a feed's address, and opens only that feed. */
  isOfAddress: z.boolean(),
  /** A feed was opened by an address with this token in it, which opens more than that feed. */
  isExposed: z.boolean(),
  /** Only this server asks with it, such as for functions of a project: its secret was told to nobody. */
  isInternal: z.boolean(),
})
export type ApiToken = z.infer<typeof ApiToken>

export const access = defineContract('access', {
  /** The most recently used one comes first; empty if nobody has to sign in. */
  listSessions: read(z.object({}), z.array(Session)),
  endSession: write(z.object({ id: Id }), Nothing, ['not-found']),
  /** Ends all sessions but the asking one. */
  endOtherSessions: write(z.object({}), Nothing),
  /** Newest first; expired ones stay listed until they are removed. */
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
  /** An address of a feed or list of the reader, with a secret in it that opens nothing else. */
  createFeedAddress: write.once(
    z.object({
      name: line(INPUT.nameCharacters).check(z.minLength(1, 'Say which feed it is')),
      /** A path of `ownFeedPaths` with a format, with or without a search: "/news-hub/feeds/articles.rss?q=ferry". */
      feed: text(INPUT.addressCharacters).check(
        z.regex(/^\/news-hub\/[^\s#]+$/, 'Enter the path of a feed of this server'),
      ),
    }),
    /** The path and the query, with the secret. */
    z.object({ id: Id, address: z.string() }),
    ['conflict'],
  ),
  removeToken: write(z.object({ id: Id }), Nothing, ['not-found']),
  /** The address at which others open this server, as its owner set it; null if unset. */
  getPublicAddress: read(z.object({}), z.object({ address: z.nullable(z.string()) })),
})

declare module '#core/contract.ts' {
  interface Contracts {
    access: typeof access
  }
}
