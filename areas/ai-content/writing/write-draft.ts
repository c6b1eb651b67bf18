import { type Item, itemsInOrder } from '#engine/scripts/choose-items.ts'
import type { DraftNotice } from '../contracts/drafts.ts'
import type { WholeBrief } from '../drafts/brief.ts'
import { countDraftWords } from '../drafts/count-draft-words.ts'
import type { DraftText, Part } from '../drafts/draft.ts'
import { BRIEFS, DRAFTS } from '../limits.ts'
import { chooseItems } from './choose-items.ts'
import { frameOf } from './frames/frame-of.ts'
import { frameWords } from './frames/frame-words.ts'
import type { Frame, FramePart } from './frames/frame.ts'
import type { DraftMaterial } from './material.ts'
import { noticesOf } from './notices.ts'
import { type DraftStory, readStories } from './read-stories.ts'
import { sourceList } from './source-list.ts'
import { tellStories } from './tell-stories.ts'
import { wordRange } from './word-range.ts'

/** A draft without a model: the brief in a frame, and sentences of articles word for word. */
export interface WrittenDraft {
  text: DraftText
  notices: DraftNotice[]
}

/** Not every sentence fits. */
const SPARE = 1.3

export function writeDraft(brief: WholeBrief, material: DraftMaterial): WrittenDraft {
  const range = wordRange(brief)
  const frame = frameOf(brief, material.notes)
  const stories = readStories(material, brief.language, range.to * SPARE)
  const items = itemsInOrder(stories, { form: 'detailed', words: range.to })
  const sources = sourceList(material)
  const variants = frame.isShort ? leadsOf(stories, items) : [items]
  const parts = variants.flatMap((own, at) =>
    partsOf(brief, frame, { stories, items: own, sources, most: range.to }).map((part) => ({
      ...part,
      ...(frame.isShort && { variant: at + 1, id: `v${at + 1}-${part.id}` }),
    })),
  )
  const title = (parts.find(({ kind }) => kind === 'title')?.runs[0]?.text ?? '').slice(
    0,
    DRAFTS.titleCharacters,
  )
  const text: DraftText = { title, parts: parts.slice(0, DRAFTS.parts), sources: [...sources.all] }
  return { text, notices: noticesOf(brief, material, text, countDraftWords(text)) }
}

/** The items of each variant: every one begins with another sentence. */
function leadsOf(stories: readonly DraftStory[], items: readonly Item[]): Item[][] {
  const variants: Item[][] = [[...items]]
  for (let at = 1; at < BRIEFS.variants; at++) {
    const order = stories.length > at ? stories[at]! : null
    const first = order
      ? items.filter(({ story }) => story === order)
      : items.filter(({ sentence }) => sentence && !sentence.flaws.isDangling).slice(at)
    if (first.length === 0) break
    variants.push(order ? [...first, ...items.filter(({ story }) => story !== order)] : first)
  }
  return variants
}

interface Body {
  stories: readonly DraftStory[]
  items: readonly Item[]
  sources: ReturnType<typeof sourceList>
  most: number
}

function partsOf(brief: WholeBrief, frame: Frame, { stories, items, sources, most }: Body): Part[] {
  const words = frameWords(brief)
  const telling = {
    words,
    tone: words.tones[brief.tone],
    ...frame,
    hasHeadings: frame.hasHeadings && stories.length > 1,
  }
  const compose = (chosen: readonly Item[]): Part[] => {
    const told = [...new Set(chosen.map(({ story }) => story as DraftStory))]
    const body = tellStories(told, chosen, sources, telling)
    const isQuoted = body.length > 0
    const around = (parts: readonly FramePart[], place: string): Part[] =>
      parts.map(({ kind, text, by }, at) => ({
        ...{ id: `${place}-${kind}-${at + 1}`, kind, variant: null, isCutShort: false },
        runs: [{ text, by, citations: [], isUnproven: false }],
      }))
    const counts = new Map<string, number>()
    return [
      ...around(frame.head, 'head'),
      ...around(isQuoted ? frame.intro : [], 'intro'),
      ...body.map(({ kind, runs, article }): Part => {
        const key = `${article}-${kind}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
        return { id: `${key}-${counts.get(key)!}`, kind, variant: null, isCutShort: false, runs }
      }),
      ...around(isQuoted ? frame.outro : [], 'outro'),
      ...around(frame.tail, 'tail'),
    ]
  }
  const count = (chosen: readonly Item[]) =>
    countDraftWords({ parts: compose(chosen), sources: sources.all })
  return compose(chooseItems(items, telling, { most, count }))
}
