import { Problem } from '#core/problem.ts'
import { learnHabits } from '../summaries/outlet-habits.ts'
import { connectivesIn, connectiveTurns, plainName } from './connectives/connective-turns.ts'
import { itemsInOrder, storiesFor, type Item } from './choose-items.ts'
import { oneVoice } from './forms/one-voice.ts'
import { openPiece, type Piece } from './forms/piece.ts'
import { debate, review } from './forms/side-by-side.ts'
import { toldStory, type ToldStory } from './forms/told-story.ts'
import { twoVoices } from './forms/two-voices.ts'
import { written } from './forms/written.ts'
import type { Material } from './material.ts'
import { inOneLanguage } from './material-language.ts'
import type { Script, ScriptSection } from './script.ts'
import type { ScriptForm, ScriptWishes } from './script-wishes.ts'
import { countWords } from './sentences/count-words.ts'
import { shortageOf } from './shortage.ts'
import { sourcesOf } from './sources.ts'
import { readStory, type Story } from './story.ts'

const forms: Record<ScriptForm, (piece: Piece, stories: readonly ToldStory[]) => ScriptSection[]> =
  {
    brief: oneVoice,
    podcast: twoVoices,
    'deep-dive': twoVoices,
    presentation: oneVoice,
    'talking-head': oneVoice,
    animated: oneVoice,
    summary: written,
    detailed: written,
    bullet: written,
    debate,
    review,
  }

/** No piece is longer: 25 minutes. */
const MOST_WORDS = 4000
/** What stands between the news takes its part, and not every sentence fits. */
const SPARE = 1.3

/**
 * A piece in the words of its sources, without a model: each factual line is a sentence that stands so in an entry.
 * Fails with a `Problem` where there is nothing that can be told.
 */
export function writeScript(material: Material, wishes: ScriptWishes): Script {
  const asked = Math.min(MOST_WORDS, Math.max(1, wishes.words))
  const { language, articles, leftOut } = inOneLanguage(material.articles)
  const stories = readStories(articles, language, { ...wishes, words: asked })
  if (stories.length === 0) throw nothingToTell(material)
  const items = itemsInOrder(stories, { form: wishes.form, words: asked })
  const compose = (chosen: readonly Item[]) =>
    composed(material, { wishes, language, leftOut }, storiesOf(chosen))
  const wordsOf = (sections: readonly ScriptSection[]) =>
    sections.reduce(
      (sum, { lines }) =>
        lines.reduce((words, { text }) => words + countWords(text, language), sum),
      0,
    )
  const sections = fitted(items, asked, compose, wordsOf)
  return {
    title: plainName(material.title),
    language,
    sections,
    sources: sourcesOf(sections, articles),
    shortage: shortageOf(wordsOf(sections), wishes.words, wishes.form),
  }
}

/** How many words there are for a piece of a form, at most 4,000: as long as it honestly becomes. */
export function availableWords(material: Material, form: ScriptForm): number {
  try {
    const { language, sections } = writeScript(material, {
      form,
      style: 'balanced',
      words: MOST_WORDS,
    })
    return sections
      .flatMap(({ lines }) => lines)
      .reduce((sum, { text }) => sum + countWords(text, language), 0)
  } catch (error) {
    if (error instanceof Problem) return 0
    throw error
  }
}

/** As many stories as a piece of that length may need. */
function readStories(
  articles: Material['articles'],
  language: string,
  { style, words }: ScriptWishes,
): Story[] {
  const habits = learnHabits(
    articles.flatMap(({ entries }) =>
      entries.map(({ outlet, text }) => ({ source: outlet, text })),
    ),
  )
  const least = storiesFor(words)
  const stories: Story[] = []
  let available = 0
  for (const article of articles) {
    if (stories.length >= least && available >= words * SPARE) break
    const story = readStory(article, {
      language,
      habits,
      prefersTerms: style === 'technical',
      mostWords: articles.length === 1 ? words * SPARE : words,
    })
    if (!story) continue
    stories.push(story)
    for (const { spokenWords } of story.sentences) available += spokenWords
  }
  return stories
}

function storiesOf(items: readonly Item[]): ToldStory[] {
  const byStory = new Map<Story, Item[]>()
  for (const item of items) {
    const known = byStory.get(item.story)
    if (known) known.push(item)
    else byStory.set(item.story, [item])
  }
  return [...byStory].map(([{ article, sentences }, own]) => {
    const chosen = new Set(own.flatMap(({ sentence }) => sentence ?? []))
    return toldStory(
      article,
      sentences.filter((sentence) => chosen.has(sentence)),
      own.flatMap(({ difference }) => difference ?? []),
    )
  })
}

function composed(
  material: Material,
  { wishes, language, leftOut }: { wishes: ScriptWishes; language: string; leftOut: number },
  stories: readonly ToldStory[],
): ScriptSection[] {
  const piece = openPiece({
    material,
    form: wishes.form,
    language,
    leftOut,
    connectives: connectivesIn(language),
    say: connectiveTurns(wishes.style, material.articles[0]?.id ?? 0),
  })
  return forms[wishes.form](piece, stories).filter(({ lines }) => lines.length > 0)
}

/** The first items that come nearest to the length; a few more or fewer are tried, since connectives come along. */
function fitted(
  items: readonly Item[],
  asked: number,
  compose: (chosen: readonly Item[]) => ScriptSection[],
  wordsOf: (sections: readonly ScriptSection[]) => number,
): ScriptSection[] {
  let low = 1
  let high = items.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (wordsOf(compose(items.slice(0, middle))) <= asked) low = middle
    else high = middle - 1
  }
  const chosen = items.slice(0, low)
  const options = [
    chosen,
    ...items
      .slice(low, low + OTHERS_TRIED)
      .filter(isFree)
      .map((item) => [...chosen, item]),
  ]
  const composedOptions = options.map(compose)
  const distances = composedOptions.map((sections) => Math.abs(wordsOf(sections) - asked))
  return composedOptions[distances.indexOf(Math.min(...distances))]!
}

const OTHERS_TRIED = 8

/** Whether it may be taken without those in front of it. */
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
