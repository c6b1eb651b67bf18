import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { RowId } from '#core/words.ts'
import { everyCategory } from '#engine/categories/categories.ts'

export const Category = z.enum(everyCategory)
export type Category = z.infer<typeof Category>

/**
 * The name of an outlet, and the letters of its drawn mark. If the server has the outlet's own
 * icon, it is at `icon` followed by "/32" or "/64", its width in pixels.
 */
export const Outlet = z.object({ name: z.string(), logo: z.string(), icon: z.optional(z.string()) })
export type Outlet = z.infer<typeof Outlet>

/** An article about one event or subject, made from the entries of several sources. */
export const Article = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  meaningForYou: z.optional(z.string()),
  /** The publishing time of its newest source. */
  publishedTime: Time,
  /** The outlets that are cited, first to publish first; may be fewer than sourceCount. */
  sources: z.array(Outlet),
  sourceCount: z.int(),
  /** The number of sources with words of their own: all copies of one text count as one. */
  independentCount: z.optional(z.int()),
  /** The category, by the name that the reader gave it. */
  category: z.string(),
  /** The color of the category, if its name does not determine it. */
  hue: z.optional(z.string()),
  image: z.optional(z.string()),
  /** Times at which the sources published, from 0 (the first) to 1 (the newest). */
  tape: z.array(z.number()),
  isRead: z.boolean(),
  /** True for an unread article that was already listed when the reader last looked. */
  isSeen: z.optional(z.boolean()),
  /**
   * The number of the longer story that the article belongs to; all articles of one story have the
   * same.
   */
  affair: z.optional(z.int()),
  /** The length of its recording, if a feed states it. */
  recordingSeconds: z.optional(z.int()),
})
export type Article = z.infer<typeof Article>

/** A sentence with its citations. Each names the report and the range of its text. */
export const CitedSentence = z.object({
  text: z.string(),
  citations: z.array(
    z.object({
      /** Position in the article page's `coverage`, from 0. */
      coverage: z.int(),
      /** Character offsets into the stored text of that entry (UTF-16 units, end exclusive). */
      start: z.int(),
      end: z.int(),
      /** The text before and after the passage. */
      before: z.string(),
      after: z.string(),
      /** The cited passage, if its words differ from the sentence. */
      passage: z.optional(z.string()),
    }),
  ),
})
export type CitedSentence = z.infer<typeof CitedSentence>

/** The report of one source about the event of an article. */
export const Coverage = z.object({
  /** The id of its entry, if the reader can read it here. */
  entry: z.optional(z.int()),
  outlet: Outlet,
  /** The name of the section that the report is from, taken from its feed. */
  section: z.optional(z.string()),
  /** The id of the reader's source, if the reader still follows it. */
  source: z.optional(Id),
  title: z.string(),
  link: z.nullable(z.string()),
  publishedTime: Time,
  /** The outlet whose text the report copies. */
  copyOf: z.optional(z.string()),
  /** True if the report covers many stories. It is listed, but not quoted. */
  isRoundUp: z.optional(z.boolean()),
  /** A change that the source made to the report later: the id of the entry, and the time. */
  revised: z.optional(z.object({ entry: z.int(), time: Time })),
})
export type Coverage = z.infer<typeof Coverage>

/** The effect of a rule of the reader on an article. */
export const ArticleMark = z.object({
  rule: Id,
  name: z.string(),
  /** The changes that the rule made, in words: "Tagged “harbour”". */
  did: z.array(z.string()),
})
export type ArticleMark = z.infer<typeof ArticleMark>
/** The summary in another language, for a rule of the reader. */
export const ArticleTranslation = z.object({
  language: z.string(),
  /** The translated text; null if there is none yet, or if there will be none. */
  text: z.nullable(z.string()),
  /** Tells the reader who translated it for which rule, or why it was not translated. */
  words: z.string(),
})
export type ArticleTranslation = z.infer<typeof ArticleTranslation>

