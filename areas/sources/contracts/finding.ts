import * as z from 'zod/mini'
import { defineContract, Id, read, Time, write } from '#core/contract.ts'
import { Address, text } from '#core/words.ts'
import { Outlet } from '#areas/articles/contract.ts'
import { feedCategories } from '../contract.ts'

/** Tags of sources in the directory: subjects and industries. */
export const directoryTags = [
  ...feedCategories,
  'ai',
  'engineering',
  'cybersecurity',
  'policy',
  'climate',
  'space',
  'marketing',
  'advertising',
  'automotive',
  'biopharma',
  'energy',
  'finance',
  'food',
  'healthcare',
] as const
export const DirectoryTag = z.enum(directoryTags)
export type DirectoryTag = z.infer<typeof DirectoryTag>

/** The languages of sources in the directory. */
export const directoryLanguages = [
  'en',
  'ar',
  'da',
  'de',
  'es',
  'fi',
  'fr',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
  'pl',
  'pt',
  'ru',
  'sv',
  'tr',
  'uk',
  'zh',
] as const
export const DirectoryLanguage = z.enum(directoryLanguages)
export type DirectoryLanguage = z.infer<typeof DirectoryLanguage>

/** The kind of service that a feed belongs to, shown as a label. */
export const CandidateKind = z.enum([
  'site',
  'podcast',
  'video',
  'social',
  'code',
  'forum',
  'newsletter',
  'news-search',
])
export type CandidateKind = z.infer<typeof CandidateKind>

/** A feed that the reader may follow. */
export const Candidate = z.object({
  /** The address of the feed, which `followSource` and `previewSource` take. */
  address: z.string(),
  title: z.string(),
  site: z.nullable(z.string()),
  kind: CandidateKind,
  /**
   * The way in which the feed was found, as a sentence without a full stop: "A feed at this
   * address".
   */
  found: z.string(),
  /** The time of the newest entry; null if the feed has no dates, or the search did not read it. */
  newest: z.nullable(Time),
  /** The mean number of entries in a week; null as for `newest`. */
  entriesPerWeek: z.nullable(z.number()),
  /**
   * True if the entries of the feed cover less than a week, so that `entriesPerWeek` is a minimum.
   */
  isPaceAtLeast: z.boolean(),
  /** The category of the source, as in the Add Feed form. */
  category: z.enum(feedCategories),
  /** A language code such as "de"; null if unknown. */
  language: z.nullable(z.string()),
  isFollowed: z.boolean(),
  /** The outlet whose logo is shown; absent if the reader follows none of its feeds. */
  outlet: z.optional(Outlet),
  /**
   * The address of a feed that is only guessed: check it with `checkSource` before offering it.
   * Absent if the feed is known.
   */
  checkFirst: z.optional(z.string()),
})
export type Candidate = z.infer<typeof Candidate>

/** The contents of a feed, shown before it is followed. */
export const Preview = z.object({
  newest: z.nullable(Time),
  entriesPerWeek: z.nullable(z.number()),
  isPaceAtLeast: z.boolean(),
  /** The entries as plain text, the newest first. */
  entries: z.array(
    z.object({ title: z.string(), text: z.string(), publishedTime: z.nullable(Time) }),
  ),
})
export type Preview = z.infer<typeof Preview>

/** The result of checking if a feed exists at a guessed address. */
export const SourceCheck = z.object({
  /**
   * The states are there, missing (the host says that it does not exist, or it is not a feed),
   * unreachable (it could not be fetched), and later (the host may not be requested yet; the feed
   * is fetched later if it is followed).
   */
  state: z.enum(['there', 'missing', 'unreachable', 'later']),
  /** The reason why the feed was not read, and what to do; null if it is there. */
  note: z.nullable(z.string()),
})
export type SourceCheck = z.infer<typeof SourceCheck>

/** The most characters of a text to search for; topics, sites and addresses are shorter. */
const TEXT_AT_MOST = 2000

/**
 * Operations that find sources. Those that send requests to other sites are writes, so that other
 * websites cannot trigger them.
 */
export const finding = defineContract('finding', {
  /**
   * Finds sources by words, a site or an address. Words are only looked up in the directory and
   * among the reader's sources, and sent to no other server.
   */
  findSources: write.safe(
    z.object({
      text: text(TEXT_AT_MOST, 'At most 2000 characters.'),
      /** The language of sources; those of the directory in other languages are left out. */
      language: z.optional(DirectoryLanguage),
      /** The id of the search field. A new search from the same field cancels the earlier one. */
      box: Id,
    }),
    z.object({
      candidates: z.array(Candidate),
      /** An explanation, such as why nothing was found; null if none is needed. */
      note: z.nullable(z.string()),
    }),
    ['not-allowed', 'conflict', 'unavailable'],
  ),
  /**
   * Reads a feed before it is followed. If it cannot be read, the error says what was found
   * instead, with a remedy.
   */
  previewSource: write.safe(z.object({ address: Address }), Preview, [
    'not-allowed',
    'unavailable',
  ]),
  /** Checks if there is a feed at this address. */
  checkSource: write.safe(z.object({ address: Address }), SourceCheck),
  /** Lists the directory's sources of a subject or an industry, in one language if it is given. */
  listDirectory: read(
    z.object({ tag: DirectoryTag, language: z.optional(DirectoryLanguage) }),
    z.array(Candidate),
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    finding: typeof finding
  }
}
