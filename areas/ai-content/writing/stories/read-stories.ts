import { inOneLanguage } from '#engine/scripts/material-language.ts'
import { isDigest, isReported } from '#engine/scripts/developments/news-among.ts'
import { newestDevelopments } from '#engine/scripts/developments/newest-developments.ts'
import { sourceOf } from '#engine/scripts/material.ts'
import { timeOf } from '#engine/scripts/sentences/time-of.ts'
import { readStory, type Story } from '#engine/scripts/story.ts'
import { habitsOf, outlineOf, type OutletHabits } from '#engine/summaries/outlet-habits.ts'
import type { DraftArticle, DraftEntry, DraftMaterial } from '../material.ts'
import { offSubject } from './off-subject.ts'
import { withoutRetold } from './without-retold.ts'
import { worthTelling } from './worth-telling.ts'

/** An article prepared for telling, and the language of its sources. */
export interface DraftStory extends Story {
  article: DraftArticle
  language: string
  /** The main article of the same affair, which is told first; null if this is the main one. */
  under: number | null
}

/** The options for reading the articles of a text. */
interface Reading {
  language: string
  /** The most words that the text may need of one article. */
  mostWords: number
  /** True if the text tells only a few sentences of each of many articles. */
  isBrief: boolean
}

/**
 * A text about several articles leaves out reports that are so much older than the first one that
 * is told, because newer ones have overtaken them.
 */
const STORY_MS = 12 * 3_600_000

/**
 * Articles prepared for telling, most important first, and articles that are not about the
 * requested topic.
 */
export interface ReadStories {
  stories: DraftStory[]
  offSubject: DraftArticle[]
}

export function readStories(material: DraftMaterial, reading: Reading): ReadStories {
  const { articles } = material
  const habits = habitsIn(material)
  const times = articles.flatMap(({ entries }) => entries.map((of) => timeOf({ of })))
  const newestMs = times.reduce((newest, time) => Math.max(newest, time), 0)
  const read = articles.flatMap((article): DraftStory[] => {
    const spoken = inBestLanguage(withoutDigests(article, articles.length), reading.language)
    const story = readStory(spoken.article, {
      ...{ language: spoken.language, habits, prefersTerms: false, mostWords: reading.mostWords },
      ...{ isOneOfMany: articles.length > 1 && reading.isBrief, asked: article.asked },
    })
    if (!story) return []
    const sentences = worthTelling(story, spoken.language, {
      ...{ newestMs, storyMs: articles.length > 1 ? STORY_MS : Infinity },
    })
    return sentences.length > 0 ? [{ ...story, ...spoken, sentences, under: null }] : []
  })
  const off = offSubject(read)
  const stories = read.filter((story) => !off.has(story))
  const languages = new Set(stories.map((story) => story.language))
  const newest = new Set(
    [...languages].flatMap((each) =>
      newestDevelopments(
        stories.filter((story) => story.language === each),
        each,
      ),
    ),
  )
  return {
    stories: reportedAmong(withoutRetold(stories.filter((story) => newest.has(story)))),
    offSubject: [...off].map(({ article }) => article),
  }
}

/** Drops lists of headlines, which are about other news, unless the text has a single article. */
function withoutDigests(article: DraftArticle, articles: number): DraftArticle {
  if (articles === 1) return article
  return { ...article, entries: article.entries.filter((entry) => !isDigest(entry)) }
}

/**
 * The least number of reported events at which articles that only have opinions are left out. If
 * the writer chose the articles, more are needed than for a topic.
 */
const ENOUGH_REPORTED = { chosen: 3, found: 1 }

function reportedAmong(stories: readonly DraftStory[]): DraftStory[] {
  const reported = stories.filter(({ article }) => isReported(article.entries))
  return stories.filter((story) => {
    const { asked } = story.article
    const enough = asked.length > 0 ? ENOUGH_REPORTED.found : ENOUGH_REPORTED.chosen
    return reported.length < enough || reported.includes(story)
  })
}

function habitsIn({ articles, outlines }: DraftMaterial): OutletHabits {
  const own = articles.flatMap(({ entries }) =>
    entries.map((entry) => ({ source: sourceOf(entry), outline: outlineOf(entry.text) })),
  )
  return habitsOf([...outlines, ...own])
}

/**
 * Chooses the reports in the language of the text, otherwise those in the most frequent language.
 * Private reports are used only if there is no public one.
 */
function inBestLanguage(
  article: DraftArticle,
  language: string,
): { article: DraftArticle; language: string } {
  const open = article.entries.filter(({ isPrivate, text }) => !isPrivate && text.trim() !== '')
  const entries = open.length > 0 ? open : article.entries
  const spoken = entries.filter((entry) => spokenIn([entry]) === language)
  if (spoken.length > 0) return { article: { ...article, entries: spoken }, language }
  const main = inOneLanguage([{ ...article, entries }])
  const ids = new Set(main.articles.flatMap((one) => one.entries.map(({ id }) => id)))
  return {
    article: { ...article, entries: entries.filter(({ id }) => ids.has(id)) },
    language: main.language,
  }
}

const spokenIn = (entries: readonly DraftEntry[]): string =>
  inOneLanguage([{ id: 0, title: '', publishedAt: '', entries }]).language
