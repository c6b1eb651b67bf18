import { Problem } from '#core/problem.ts'
import { habitsOf, outlineOf, type OutletOutline } from '../summaries/outlet-habits.ts'
import { isReported } from './developments/news-among.ts'
import { newestDevelopments, timeOf } from './developments/newest-developments.ts'
import { itemsInOrder, storiesFor, type Item } from './choose-items.ts'
import { toldStory, type ToldStory } from './forms/told-story.ts'
import { hasFewerNames, hasManyNames, leastAddition } from './fewer-names.ts'
import { sourceOf, type Material, type MaterialArticle } from './material.ts'
import { inOneLanguage } from './material-language.ts'
import type { Script } from './script.ts'
import { composeScript, wordsOf } from './compose-script.ts'
import type { ScriptForm, ScriptWishes } from './script-wishes.ts'
import { wordsAsked } from './speaking-rate.ts'
import { readStory, type Story } from './story.ts'

/** The most words of a piece, which are about 25 minutes of English. */
const MOST_WORDS = 4000
/**
 * The factor by which the prepared stories exceed the wanted length, because not every sentence
 * fits.
 */
const SPARE = 1.3

/**
 * Writes a piece in the words of its sources, without a model: each factual line is a sentence of
 * an entry, word for word. Fails with a `Problem` if nothing can be told.
 */
export function writeScript(material: Material, wishes: ScriptWishes): Script {
  const { language, articles, leftOut } = inOneLanguage(material.articles)
  const asked = Math.min(MOST_WORDS, Math.max(1, wordsAsked(wishes, language)))
  const told = { articles, outlines: material.outlines ?? [], asked: material.asked ?? [] }
  const stories = readStories(told, language, { ...wishes, words: asked })
  if (stories.length === 0) throw nothingToTell(material)
  const items = itemsInOrder(wishes.form === 'debate' ? debated(stories) : stories, {
    form: wishes.form,
    words: asked,
  })
  const compose = (chosen: readonly Item[]) =>
    composeScript(material, storiesOf(chosen), { wishes, language, leftOut })
  const fitting = fitted(items, asked, compose)
  return stories.length > 1 && namesByRuns(wishes.form)
    ? withFewerNames(fitting, items, asked, compose)
    : fitting.script
}

/** Counts the words that a piece of a form can have without padding, at most 4,000. */
export function availableWords(material: Material, form: ScriptForm): number {
  try {
    return wordsOf(
      writeScript(material, {
        form,
        style: 'balanced',
        words: MOST_WORDS,
      }),
    )
  } catch (error) {
    if (error instanceof Problem) return 0
    throw error
  }
}

/** Reads as many stories as a piece of this length may need. */
function readStories(
  { articles, outlines, asked }: Required<Pick<Material, 'articles' | 'outlines' | 'asked'>>,
  language: string,
  { style, words }: ScriptWishes,
): Story[] {
  const habits = habitsOf([...outlines, ...articles.flatMap(outlinesOf)])
  const least = storiesFor(words)
  let stories: Story[] = []
  for (const article of articles) {
    const isEnough = () => stories.length >= least && wordsIn(stories) >= words * SPARE
    if (isEnough()) {
      stories = newestDevelopments(reportedOf(stories), language)
      if (isEnough()) break
    }
    const story = readStory(article, {
      language,
      habits,
      prefersTerms: style === 'technical',
      mostWords: articles.length === 1 ? words * SPARE : words,
      isOneOfMany: articles.length > 1,
      asked,
    })
    if (story) stories.push(story)
  }
  return newestDevelopments(reportedOf(stories), language)
}

/** The fewest reported events for which events known only from opinions are left out. */
const LEAST_REPORTED = 3

/** Leaves out events known only from opinions, if enough others are reported. */
function reportedOf(stories: readonly Story[]): Story[] {
  const reported = stories.filter(({ article }) => isReported(article.entries))
  return reported.length >= LEAST_REPORTED ? reported : [...stories]
}

/** The stories of a debate: of several, those on which sources differ, if there are any. */
function debated(stories: readonly Story[]): readonly Story[] {
  const differing = stories.filter(({ differences }) => differences.length > 0)
  return stories.length > 1 && differing.length > 0 ? differing : stories
}

