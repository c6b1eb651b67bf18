import { type Item, itemsInOrder } from '#engine/scripts/choose-items.ts'
import { daysIn } from '#engine/scripts/forms/days.ts'
import type { DraftNotice } from '../contracts/drafts.ts'
import type { WholeBrief } from '../drafts/brief.ts'
import { countDraftWords } from '../drafts/count-draft-words.ts'
import { wordsOf, type DraftText, type Part } from '../drafts/draft.ts'
import { BRIEFS, DRAFTS } from '../limits.ts'
import { bearingOut } from './stories/bearing-out.ts'
import { chooseItems } from './stories/choose-items.ts'
import { adLines } from './frames/ad-lines.ts'
import { fitFrame } from './frames/fit-frame.ts'
import { frameOf } from './frames/frame-of.ts'
import { frameWords } from './frames/frame-words.ts'
import { type Frame, partsOfFrame } from './frames/frame.ts'
import { readAbout } from './frames/read-about.ts'
import { headingOf } from './heading-of.ts'
import type { DraftMaterial } from './material.ts'
import { CARRIED_BY_POINTS, noticesOf } from './notices.ts'
import { type DraftStory, readStories } from './stories/read-stories.ts'
import { type SourceList, sourceList } from './source-list.ts'
import { tellStories, type Telling } from './tell-stories.ts'
import { newsAlone } from './stories/news-alone.ts'
import { variantsOf } from './stories/variants.ts'
import { withCitedSources } from './with-cited-sources.ts'
import { wordRange } from './word-range.ts'

/**
 * A draft without a model: phrases of a frame filled from the brief, and sentences of articles word
 * for word.
 */
export interface WrittenDraft {
  text: DraftText
  /** Notices for the reader, open questions first. */
  notices: DraftNotice[]
}

export function writeDraft(brief: WholeBrief, material: DraftMaterial): WrittenDraft {
  const draft = write(brief, material, true)
  const isShort = draft.notices.some(({ kind }) => kind === 'material')
  // If a text about several articles is too short, it is written again with more of each.
  const isLonger = isShort && material.articles.length > 1 && !CARRIED_BY_POINTS.has(brief.type)
  return isLonger ? write(brief, material, false) : draft
}

/**
 * The factor by which more words are read than the text needs, because some sentences do not fit.
 */
const SPARE = 1.3
/** Types of text that consist of reports and so have headings for them. */
const DIGESTS = new Set<WholeBrief['type']>(['blog-post', 'email-newsletter'])
const IN_VARIANTS = new Set<WholeBrief['type']>(['social-media-post', 'ad-copy'])
/**
 * The position within the word range at which a text is long enough, so that it tells enough of
 * each article but not everything.
 */
const FILLED_SHARE = 0.3

function write(brief: WholeBrief, material: DraftMaterial, isBrief: boolean): WrittenDraft {
  const { from, to } = wordRange(brief)
  const { language } = brief
  const { stories, offSubject } = readStories(material, {
    language,
    mostWords: to * SPARE,
    isBrief,
  })
  const items = bearingOut(brief, fewSources(inTurn(stories)))
  const sources = sourceList(material)
  const hasVariants = IN_VARIANTS.has(brief.type)
  const writing: Writing = {
    ...{ brief, sources, telling: tellingOf(brief, material, stories) },
    ...{
      least: from,
      aim: brief.words === null ? from + (to - from) * FILLED_SHARE : to,
      most: to,
    },
  }
  let leftOut = 0
  const texts = variantsIn(brief, items).map((own, at) => {
    const fitted = fitFrame(frameOf(brief, material.notes, at + 1), to)
    leftOut = Math.max(leftOut, fitted.leftOut)
    return partsOf(writing, fitted.frame, own)
  })
  // A variant that is too short is dropped.
  const isLong = (parts: readonly Part[]) =>
    brief.type === 'ad-copy' || countDraftWords({ parts, sources: sources.all }) >= from
  const parts = texts
    .filter((own, at) => at === 0 || isLong(own))
    .flatMap((own, at) => (hasVariants ? own.map((part) => inVariant(part, at + 1)) : own))
  const text = withCitedSources({
    title: nameOf(parts, brief.about),
    parts: parts.slice(0, DRAFTS.parts),
    sources: [...sources.all],
  })
  const words = countDraftWords(text)
  return { text, notices: noticesOf(brief, material, text, words, { leftOut, offSubject }) }
}

/** Chooses the items of each variant; a text without variants has one list. */
function variantsIn(brief: WholeBrief, items: readonly Item[]): (readonly Item[])[] {
  if (!IN_VARIANTS.has(brief.type)) return [items]
  if (brief.type === 'social-media-post') return variantsOf(newsAlone(items))
  const { title, rest } = readAbout(brief.about)
  const { headlines } = adLines(brief, title, rest)
  return Array.from(
    { length: Math.max(1, Math.min(headlines.length, BRIEFS.variants)) },
    () => items,
  )
}

const NAME_CHARACTERS = 100

/**
 * Names a text by its title. Without one, the first line of the brief is the name, cut if it is
 * long.
 */
