import type { TestTools } from '#server/test-tools.ts'
import { drafts, type DraftSearch, type OpenDraft } from '../contracts/drafts.ts'
import type { WholeBrief } from '../drafts/brief.ts'
import type { DraftText } from '../drafts/draft.ts'

export const someBrief: WholeBrief = {
  ...{ type: 'blog-post', tone: 'professional', length: 'short', words: null, language: 'en' },
  ...{ about: 'The ferry sails again', audience: 'Commuters', name: 'Harbour Line' },
  points: ['It leaves at seven.', 'Bicycles travel free.'],
  ...{ action: '', actionAddress: '', place: '', date: '', contact: '' },
  ...{ subjects: [], notes: [] },
}

/** Asks for the texts of a test's reader in the way that the web does. */
export function testContent(tools: TestTools) {
  const ask = tools.askAs(tools.readerId, { operations: ['*'], scope: 'owner' })
  return {
    ask,
    async write(brief: Partial<WholeBrief> = {}): Promise<OpenDraft> {
      const { draft } = await ask(drafts.writeDraft, { brief: { ...someBrief, ...brief } })
      return ask(drafts.getDraft, { draft })
    },
    /** Saves another text over the version that was read. */
    save: ({ id, version }: OpenDraft, text: DraftText) =>
      ask(drafts.saveDraft, { draft: id, version, text }),
    async titles(asked: DraftSearch = {}): Promise<string[]> {
      const found = await ask(drafts.listDrafts, asked)
      return found.drafts.map(({ title }) => title)
    },
  }
}

/** Returns a text with other words in its first part. */
export function reworded(text: DraftText, words: string): DraftText {
  const [first, ...others] = text.parts
  const run = { text: words, by: 'reader' as const, citations: [], isUnproven: false }
  return { ...text, parts: [{ ...first!, runs: [run] }, ...others] }
}
