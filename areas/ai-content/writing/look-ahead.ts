import { itemsInOrder } from '#engine/scripts/choose-items.ts'
import { quotable, QUOTATION } from '#engine/quotation/quotation.ts'
import { countWords } from '#engine/scripts/sentences/count-words.ts'
import type { DraftNotice } from '../contracts/drafts.ts'
import type { WholeBrief } from '../drafts/brief.ts'
import type { DraftText } from '../drafts/draft.ts'
import { DRAFTS } from '../limits.ts'
import type { DraftEntry, DraftMaterial } from './material.ts'
import { isQuotation } from './quoted-by-outlet.ts'
import { readStories } from './stories/read-stories.ts'
import { wordRange } from './word-range.ts'
import { writeDraft } from './write-draft.ts'
import { countDraftWords } from '../drafts/count-draft-words.ts'

/** The result of a preview: word counts, and notices of what is missing. */
export interface Ahead {
  words: number
  publicWords: number
  articles: number
  outlets: number
  notices: DraftNotice[]
}

/** Previews a brief: the source words for a private and for a public text, and what is missing. */
export function lookAhead(brief: WholeBrief, material: DraftMaterial): Ahead {
  const { stories } = readStories(material, {
    ...{ language: brief.language, mostWords: DRAFTS.mostWords, isBrief: false },
  })
  const items = itemsInOrder(stories, { form: 'detailed', words: DRAFTS.mostWords })
  const sentences = items.flatMap(({ sentence, difference }) =>
    sentence ? [sentence] : (difference?.sides ?? []),
  )
  const told = sentences.map(({ text, of }) => ({
    text,
    of: of as DraftEntry,
    words: countWords(text, of.language),
  }))
  const open = quotable(
    told
      .filter(({ of }) => !of.isPrivate)
      .map(({ text, of, words }) => ({ text, words, outlet: of.outlet, language: of.language })),
  )
  const sum = (some: readonly { words: number }[]) =>
    some.reduce((all, { words }) => all + words, 0)
  const [words, publicWords] = [sum(told), sum(open)]
  const written = writeDraft(brief, material)
  const isShort = written.notices.some(({ kind }) => kind === 'material')
  const own = ownWords(written.text)
  return {
    ...{ words, publicWords, articles: stories.length },
    outlets: new Set(told.map(({ of }) => of.outlet)).size,
    notices: [
      ...written.notices,
      ...(isShort ? [] : shortageInPublic(brief, { own, publicWords })),
    ],
  }
}

/** Counts the words of a text outside quotations. */
function ownWords({ parts, sources }: DraftText): number {
  const own = parts.map((part) => ({ ...part, runs: part.runs.filter((run) => !isQuotation(run)) }))
  return countDraftWords({ parts: own, sources })
}

/** Warns if the publishable quotations are not enough for the requested length. */
function shortageInPublic(
  brief: WholeBrief,
  { own, publicWords }: { own: number; publicWords: number },
): DraftNotice[] {
  const { from } = wordRange(brief)
  const count = (number: number) => number.toLocaleString('en')
  const { sentences, words } = QUOTATION
  if (own + publicWords >= from) return []
  return [
    {
      kind: 'quotation',
      words: `A public text may quote ${count(publicWords)} words of these sources: at most ${sentences} sentences and ${words} words of each outlet. For ${count(from)} words it needs ${count(from - own - publicWords)} more of your own. Add points, or choose a shorter length.`,
      field: 'points',
    },
  ]
}