function nameOf(parts: readonly Part[], about: string): string {
  const title = parts.find(({ kind }) => kind === 'title')
  if (title) return wordsOf(title).slice(0, DRAFTS.titleCharacters)
  const [line = ''] = about.trim().split('\n', 1)
  if (line.length <= NAME_CHARACTERS) return line.trim()
  const words = line.slice(0, NAME_CHARACTERS).split(/\s/u)
  const whole =
    words.length > 1 ? words.slice(0, -1).join(' ') : Array.from(line).slice(0, 80).join('')
  return `${whole}…`
}

/**
 * The number of words planned for each story, so that every story is told before any is told at
 * length.
 */
const WORDS_A_STORY = 100

function inTurn(stories: readonly DraftStory[]): Item[] {
  return itemsInOrder(stories, { form: 'detailed', words: stories.length * WORDS_A_STORY })
}

/**
 * The most sources that sentences may cite. The others are left for headlines, one for each
 * article.
 */
const MOST_SOURCES = DRAFTS.sources - BRIEFS.articles

/** Leaves out items beyond the number of sources that a draft holds. */
function fewSources(items: readonly Item[]): Item[] {
  const entries = new Set<number>()
  return items.filter(({ sentence, difference }) => {
    for (const { of } of sentence ? [sentence] : (difference?.sides ?? [])) entries.add(of.id)
    return entries.size <= MOST_SOURCES
  })
}

function inVariant(part: Part, variant: number): Part {
  return { ...part, variant, id: `v${variant}-${part.id}` }
}

interface Writing {
  brief: WholeBrief
  telling: Telling
  sources: SourceList
  least: number
  /** The number of words at which the text is long enough. */
  aim: number
  most: number
}

function tellingOf(
  brief: WholeBrief,
  { articles }: DraftMaterial,
  stories: readonly DraftStory[],
): Telling {
  const words = frameWords(brief)
  const times = articles.flatMap(({ entries }) => entries.map(({ publishedAt }) => publishedAt))
  const newest = times.toSorted().at(-1) ?? ''
  const zone = 'UTC'
  const format = new Intl.DateTimeFormat(brief.language, {
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  })
  const { date } = daysIn(brief.language, zone, newest)
  // The year is left out of dates in the year of the newest report.
  const isNear = (moment: string) => moment.slice(0, 4) === newest.slice(0, 4)
  return {
    ...{ words, tone: words.tones[brief.tone], zone },
    hasHeadings: DIGESTS.has(brief.type) && stories.length > 1,
    isShort: IN_VARIANTS.has(brief.type),
    dateOf: (moment) => {
      const day = isNear(moment) ? format.format(new Date(moment)) : date(moment)
      return words.firstOfMonth === null ? day : day.replace(/^1(?= )/u, words.firstOfMonth)
    },
  }
}

function partsOf(
  { brief, telling, sources, least, aim, most }: Writing,
  frame: Frame,
  items: readonly Item[],
): Part[] {
  const head = partsOfFrame(frame.head, 'head')
  const [intro, outro] = [partsOfFrame(frame.intro, 'intro'), partsOfFrame(frame.outro, 'outro')]
  const tail = partsOfFrame(frame.tail, 'tail')
  const compose = (chosen: readonly Item[]): Part[] => {
    const told = byAffair([...new Set(chosen.map(({ story }) => story as DraftStory))])
    if (told.length === 0) return [...head, ...tail]
    const counts = new Map<string, number>()
    const body = tellStories(told, chosen, sources, telling).map(
      ({ kind, runs, article }): Part => {
        const key = `${article}-${kind}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
        return { id: `${key}-${counts.get(key)!}`, kind, variant: null, isCutShort: false, runs }
      },
    )
    return [...withPreheader(brief, head, told, sources), ...intro, ...body, ...outro, ...tail]
  }
  const count = (chosen: readonly Item[]) =>
    countDraftWords({ parts: compose(chosen), sources: sources.all })
  return compose(chooseItems(items, { least, aim, most, count }))
}

/** Puts developments after the first article of their affair. */
function byAffair(stories: readonly DraftStory[]): DraftStory[] {
  const told = new Set(stories.map(({ article }) => article.id))
  const isHead = ({ under }: DraftStory) => under === null || !told.has(under)
  return stories
    .filter(isHead)
    .flatMap((head) => [
      head,
      ...stories.filter((one) => !isHead(one) && one.under === head.article.id),
    ])
}

/**
 * Adds a preview text to a newsletter: a headline of its news, which mail programs show beside the
 * subject.
 */
function withPreheader(
  { type }: WholeBrief,
  head: readonly Part[],
  told: readonly DraftStory[],
  sources: SourceList,
): Part[] {
  const headline = type === 'email-newsletter' ? headingOf(told[0]!, sources) : null
  if (!headline) return [...head]
  const preheader: Part = {
    ...{ id: 'head-preheader', kind: 'preheader', variant: null, isCutShort: false },
    runs: [headline],
  }
  const at = head.findIndex(({ kind }) => kind !== 'subject')
  return head.toSpliced(Math.max(0, at), 0, preheader)
}
