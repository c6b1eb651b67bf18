import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, Cursor, line, list, Search } from '#core/words.ts'
import { contentStatuses, contentTones, contentTypes } from '../choices.ts'
import { WholeBrief } from '../drafts/brief.ts'
import { DraftNotice } from '../drafts/draft-notice.ts'
import { DraftText } from '../drafts/draft.ts'
import { DRAFTS } from '../limits.ts'

export { DraftNotice }

const OneDraft = z.object({ draft: Id })

export const DraftSummary = z.object({
  id: Id,
  title: z.string(),
  type: z.enum(contentTypes),
  tone: z.enum(contentTones),
  /** "published" means that the draft is on a site, or was sent, copied or exported as public. */
  status: z.enum(contentStatuses),
  wordCount: Count,
  /** The name of a reader, "workflow X" or "agent X". */
  author: z.string(),
  createdAt: Time,
  editedAt: Time,
})
export type DraftSummary = z.infer<typeof DraftSummary>

/** The voice of a text. `isGone` is true if the voice was deleted since. */
export const DraftVoice = z.object({ id: Id, name: z.string(), isGone: z.boolean() })
export type DraftVoice = z.infer<typeof DraftVoice>

export const OpenDraft = z.extend(DraftSummary, {
  /** The number of saves. The next save sends it, so that a newer text is not overwritten. */
  version: z.int(),
  brief: WholeBrief,
  text: DraftText,
  notices: z.array(DraftNotice),
  /** The chosen voice; null for the usual one. */
  voice: z.nullable(DraftVoice),
})
export type OpenDraft = z.infer<typeof OpenDraft>

/**
 * frame: the built-in writer; model: an endpoint; reader: an edit; restored: an earlier version
 * brought back; workflow: a workflow or an agent.
 */
export const versionMakers = ['frame', 'model', 'reader', 'restored', 'workflow'] as const

export const DraftVersion = z.object({
  version: z.int(),
  by: z.enum(versionMakers),
  wordCount: Count,
  savedAt: Time,
})
export type DraftVersion = z.infer<typeof DraftVersion>

export const LookAhead = z.object({
  /**
   * The number of source words that a private text can quote; `publicWords` is that of a public
   * text.
   */
  words: Count,
  publicWords: Count,
  articles: Count,
  outlets: Count,
  notices: z.array(DraftNotice),
})
export type LookAhead = z.infer<typeof LookAhead>

export const DraftSearch = z.object({
  search: z.optional(Search),
  type: z.optional(z.enum(contentTypes)),
  status: z.optional(z.enum(contentStatuses)),
  tone: z.optional(z.enum(contentTones)),
  leastWords: z.optional(Count),
  mostWords: z.optional(Count),
  shelf: z.optional(z.enum(['active', 'deleted'])),
  cursor: z.optional(Cursor),
})
export type DraftSearch = z.infer<typeof DraftSearch>

/** Texts that were drafted, with all that can be done to them. */
export const drafts = defineContract('ai-content/drafts', {
  /** Lists the newest draft first. */
  listDrafts: read(
    DraftSearch,
    z.object({ drafts: z.array(DraftSummary), next: z.nullable(Cursor) }),
  ),
  /**
   * The number of drafts that a search finds. Counting stops at a limit; `isCut` says if there are
   * more.
   */
  countDrafts: read(DraftSearch, z.object({ count: Count, isCut: z.boolean() })),
  getDraft: read(OneDraft, OpenDraft, ['not-found']),
  /** Previews a brief before it is drafted: the words available, and what is missing. */
  lookAhead: write.safe(z.object({ brief: WholeBrief }), LookAhead, ['not-found']),
  /** Drafts a text from its brief, without a model. */
  writeDraft: write(z.object({ brief: WholeBrief }), z.object({ draft: Id }), [
    'not-found',
    'conflict',
  ]),
  /** Drafts a text again from a changed brief; the reader's own parts stay. */
  redraft: write(
    z.extend(OneDraft, { version: Count, brief: WholeBrief }),
    z.object({ version: z.int() }),
    ['not-found', 'conflict'],
  ),
  /** Saves a text over the version that was read. */
  saveDraft: write(
    z.extend(OneDraft, { version: Count, text: DraftText }),
    z.object({ version: z.int(), editedAt: Time, notices: z.array(DraftNotice) }),
    ['not-found', 'conflict'],
  ),
  renameDraft: write(z.extend(OneDraft, { title: line(DRAFTS.titleCharacters) }), Nothing, [
    'not-found',
  ]),
  /** Sets the voice of a text; null selects the usual one. */
  chooseVoice: write(z.extend(OneDraft, { voice: z.nullable(Id) }), Nothing, ['not-found']),
  /** Adds a copy of the newest version, as a draft. */
  duplicateDraft: write(OneDraft, z.object({ draft: Id }), ['not-found', 'conflict']),
  /** Deletes drafts, which can be restored for some days. */
  deleteDrafts: write(z.object({ drafts: list(Id, DRAFTS.listed) }), Nothing),
  restoreDrafts: write(z.object({ drafts: list(Id, DRAFTS.listed) }), Nothing, ['conflict']),
  /** Lists the newest version first. */
  listVersions: read(OneDraft, z.object({ versions: z.array(DraftVersion) }), ['not-found']),
  getVersion: read(z.extend(OneDraft, { version: Count }), DraftText, ['not-found']),
  /** Makes an earlier text the newest version. */
  restoreVersion: write(z.extend(OneDraft, { version: Count }), z.object({ version: z.int() }), [
    'not-found',
  ]),
  /** Cuts quotations to the amount that may be published, keeping the best sentences. */
  shortenToFit: write(z.extend(OneDraft, { version: Count }), z.object({ version: z.int() }), [
    'not-found',
    'conflict',
  ]),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'ai-content/drafts': typeof drafts
  }
}
