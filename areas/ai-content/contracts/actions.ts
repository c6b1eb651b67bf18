import { defineActions, lookBy, undoBy } from '#platform/actions/contracts/action.ts'
import { deliveries } from './deliveries.ts'
import { drafts } from './drafts.ts'

const draft = 'draft-7'
const FIRST_VERSION = 1

/** Actions on texts that programs may call. */
export const contentActions = {
  ...defineActions(drafts, {
    listDrafts: { title: 'List texts', example: { search: 'ferry' } },
    getDraft: { title: 'Read a text', example: { draft } },
    writeDraft: {
      title: 'Draft a text',
      example: {
        brief: {
          ...{ type: 'blog-post', tone: 'professional', length: 'short', words: null },
          ...{ language: 'en', about: 'The ferry sails again', audience: 'Commuters' },
          ...{ name: 'Harbour Line', points: ['It leaves at seven.'], action: '' },
          ...{ actionAddress: '', place: '', date: '', contact: '', notes: [] },
          subjects: [{ kind: 'search', text: 'ferry' }],
        },
      },
      makes: {
        thing: 'text',
        ids: (_, made) => [made.draft],
        undo: (id) => undoBy(drafts.deleteDrafts, { drafts: [id] }),
        page: (id) => `/ai-content/drafts/${encodeURIComponent(id)}`,
        look: (id) =>
          lookBy(drafts.getDraft, { draft: id }, ({ title, version }) => ({
            name: title,
            isChanged: version > FIRST_VERSION,
          })),
      },
    },
    deleteDrafts: { title: 'Delete texts', example: { drafts: [draft] } },
  }),
  ...defineActions(deliveries, {
    deliver: {
      title: 'Deliver a text',
      example: {
        ...{ draft, key: 'newsletter-12', withNotes: false, isConfirmed: false },
        destination: { way: 'mail', to: 'anna@example.org', subject: 'The ferry sails again' },
      },
    },
  }),
}
