import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { RowId } from '#core/words.ts'
import { everyCategory } from '#engine/categories/categories.ts'

export const Category = z.enum(everyCategory)
export type Category = z.infer<typeof Category>

/**
 * An outlet as a mention: its name, and the letters of its drawn mark. Its own icon, where the server has one, is at
 * `icon` followed by "/32" or "/64", its width in pixels.
 */
export const Outlet = z.object({ name: z.string(), logo: z.string(), icon: z.optional(z.string()) })
export type Outlet = z.infer<typeof Outlet>

/** One event or subject, synthesized from the entries of N sources. */
export const Article = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  meaningForYou: z.optional(z.string()),
  /** The time at which its newest source published. */
  publishedTime: Time,
  /** The outlets that are cited, first to publish first; may be fewer than sourceCount. */
  sources: z.array(Outlet),
  sourceCount: z.int(),
  /** The number of sources with words of their own: all copies of one text count as one. */
  independentCount: z.optional(z.int()),
  /** The reader's name of the category. */
  category: z.string(),
  /** Its color, if its name does not decide it. */
  hue: z.optional(z.string()),
  image: z.optional(z.string()),
  /** Times at which the sources published, from 0 (the first) to 1 (the newest). */
  tape: z.array(z.number()),
  isRead: z.boolean(),
  /** True if it is unread, but was already listed when the reader last looked. */
  isSeen: z.optional(z.boolean()),
  /** The longer story that it belongs to: all articles of one have the same number. */
  affair: z.optional(z.int()),
  /** The playing time of its recording, if a feed states it. */
  recordingSeconds: z.optional(z.int()),
})
export type Article = z.infer<typeof Article>

/** A sentence with its citation: the report that contains it, and the characters of that report's text. */
export const CitedSentence = z.object({
  text: z.string(),
  citations: z.array(
    z.object({
      /** Position in the article page's `coverage`, from 0. */
      coverage: z.int(),
      /** Character offsets into the stored text of that entry (UTF-16 units, end exclusive). */
      start: z.int(),
      end: z.int(),
      /** The text right before and after the passage. */
      before: z.string(),
      after: z.string(),
      /** The cited passage, if its words differ from the sentence. */
      passage: z.optional(z.string()),
    }),
  ),
})
export type CitedSentence = z.infer<typeof CitedSentence>

/** The report of one source on the article. */
export const Coverage = z.object({
  /** The id of its entry, if it can be read here. */
  entry: z.optional(z.int()),
  outlet: Outlet,
  /** The part of the outlet that it is from, as its feed is called. */
  section: z.optional(z.string()),
  /** The id of the reader's source, while they follow it. */
  source: z.optional(Id),
  title: z.string(),
  link: z.nullable(z.string()),
  publishedTime: Time,
  /** The outlet whose words it merely repeats. */
  copyOf: z.optional(z.string()),
  /** True if it covers many stories: it is listed with the reports of this one, but not quoted. */
  isRoundUp: z.optional(z.boolean()),
  /** The source changed its words since: the id of the entry, and the time. */
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
  /** The translated text; null if there is none, for now or for good. */
  text: z.nullable(z.string()),
  /** Tells the reader who translated it for which rule, or why it was not translated. */
  words: z.string(),
})
export type ArticleTranslation = z.infer<typeof ArticleTranslation>

/** Another article on the same affair, on its timeline. */
export const Moment = z.object({
  id: z.int(),
  title: z.string(),
  /** The time at which the first source published it. */
  time: Time,
  sourceCount: z.int(),
})
export type Moment = z.infer<typeof Moment>
/** A source's words that contain a figure, and their position if the source still has them. */
const FigureWords = z.object({ outlet: Outlet, words: CitedSentence })

/** Figures of an article on which its reports differ, in their words. */
export const ArticleFigures = z.object({
  /** Figures that the page states and that newer reports replaced. */
  replaced: z.array(z.object({ before: FigureWords, after: FigureWords })),
  /** Values from sources that published at about the same time; one list for each figure. */
  differing: z.array(z.array(FigureWords)),
})
export type ArticleFigures = z.infer<typeof ArticleFigures>

/** Sentences and figures of an article that its reader had not seen at their last look. */
export const ArticleChanges = z.object({
  /** The time of that look. */
  since: Time,
  sentences: z.array(CitedSentence),
  /** Figures that the reader saw and that a later report replaced. */
  figures: z.array(z.object({ before: FigureWords, after: FigureWords })),
})
export type ArticleChanges = z.infer<typeof ArticleChanges>
/** Persons, organisations and places of an article, and its phrases; the most telling first. */
export const ArticleKeywords = z.object({
  names: z.array(z.object({ kind: z.enum(['person', 'organisation', 'place']), name: z.string() })),
  phrases: z.array(z.string()),
})
export type ArticleKeywords = z.infer<typeof ArticleKeywords>

export const ArticlePage = z.extend(Article, {
  /** Changes since the reader looked, if there are any. */
  changes: z.optional(ArticleChanges),
  /** The former headline, if it was about other news, and the time at which it was replaced. */
  headline: z.optional(z.object({ former: z.string(), time: Time })),
  /** Figures on which its reports differ. */
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
  /** Earlier and later articles of its affair, each list oldest first. */
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
  /** Articles that may be about the same event; the reader is asked if they are. */
  perhapsSame: z.optional(z.array(Moment)),
  /** Keywords; absent where they are switched off. */
  keywords: z.optional(ArticleKeywords),
  /** Tells the reader how the text was made; null where nothing needs saying. */
  method: z.nullable(z.string()),
  marks: z.optional(z.array(ArticleMark)),
  /** A translation, shown below the original summary. */
  translation: z.optional(ArticleTranslation),
  /** Labels that the reader gave it in an app that reads this server. */
  labels: z.optional(z.array(z.string())),
})
export type ArticlePage = z.infer<typeof ArticlePage>

/** Lists only articles that were unread at this time, so that reading one does not remove it from an open list. */
export const Unread = { unreadAt: z.optional(Time) }

/** An opened article. Its sources are those that the reader follows. */
export const articles = defineContract('articles', ['sources'], {
  /** Reads an article. One that was merged into another returns that one. */
  getArticle: read(z.object({ id: RowId }), ArticlePage, ['not-found']),
  markRead: write(z.object({ id: RowId }), Nothing, [], { about: ({ id }) => `read/${id}` }),
})

declare module '#core/contract.ts' {
  interface Contracts {
    articles: typeof articles
  }
}
