import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT, READERS } from '#core/limits.ts'
import { Bytes, Count, line } from '#core/words.ts'

/** The owner also decides for everybody: about readers, and about joining articles. */
export const readerRoles = ['owner', 'reader'] as const
export const ReaderRole = z.enum(readerRoles)
export type ReaderRole = z.infer<typeof ReaderRole>

/** The name of a reader that others see. */
export const DisplayName = line(INPUT.nameCharacters).check(z.minLength(1, 'Give a name'))

/** The name for signing in. Case does not matter, and neither does the form of accents. */
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

/** The form in which sign-in names are kept and compared. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

/** Says if folding changes no more of a name than its capitals and how accents are written. */
function isPlain(name: string): boolean {
  const composed = name.normalize('NFC')
  const isAsWritten = name === composed || name === name.normalize('NFD')
  return isAsWritten && composed === name.normalize('NFKC')
}

/** Amounts that a reader keeps; never the contents. */
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
   * The last request by a browser or a program of theirs, or the present time for the asking
   * reader; null if none of these is left.
   */
  lastSeenAt: z.nullable(Time),
  stored: Stored,
  /** True for the reader who asks. */
  isThis: z.boolean(),
})
export type Reader = z.infer<typeof Reader>

/** A link that lets one person become a reader; it is shown once, when it is made. */
export const Invitation = z.object({
  id: Id,
  note: z.string(),
  role: ReaderRole,
  createdAt: Time,
  expiresAt: Time,
})
export type Invitation = z.infer<typeof Invitation>

/** A person from a proxy or an identity provider who waits for an owner's consent. */
export const Newcomer = z.object({ id: Id, name: z.string(), askedAt: Time })
export type Newcomer = z.infer<typeof Newcomer>

/** Returns the path that the link of an invitation leads to. */
export function joinPath(secret: string): string {
  return `/join/${secret}`
}

/** Readers of the server, for the owner only. */
export const readers = defineContract('readers', {
  /** Readers, the oldest first. */
  listReaders: read(z.object({}), z.array(Reader)),
  /** Invitations that can still be used, the newest first. */
  listInvitations: read(z.object({}), z.array(Invitation)),
  /** Newcomers who wait, in the order of their arrival, without those whom an owner refused. */
  listNewcomers: read(z.object({}), z.array(Newcomer)),
  /** Makes a newcomer a reader. */
  letIn: write(z.object({ id: Id }), Nothing, ['not-found', 'conflict']),
  /** Refuses a newcomer, who is told so; their further requests are ignored. */
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
  /** Changes the role of a reader; the last owner stays one. */
  setRole: write(z.object({ id: Id, role: ReaderRole }), Nothing, ['not-found', 'conflict']),
  /** Deletes a reader with all of their data. */
  removeReader: write(z.object({ id: Id }), Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    readers: typeof readers
  }
}
