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

/** An article as a text tells it, and the language in which its sources speak. */
export interface DraftStory extends Story {
  article: DraftArticle
  language: string
  /** The main article of the same affair, below which this one stands; null for all others. */
  under: number | null
}

/** A story with fewer words is read again with all of its reports. */
interface Reading {
  language: string
  /** Nobody asks for more of one. */
  mostWords: number
  /** True if each article is one of many and told in few of its sentences. */
  isBrief: boolean
}

/**
 * The age at which a report is left out if there are several articles, because newer ones have
 * overtaken it.
 */
const STORY_MS = 12 * 3_600_000

/** Articles prepared for telling, the most important first, and those that are about something else than asked. */
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

/** Drops lists of headlines, which tell other news, even if the text gets too short. */
function withoutDigests(article: DraftArticle, articles: number): DraftArticle {
  if (articles === 1) return article
  return { ...article, entries: article.entries.filter((entry) => !isDigest(entry)) }
}

/**
 * If at least this many events are reported, those known only from opinions are left out. Articles
 * that a writer chose need more than those of a topic.
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

/** The reports in the language of the text, or else in that of most; public ones before private ones. */
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
