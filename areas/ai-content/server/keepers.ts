import type { Kept } from '#server/asking/kept.ts'
import { aiContent } from '../contract.ts'
import { drafts } from '../contracts/drafts.ts'
import { templates } from '../contracts/templates.ts'
import { serverTemplates } from './templates/templates-api.ts'
import { serverAiContent } from './content-api.ts'
import { serverDrafts } from './drafts/drafts-api.ts'

/** The most bytes of a request with a text and its brief. */
const TEXT_BYTES = 4_000_000

/** The keepers of the contracts about texts. */
export const contentKeepers: Kept[] = [
  {
    contract: aiContent,
    open: serverAiContent,
    about: {
      listTemplates: 'Ways to begin a text.',
      listGenerations: 'The newest texts.',
      listModels: 'The built-in writer, and models that can write texts.',
      getSettings: 'The model, creativity and language of new texts.',
      saveSettings: 'Changes settings of new texts.',
      getUsage: 'Counts of texts and their words.',
      getWriter: 'Whether texts can be written here.',
    } satisfies Record<keyof typeof aiContent, string>,
  },
  {
    contract: drafts,
    open: serverDrafts,
    about: {
      listDrafts: 'Texts, the newest first.',
      countDrafts: 'How many texts a search finds.',
      getDraft: 'A text with its brief and sources, and with notices of anything missing.',
      lookAhead: 'How many words a brief can draw on, and what is missing, before it is drafted.',
      writeDraft: 'Drafts a text from a brief, quoting articles word for word, without a model.',
      redraft: 'Drafts a text again from a changed brief; parts that were edited stay.',
      saveDraft: 'Saves a text over the version that was read.',
      renameDraft: 'Gives a text another title.',
      chooseVoice: 'Makes a voice that of a text.',
      duplicateDraft: 'Adds a copy of a text.',
      deleteDrafts: 'Deletes texts; this can be undone for 30 days.',
      restoreDrafts: 'Undoes the deleting of texts.',
      listVersions: 'The versions of a text that can be restored, the newest first.',
      getVersion: 'A text as it was in a version.',
      restoreVersion: 'Makes an earlier text the newest version.',
      shortenToFit: 'Cuts quotations to the length that may be published.',
    } satisfies Record<keyof typeof drafts, string>,
    bodyBytes: {
      lookAhead: TEXT_BYTES,
      writeDraft: TEXT_BYTES,
      redraft: TEXT_BYTES,
      saveDraft: TEXT_BYTES,
    },
  },
  {
    contract: templates,
    open: serverTemplates,
    about: {
      getTemplate: 'A template with the fields of a brief that it fills.',
      saveTemplate: 'Makes a template of the brief of a text.',
      renameTemplate: 'Gives a template another name.',
      deleteTemplate: 'Deletes a template; this can be undone for 30 days.',
      restoreTemplate: 'Undoes the deleting of a template.',
    } satisfies Record<keyof typeof templates, string>,
  },
]
