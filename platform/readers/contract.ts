import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT, READERS } from '#core/limits.ts'
import { Bytes, Count, line } from '#core/words.ts'

/**
 * Roles of readers. An owner also decides what concerns all readers, such as who may read and how
 * articles are joined.
 */
export const readerRoles = ['owner', 'reader'] as const
export const ReaderRole = z.enum(readerRoles)
export type ReaderRole = z.infer<typeof ReaderRole>

/** The reader's name that others see. */
export const DisplayName = line(INPUT.nameCharacters).check(z.minLength(1, 'Give a name'))

/** The name for signing in. Case and the Unicode form of accents do not matter. */
export const SignInName = z.pipe(
  line(
    READERS.signInNameCharacters,
    `A sign-in name can have ${READERS.signInNameCharacters} characters at most.`,
  ).check(
    z.regex(
      /^[\p{L}\p{M}\p{N}._@+-]+$/u,
      'A sign-in name has letters, digits and . _ - + @ only, such as mira or mira@example.org.',
    ),
    z.refine(
      isPlain,
      'This name has letters that only look like the usual ones. Write it with plain letters.',
    ),
  ),
  z.transform(foldName),
)

/** The form in which sign-in names are stored and compared. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

/**
 * Says if folding would change nothing in a name except its capitals and the Unicode form of
 * accents.
 */
function isPlain(name: string): boolean {
  const composed = name.normalize('NFC')
  const isAsWritten = name === composed || name === name.normalize('NFD')
  return isAsWritten && composed === name.normalize('NFKC')
}

/** The amounts that a reader has stored; never the contents. */
export const Stored = z.object({
  sources: Count,
  savedArticles: Count,
  notes: Count,
  fileBytes: Bytes,
})
export type Stored = z.infer<typeof Stored>

export const Reader = z.object({
  id: Id,
  name: z.string(),
  signInName: z.nullable(z.string()),
  role: ReaderRole,
  createdAt: Time,
  /**
   * The time at which one of the reader's sessions, tokens, passkeys or connected accounts was last
   * used, or now for the reader who asks; null if none of them exists any more.
   */
  lastSeenAt: z.nullable(Time),
  stored: Stored,
  /** True for the reader who sent this request. */
  isThis: z.boolean(),
})
export type Reader = z.infer<typeof Reader>

/**
 * A link with which one person can become a reader. The link is shown only once, when it is made.
 */
export const Invitation = z.object({
  id: Id,
  note: z.string(),
  role: ReaderRole,
  createdAt: Time,
  expiresAt: Time,
})
export type Invitation = z.infer<typeof Invitation>

/** A person whom a proxy or an identity provider named, and who waits for an owner's approval. */
export const Newcomer = z.object({ id: Id, name: z.string(), askedAt: Time })
export type Newcomer = z.infer<typeof Newcomer>

/** The path of an invitation's link. */
export function joinPath(secret: string): string {
  return `/join/${secret}`
}

/** Readers of the server; only for owners. */
export const readers = defineContract('readers', {
  /** Lists the reader with the oldest account first. */
  listReaders: read(z.object({}), z.array(Reader)),
  /** Invitations that can still be used, newest first. */
  listInvitations: read(z.object({}), z.array(Invitation)),
  /** Newcomers who wait, in the order in which they asked; refused ones are left out. */
  listNewcomers: read(z.object({}), z.array(Newcomer)),
  /** Makes a newcomer a reader. */
  letIn: write(z.object({ id: Id }), Nothing, ['not-found', 'conflict']),
  /** Refuses a newcomer, who sees that; later requests of this person are ignored. */
  refuseNewcomer: write(z.object({ id: Id }), Nothing, ['not-found']),
  invite: write.once(
    z.object({
      note: line(INPUT.nameCharacters).check(z.minLength(1, 'Say for whom it is')),
      role: ReaderRole,
    }),
    z.object({ id: Id, secret: z.string(), expiresAt: Time }),
    ['conflict'],
  ),
  revokeInvitation: write(z.object({ id: Id }), Nothing, ['not-found']),
  /** Changes the role of a reader. The last owner cannot become a plain reader. */
  setRole: write(z.object({ id: Id, role: ReaderRole }), Nothing, ['not-found', 'conflict']),
  /** Deletes a reader with all of their data. */
  removeReader: write(z.object({ id: Id }), Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    readers: typeof readers
  }
}