function wordsIn(stories: readonly Story[]): number {
  return stories
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { spokenWords }) => sum + spokenWords, 0)
}

function outlinesOf({ entries }: MaterialArticle): OutletOutline[] {
  return entries.map((entry) => ({ source: sourceOf(entry), outline: outlineOf(entry.text) }))
}

function storiesOf(items: readonly Item[]): ToldStory[] {
  const byStory = new Map<Story, Item[]>()
  for (const item of items) {
    const known = byStory.get(item.story)
    if (known) known.push(item)
    else byStory.set(item.story, [item])
  }
  // Stories are told in the order of their time.
  const inTime = [...byStory].toSorted(([one], [other]) => timeOf(one) - timeOf(other))
  return inTime.map(([{ article, sentences }, own]) => {
    const chosen = new Set(own.flatMap(({ sentence }) => sentence ?? []))
    return toldStory(
      article,
      sentences.filter((sentence) => chosen.has(sentence)),
      own.flatMap(({ difference }) => difference ?? []),
    )
  })
}

type Compose = (chosen: readonly Item[]) => Script

/** A script and the items that it is made of. */
interface Fitting {
  chosen: readonly Item[]
  script: Script
}

/** The most attempts at leaving out an outlet to reduce the number of names. */
const MOST_LEFT_OUT = 6

/**
 * Says if sources are named before runs of sentences. Debates and reviews name each source
 * separately, and texts name none.
 */
function namesByRuns(form: ScriptForm): boolean {
  return !['debate', 'review', 'summary', 'detailed', 'bullet'].includes(form)
}

/** Leaves out short additions by other outlets if the piece has many names for its length. */
function withFewerNames(
  first: Fitting,
  items: readonly Item[],
  asked: number,
  compose: Compose,
): Script {
  let best = first
  let [last, left] = [first, items]
  for (let tried = 0; tried < MOST_LEFT_OUT && hasManyNames(best.script); tried++) {
    const isLeftOut = leastAddition(last.chosen)
    if (!isLeftOut) break
    left = left.filter((item) => !isLeftOut(item))
    last = fitted(left, asked, compose)
    const isAsLong = wordsOf(last.script) >= wordsOf(best.script) * LEAST_LENGTH
    if (isAsLong && hasFewerNames(last.script, best.script)) best = last
  }
  return best.script
}

/** The least length, relative to the longer script, that is acceptable after leaving things out. */
const LEAST_LENGTH = 0.95

/**
 * The first items whose script is nearest to the wanted length. A few other items are tried in
 * addition, because connectives change the length.
 */
function fitted(items: readonly Item[], asked: number, compose: Compose): Fitting {
  let low = 1
  let high = items.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (wordsOf(compose(items.slice(0, middle))) <= asked) low = middle
    else high = middle - 1
  }
  const chosen = items.slice(0, low)
  const others = items.slice(low, low + OTHERS_TRIED).filter(isFree)
  const withoutLast = chosen.slice(0, -1)
  let best: Fitting = { chosen, script: compose(chosen) }
  const distanceOf = ({ script }: Fitting) => Math.abs(wordsOf(script) - asked)
  for (const first of [chosen, withoutLast]) {
    if (first.length === 0 || distanceOf(best) <= asked * NEAR_SHARE) break
    for (const item of others) {
      const tried = { chosen: [...first, item], script: compose([...first, item]) }
      if (distanceOf(tried) < distanceOf(best)) best = tried
    }
  }
  return best
}

/** The deviation from the wanted length that is close enough. */
const NEAR_SHARE = 0.04
const OTHERS_TRIED = 8

/** Says if an item can be used without those before it. */
function isFree({ sentence }: Item): boolean {
  return !sentence || (!sentence.flaws.isDangling && !sentence.flaws.leansOnHeadline)
}

function nothingToTell({ articles }: Material): Problem {
  const entries = articles.flatMap((article) => article.entries)
  if (entries.length === 0)
    return new Problem('invalid', 'There are no articles to make this from.')
  if (entries.every(({ text }) => text.trim() === ''))
    return new Problem(
      'invalid',
      'The sources of this have only headlines, and no text to quote from.',
    )
  return new Problem(
    'invalid',
    'The sources of this have no sentence that can be quoted: only fragments, code, tables or very long lines.',
  )
}
