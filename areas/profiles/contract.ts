import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT, REQUEST } from '#core/limits.ts'
import { Address, Count, line, list, text } from '#core/words.ts'

export const profileColors = ['blue', 'green', 'purple', 'yellow'] as const
export const profileLinkTypes = ['rss', 'website', 'api'] as const

/** Topics that a profile may prefer. They are neither categories of articles nor those of feeds. */
export const preferredTopics = [
  'Technology',
  'Science',
  'Business',
  'Health',
  'Sports',
  'Entertainment',
  'Politics',
  'Art',
] as const
export type PreferredTopic = (typeof preferredTopics)[number]

export const UploadedFile = z.object({
  id: Id,
  name: z.string(),
  /** The size as it is shown, such as "2.1 MB". */
  size: z.string(),
  /** The type as it is shown, such as "PDF". */
  type: z.string(),
  uploadedAt: Time,
  /** The number of words that were read from the file. */
  words: z.optional(z.int()),
})
export type UploadedFile = z.infer<typeof UploadedFile>

export const LinkedResource = z.object({
  id: Id,
  url: z.string(),
  /** The host name of `url`. */
  title: z.string(),
  type: z.enum(profileLinkTypes),
  /** The number of words that were read from the page; null before the first attempt. */
  words: z.optional(z.nullable(z.int())),
  /** The reason why the page could not be read, with a remedy. */
  problem: z.optional(z.nullable(z.string())),
})
export type LinkedResource = z.infer<typeof LinkedResource>

/** An account of the reader that profiles can use. */
export const IntegrationAccount = z.object({
  id: Id,
  name: z.string(),
  isConnected: z.boolean(),
  /** The number of words that were read from the account; null before the first attempt. */
  words: z.nullable(z.int()),
  readAt: z.nullable(Time),
  /** The reason why reading or posting failed, with a remedy. */
  problem: z.nullable(z.string()),
  /** The state of posting, if articles for the profile are posted to it. */
  posts: z.optional(
    z.object({
      isPaused: z.boolean(),
      /** The number of articles that wait for the next message. */
      waiting: z.int(),
      postedAt: z.nullable(Time),
    }),
  ),
})
export type IntegrationAccount = z.infer<typeof IntegrationAccount>

/** A service that a profile can use. */
export const Integration = z.object({
  id: Id,
  name: z.string(),
  connected: z.boolean(),
  icon: z.enum(['notebook', 'drive', 'hash', 'branch', 'at', 'messages', 'globe']),
  description: z.string(),
  /** The accounts to choose from, if the service needs an account. */
  accounts: z.optional(z.array(IntegrationAccount)),
  /** The reason why the service cannot be connected here, with an alternative. */
  missing: z.optional(z.string()),
})
export type Integration = z.infer<typeof Integration>

/** A person, or one role of a person, for whom the server chooses and writes. */
export const Profile = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  color: z.enum(profileColors),
  createdAt: Time,
  uploadedFiles: z.array(UploadedFile),
  instructions: z.string(),
  linkedResources: z.array(LinkedResource),
  integrations: z.array(Integration),
  selectedTopics: z.array(z.enum(preferredTopics)),
  /** True if the server may reorder articles for the profile. */
  smartCuration: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

/** The fields of a new profile that the reader fills in; all others begin empty. */
export const ProfileDraft = z.object({
  name: line(INPUT.nameCharacters).check(z.minLength(1, 'Give the profile a name')),
  description: text(INPUT.instructionsCharacters).check(z.trim()),
})
export type ProfileDraft = z.infer<typeof ProfileDraft>

/** The most characters of instructions in a file of profiles. */
const INSTRUCTIONS_AT_MOST = 200_000

const OneProfile = z.object({ id: Id })
/** A file in a request: an upload, or its content in base64. */
const FileDraft = z.object({
  name: line(500),
  bytes: Count,
  upload: z.optional(Id),
  content: z.optional(text(REQUEST.bodyBytes)),
})

/** The profiles that the server writes for. */
export const profiles = defineContract('profiles', ['connections/accounts'], {
  listProfiles: read(z.object({}), z.array(Profile)),
  createProfile: write(ProfileDraft, Profile),
  copyProfile: write(OneProfile, Profile, ['not-found']),
  /** Deletes a profile; the last one cannot be deleted. */
  deleteProfile: write(OneProfile, Nothing, ['not-found', 'conflict']),
  addFiles: write(z.extend(OneProfile, { files: list(FileDraft, INPUT.filesAtOnce) }), Nothing, [
    'not-found',
  ]),
  saveInstructions: write(
    z.extend(OneProfile, { instructions: text(INSTRUCTIONS_AT_MOST) }),
    Nothing,
    ['not-found'],
  ),
  /** Adds a link to a page. A text that is not an address with a host is ignored. */
  addLink: write.once(
    z.extend(OneProfile, { url: Address, type: z.enum(profileLinkTypes) }),
    Nothing,
    ['not-found'],
  ),
  toggleIntegration: write(z.extend(OneProfile, { integration: Id }), Nothing, ['not-found']),
  toggleTopic: write(z.extend(OneProfile, { topic: z.enum(preferredTopics) }), Nothing, [
    'not-found',
  ]),
  toggleSmartCuration: write(OneProfile, Nothing, ['not-found']),
  exportProfiles: write(z.object({}), Nothing, ['not-found']),
  importProfiles: write(z.object({}), Nothing, ['not-found']),
})

/** Operations on profiles that only the live server has. */
export const profileContext = defineContract('profiles/context', {
  /** The profile applied to the feed; null if none is. */
  getAppliedProfile: read(z.object({}), z.object({ id: z.nullable(Id) })),
  applyProfile: write(z.object({ id: z.nullable(Id) }), Nothing, ['not-found']),
  removeFile: write(z.object({ id: Id, file: Id }), Nothing, ['not-found']),
  removeLink: write(z.object({ id: Id, link: Id }), Nothing, ['not-found']),
  /** Starts or stops reading an account for a profile. */
  useAccount: write(z.object({ id: Id, account: Id, isUsed: z.boolean() }), Nothing, ['not-found']),
  /** Pauses posting articles to an account, or resumes it. */
  pausePosts: write(z.object({ id: Id, account: Id, isPaused: z.boolean() }), Nothing, [
    'not-found',
  ]),
  /** Posts a test message, which says that articles will be posted there. */
  sendTestPost: write.once(z.object({ id: Id, account: Id }), z.object({ posted: z.string() }), [
    'not-found',
    'unavailable',
  ]),
  /** Exports all profiles with the texts of their files, as one file. */
  writeProfiles: write.safe(z.object({}), z.object({ name: z.string(), text: z.string() })),
  /**
   * Adds the profiles of a file from `writeProfiles`; fails if the file is faulty, and says why.
   */
  readProfiles: write(z.object({ text: text(REQUEST.bodyBytes) }), z.object({ added: z.int() })),
})

declare module '#core/contract.ts' {
  interface Contracts {
    profiles: typeof profiles
    'profiles/context': typeof profileContext
  }
}