/** Another article on the same affair, on its timeline. */
export const Moment = z.object({
  id: z.int(),
  title: z.string(),
  /** The time at which its first source published. */
  time: Time,
  sourceCount: z.int(),
})
export type Moment = z.infer<typeof Moment>
/**
 * The words of a source that contain a figure. They have no citation if the source has changed them
 * since.
 */
const FigureWords = z.object({ outlet: Outlet, words: CitedSentence })

/** Figures on which the reports of an article differ, each in the words of its source. */
export const ArticleFigures = z.object({
  /** Figures in the article that newer reports have replaced. */
  replaced: z.array(z.object({ before: FigureWords, after: FigureWords })),
  /** Different values for one figure, from sources that published at about the same time. */
  differing: z.array(z.array(FigureWords)),
})
export type ArticleFigures = z.infer<typeof ArticleFigures>

/** Sentences and figures that are new since the reader last looked at the article. */
export const ArticleChanges = z.object({
  /** The time at which the reader last looked. */
  since: Time,
  sentences: z.array(CitedSentence),
  /** Figures that the reader saw and that a later report has replaced. */
  figures: z.array(z.object({ before: FigureWords, after: FigureWords })),
})
export type ArticleChanges = z.infer<typeof ArticleChanges>
/** Persons, organizations and places in an article, and phrases. The most significant are first. */
export const ArticleKeywords = z.object({
  names: z.array(z.object({ kind: z.enum(['person', 'organisation', 'place']), name: z.string() })),
  phrases: z.array(z.string()),
})
export type ArticleKeywords = z.infer<typeof ArticleKeywords>

export const ArticlePage = z.extend(Article, {
  /** Changes since the reader last looked, if there are any. */
  changes: z.optional(ArticleChanges),
  /** The former headline, if it was about other news, and the time at which it was replaced. */
  headline: z.optional(z.object({ former: z.string(), time: Time })),
  /** Figures on which the reports differ. */
  figures: z.optional(ArticleFigures),
  /** The sentences of the summary, each with its citation. */
  summarySentences: z.array(CitedSentence),
  /** The body below the summary. */
  paragraphs: z.array(z.array(CitedSentence)),
  coverage: z.array(Coverage),
  related: z.array(Article),
  /** The sentences about subjects of the reader's profile, with the reasons why they were chosen. */
  meaning: z.optional(
    z.object({ sentences: z.array(CitedSentence), because: z.string(), profile: z.string() }),
  ),
  /** Earlier and later articles of the same affair, each list oldest first. */
  timeline: z.optional(z.object({ earlier: z.array(Moment), later: z.array(Moment) })),
  /** Articles that were part of the same article until joining found several events in it. */
  parting: z.optional(
    z.object({
      /** The articles that it was part of. */
      from: z.array(Moment),
      /** The articles that were split off from it. */
      into: z.array(Moment),
    }),
  ),
  /** Articles that may be about the same event, which the reader is asked about. */
  perhapsSame: z.optional(z.array(Moment)),
  /** Keywords; missing if they are switched off. */
  keywords: z.optional(ArticleKeywords),
  /** A note on how the text was made; null if there is nothing to say. */
  method: z.nullable(z.string()),
  marks: z.optional(z.array(ArticleMark)),
  /** A translation, shown below the original summary. */
  translation: z.optional(ArticleTranslation),
  /** Labels that the reader gave the article in a reading app that uses this server. */
  labels: z.optional(z.array(z.string())),
})
export type ArticlePage = z.infer<typeof ArticlePage>

/**
 * Selects articles that were unread at this time, so that reading one does not remove it from an
 * open list.
 */
export const Unread = { unreadAt: z.optional(Time) }

/** Articles with their reports, of sources that the reader follows. */
export const articles = defineContract('articles', ['sources'], {
  /** Reads an article. If it was merged into another one, returns that one. */
  getArticle: read(z.object({ id: RowId }), ArticlePage, ['not-found']),
  markRead: write(z.object({ id: RowId }), Nothing, [], { about: ({ id }) => `read/${id}` }),
})

declare module '#core/contract.ts' {
  interface Contracts {
    articles: typeof articles
  }
}
