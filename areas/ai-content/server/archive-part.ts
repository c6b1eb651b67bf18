import * as z from 'zod/mini'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name, oneOf, shaped, short } from '#server/archive/checks/column-rules.ts'
import {
  contentLanguages,
  contentStatuses,
  contentTones,
  contentTypes,
  creativityLevels,
} from '../choices.ts'
import { deliveryStates, deliveryWays, Wish } from '../contracts/deliveries.ts'
import { DraftNotice, versionMakers } from '../contracts/drafts.ts'
import { Writing, writingStates } from '../contracts/rewriting.ts'
import { WholeBrief } from '../drafts/brief.ts'
import { DraftText } from '../drafts/draft.ts'
import { KeptProgress } from './by-model/writing-rows.ts'
import { voiceTables } from './voices/archive-tables.ts'
import { DELIVERIES, DRAFTS, TEMPLATES } from '../limits.ts'

const title = short(DRAFTS.titleCharacters)

/**
 * The part of the archive with drafts, their briefs and versions, templates, settings and voices.
 */
export const contentArchive: ArchivePart = {
  tables: {
    ai_content_drafts: {
      columns: {
        ...{ id: name, reader_id: name, title, author: title },
        ...{ type: oneOf(contentTypes), tone: oneOf(contentTones) },
        ...{ status: oneOf(contentStatuses), voice_id: name, voice_name: title },
      },
    },
    ai_content_briefs: { columns: { draft_id: name, reader_id: name, brief: shaped(WholeBrief) } },
    ai_content_versions: {
      columns: {
        ...{ draft_id: name, reader_id: name, made_by: oneOf(versionMakers) },
        ...{ text: shaped(DraftText), notices: shaped(z.array(DraftNotice)) },
      },
    },
    ai_content_writings: {
      columns: {
        ...{ draft_id: name, reader_id: name, kind: oneOf(['draft', 'translation']) },
        state: oneOf(writingStates),
        ...{ parts: shaped(Writing.shape.parts), words: short(DELIVERIES.errorCharacters) },
        progress: shaped(KeptProgress),
      },
    },
    ai_content_deliveries: {
      columns: {
        ...{ id: name, draft_id: name, reader_id: name, key: short(DELIVERIES.keyCharacters) },
        ...{ way: oneOf(deliveryWays), state: oneOf(deliveryStates), wish: shaped(Wish) },
        ...{ target: title, link: short(DRAFTS.urlCharacters), site_id: name, post_id: name },
        ...{ error: short(DELIVERIES.errorCharacters), left_out: title },
      },
    },
    ai_content_templates: {
      columns: {
        ...{ id: name, reader_id: name, name: short(TEMPLATES.nameCharacters) },
        description: short(TEMPLATES.descriptionCharacters),
        brief: shaped(z.partial(WholeBrief)),
      },
    },
    ai_content_settings: {
      columns: {
        ...{ reader_id: name, model_id: name, creativity: oneOf(creativityLevels) },
        language: oneOf(contentLanguages),
      },
    },
    ...voiceTables,
  },
}
