import * as z from 'zod/mini'
import { defineContract, Id, read, Time, write } from '#core/contract.ts'
import { Address, text } from '#core/words.ts'
import { Outlet } from '#areas/articles/contract.ts'
import { feedCategories } from '../contract.ts'

/** Tags of the directory: subjects and industries. */
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

/** The languages that the directory has sources in. */
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

/** The origin of a feed, for its label. */
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

/** A feed that may be followed. */
export const Candidate = z.object({
  /** The address of the feed, which `followSource` and `previewSource` take. */
  address: z.string(),
  title: z.string(),
  site: z.nullable(z.string()),
  kind: CandidateKind,
  /** The way it was found, as a sentence without its full stop: "A feed at this address". */
  found: z.string(),
  /** The time at which it last published; null if it was not read yet, or has no dates. */
  newest: z.nullable(Time),
  /** Null before it was read. */
  entriesPerWeek: z.nullable(z.number()),
  /** True if its list covers less than a week, so that the rate is a minimum. */
  isPaceAtLeast: z.boolean(),
  /** The subject, as a category of the Add Feed form. */
  category: z.enum(feedCategories),
  /** A code such as "de"; null if the language is not known. */
  language: z.nullable(z.string()),
  isFollowed: z.boolean(),
  /** The outlet whose mark is shown, if the reader follows a feed of it. */
  outlet: z.optional(Outlet),
  /** The guessed address of a feed: check with `checkSource` if it exists before offering it. */
  checkFirst: z.optional(z.string()),
})
export type Candidate = z.infer<typeof Candidate>

/** The contents of a feed, shown before it is followed. */
export const Preview = z.object({
  newest: z.nullable(Time),
  entriesPerWeek: z.nullable(z.number()),
  isPaceAtLeast: z.boolean(),
  /** Plain text, newest first. */
  entries: z.array(
    z.object({ title: z.string(), text: z.string(), publishedTime: z.nullable(Time) }),
  ),
})
export type Preview = z.infer<typeof Preview>

/** Says if a feed exists at an address that was made of a typed name. */
export const SourceCheck = z.object({
  /**
   * missing: its host says that it does not exist. unreachable: the host did not answer. later: the
   * host may not be asked yet; once followed, the feed is fetched as soon as it may be.
   */
  state: z.enum(['there', 'missing', 'unreachable', 'later']),
  /** The reason why it is missing, and what to do. */
  note: z.nullable(z.string()),
})
export type SourceCheck = z.infer<typeof SourceCheck>

/** The longest text to search for: topics, sites and addresses are shorter. */
const TEXT_AT_MOST = 2000

/**
 * Finding sources. Operations that send requests to other sites are writes, so that pages elsewhere
 * cannot trigger them.
 */
export const finding = defineContract('finding', {
  /**
   * Finds sources for words, a site or an address. Words are only looked up in the directory, and
   * not sent anywhere.
   */
  findSources: write.safe(
    z.object({
      text: text(TEXT_AT_MOST, 'At most 2000 characters.'),
      /** Directory sources in other languages are left out. */
      language: z.optional(DirectoryLanguage),
      /** The id of the input field: a later search from the same field ends this one. */
      box: Id,
    }),
    z.object({
      candidates: z.array(Candidate),
      /** A remark, such as why there is none, in words; null where nothing needs saying. */
      note: z.nullable(z.string()),
    }),
    ['not-allowed', 'conflict', 'unavailable'],
  ),
  /** Reads a source before it is followed. A failure says what was found instead, with a remedy. */
  previewSource: write.safe(z.object({ address: Address }), Preview, [
    'not-allowed',
    'unavailable',
  ]),
  /** Looks whether there is a feed at this address. */
  checkSource: write.safe(z.object({ address: Address }), SourceCheck),
  /** The directory's sources of a subject or an industry, in a language. */
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
