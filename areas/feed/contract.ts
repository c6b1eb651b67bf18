import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT, REQUEST } from '#core/limits.ts'
import { Address, Cursor, line, RowId, Search, text } from '#core/words.ts'

/** What an article is about. "Breaking" is set by a burst of sources, the others by subject. */
export const categories = [
  'Breaking',
  'AI Infrastructure',
  'Policy & Government',
  'Markets',
  'Science',
  'Technology',
  'Environment',
  'Space',
  'Healthcare',
  'Cybersecurity',
  'Automotive',
  'Business',
] as const

/** Live articles that no subject claims are "General"; the demo has none. */
export const Category = z.enum([...categories, 'General'])
export type Category = z.infer<typeof Category>

/** An outlet as a mention: its name, and the text that its drawn mark is made from. */
export const Outlet = z.object({ name: z.string(), logo: z.string() })
export type Outlet = z.infer<typeof Outlet>

/** One event or subject, synthesized from the entries of N sources. */
export const Article = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  meaningForYou: z.optional(z.string()),
  /** When its newest counted source published. */
  publishedTime: Time,
  /** The outlets that are counted and cited, first to publish first; may be fewer than sourceCount. */
  sources: z.array(Outlet),
  sourceCount: z.int(),
  /** Of those, the ones with words of their own: all copies of one text count once. */
  independentCount: z.optional(z.int()),
  category: Category,
  image: z.optional(z.string()),
  /** When each counted source published, from 0 (the first) to 1 (the newest). */
  tape: z.array(z.number()),
  isRead: z.boolean(),
})
export type Article = z.infer<typeof Article>

/** A sentence and where it stands word for word: in which coverage, at which characters of its text. */
export const CitedSentence = z.object({
  text: z.string(),
  citations: z.array(
    z.object({
      /** Position in the article page's `coverage`, from 0. */
      coverage: z.int(),
      /** Character offsets into the stored text of that entry (UTF-16 units, end exclusive). */
      start: z.int(),
      end: z.int(),
      /** What stands right before and after it there. */
      before: z.string(),
      after: z.string(),
      /** What stands there, where it is not word for word the sentence. */
      passage: z.optional(z.string()),
    }),
  ),
})
export type CitedSentence = z.infer<typeof CitedSentence>

/** What one source published on the article. */
export const Coverage = z.object({
  /** Of the entry that it is, where it can be read here. */
  entry: z.optional(z.int()),
  outlet: Outlet,
  title: z.string(),
  link: z.nullable(z.string()),
  publishedTime: Time,
  /** Counted and cited; the others are merely related. */
  isCounted: z.boolean(),
  /** The outlet whose words it only repeats. */
  copyOf: z.optional(z.string()),
  /** Where the source changed its words since: which entry it is, and when. */
  revised: z.optional(z.object({ entry: z.int(), time: Time })),
})
export type Coverage = z.infer<typeof Coverage>

/** What a rule of the reader did to an article. */
export const ArticleMark = z.object({
  rule: Id,
  name: z.string(),
  /** In words: "Tagged “harbour”". */
  did: z.array(z.string()),
})
export type ArticleMark = z.infer<typeof ArticleMark>
/** Another article on the same affair, on its timeline. */
export const Moment = z.object({
  id: z.int(),
  title: z.string(),
  /** When the first source published it. */
  time: Time,
  sourceCount: z.int(),
})
export type Moment = z.infer<typeof Moment>
/** What one source says of a figure: the words that hold it, and where, while they stand there. */
const FigureWords = z.object({ outlet: Outlet, words: CitedSentence })

/** What an article says that its reader had not seen when they looked last. */
export const ArticleChanges = z.object({
  /** When they looked. */
  since: Time,
  sentences: z.array(CitedSentence),
  /** Figures that they saw and that a later report gives another value. */
  figures: z.array(z.object({ before: FigureWords, after: FigureWords })),
})
export type ArticleChanges = z.infer<typeof ArticleChanges>
/** What an article speaks of: who and where, and its phrases; the most telling first. */
export const ArticleKeywords = z.object({
  names: z.array(z.object({ kind: z.enum(['person', 'organisation', 'place']), name: z.string() })),
  phrases: z.array(z.string()),
})
export type ArticleKeywords = z.infer<typeof ArticleKeywords>

export const ArticlePage = z.extend(Article, {
  /** Where something changed since the reader looked. */
  changes: z.optional(ArticleChanges),
  /** The summary again, sentence by sentence, with its proof. */
  summarySentences: z.array(CitedSentence),
  /** The body below the summary. */
  paragraphs: z.array(z.array(CitedSentence)),
  coverage: z.array(Coverage),
  related: z.array(Article),
  /** The sentences that touch what the reader's profile is about, and why they were chosen. */
  meaning: z.optional(
    z.object({ sentences: z.array(CitedSentence), because: z.string(), profile: z.string() }),
  ),
  /** The affair that it is part of: what came before and what followed, each oldest first. */
  timeline: z.optional(z.object({ earlier: z.array(Moment), later: z.array(Moment) })),
  /** Absent where nobody looks for it. */
  keywords: z.optional(ArticleKeywords),
  /** How the text came about, in words for the reader; null where nothing needs saying. */
  method: z.nullable(z.string()),
  marks: z.optional(z.array(ArticleMark)),
})
export type ArticlePage = z.infer<typeof ArticlePage>

/** The articles of one category in Your Feed. */
export const Folder = z.object({
  id: Id,
  name: z.string(),
  newArticleCount: z.int(),
  readArticleCount: z.int(),
  totalArticleCount: z.int(),
})
export type Folder = z.infer<typeof Folder>

export const periods = ['today', 'week', 'month', 'year'] as const
export const Period = z.enum(periods)
export type Period = z.infer<typeof Period>

/** What the hub toolbar may choose between. */
export const newsFilters = ['for-you', 'top', 'topics'] as const
export const NewsFilter = z.enum(newsFilters)
export type NewsFilter = z.infer<typeof NewsFilter>

export const viewModes = ['custom', 'synth', 'theme'] as const
export const ViewMode = z.enum(viewModes)
export type ViewMode = z.infer<typeof ViewMode>

/** The Add Feed form's own vocabularies; not the categories of articles. */
export const feedCategories = [
  'general',
  'technology',
  'business',
  'science',
  'health',
  'sports',
  'entertainment',
] as const
export const feedFrequencies = ['15min', 'hourly', '6hours', 'daily'] as const

/** What the reader fills in to follow something. */
export const SourceDraft = z.object({
  address: Address.check(z.minLength(1, 'Enter the address of a feed or a site')),
  name: z._default(line(INPUT.nameCharacters), ''),
  category: z._default(z.enum(feedCategories), 'general'),
  frequency: z._default(z.enum(feedFrequencies), 'hourly'),
})
export type SourceDraft = z.input<typeof SourceDraft>

/** What the Add Feed page starts from. */
export const SourceForm = z.object({
  /** Whether the reader must name a source; otherwise it may keep the name that its feed gives. */
  requiresName: z.boolean(),
  /** Sources that many people follow, for one click. */
  popular: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      category: z.enum(feedCategories),
      isFollowed: z.boolean(),
    }),
  ),
})
export type SourceForm = z.infer<typeof SourceForm>

/** How a source is doing, in words that a person can act on. */
export const SourceHealth = z.object({
  /** new: not fetched yet; ok; failing: tried again later; gone: the publisher ended it, not tried again. */
  state: z.enum(['new', 'ok', 'failing', 'gone']),
  /** What was found and what to do; null without a problem. */
  message: z.nullable(z.string()),
  lastSuccess: z.nullable(Time),
  nextRun: z.nullable(Time),
})

/** A feed that the reader follows. */
export const Source = z.object({
  id: Id,
  name: z.string(),
  address: z.string(),
  site: z.nullable(z.string()),
  category: z.enum(feedCategories),
  frequency: z.enum(feedFrequencies),
  entryCount: z.int(),
  health: SourceHealth,
})
export type Source = z.infer<typeof Source>

/** What following an address came to. */
export const Followed = z.object({
  source: Source,
  /** True when the reader followed it before; nothing changed then. */
  isKnown: z.boolean(),
  /** How the feed was found, as a sentence without its full stop: "A feed at this address". */
  found: z.string(),
  latest: z.array(z.object({ title: z.string(), publishedTime: z.nullable(Time) })),
})
export type Followed = z.infer<typeof Followed>

export const Imported = z.object({
  followed: z.int(),
  known: z.int(),
  /** What could not be read or followed, each with its reason. */
  failed: z.array(z.object({ what: z.string(), reason: z.string() })),
})
export type Imported = z.infer<typeof Imported>

/** What the pipeline is doing right now. All zero: it is idle. */
export const Progress = z.object({
  fetching: z.int(),
  waitingFeeds: z.int(),
  waitingEntries: z.int(),
  articles: z.int(),
})
export type Progress = z.infer<typeof Progress>

/** What the feed screen needs to know about the hub before it shows anything. */
export const Hub = z.object({
  id: Id,
  name: z.string(),
  /** A hub without a source offers ways to begin. */
  sourceCount: z.int(),
  hasArticle: z.boolean(),
  /** What its toolbar offers to choose between; where all are empty, it offers nothing. */
  filters: z.array(NewsFilter),
  viewModes: z.array(ViewMode),
  timeFilters: z.array(Period),
})
export type Hub = z.infer<typeof Hub>

export const newsHub = defineContract('news-hub', {
  getHub: read(z.object({}), Hub),
  listBreaking: read(z.object({}), z.array(Article)),
  /** In the order of the filter, where one is given. */
  listHeadlines: read(
    z.object({ period: Period, search: Search, filter: z.optional(NewsFilter) }),
    z.array(Article),
  ),
  /** Counts what came in within `time`; everything, where none is given. */
  listFolders: read(
    z.object({
      search: Search,
      time: z.optional(Period),
      filter: z.optional(NewsFilter),
    }),
    z.array(Folder),
  ),
  /** One folder's articles, newest first; `before` continues behind the last one seen. */
  listFolderArticles: read(
    z.object({
      folder: Id,
      period: Period,
      search: Search,
      filter: z.optional(NewsFilter),
      before: z.optional(Cursor),
    }),
    z.object({ articles: z.array(Article), next: z.nullable(Cursor) }),
  ),
  /** Follows aliases: an article that was merged into another answers as that one. */
  getArticle: read(z.object({ id: RowId }), ArticlePage, ['not-found']),
  markRead: write(z.object({ id: RowId }), Nothing),

  listSources: read(z.object({}), z.array(Source)),
  getSourceForm: read(z.object({}), SourceForm),
  /** Takes a feed's address or a page's; fails with what was found there and what to do. */
  followSource: write(SourceDraft, Followed, ['not-allowed', 'unavailable']),
  unfollowSource: write(z.object({ id: Id }), Nothing, ['not-found']),
  /** Follows every feed of an OPML list that can be read, and lists the rest. */
  importOpml: write(z.object({ text: text(REQUEST.bodyBytes) }), Imported),
  /** Follows the fictional outlets that the server itself publishes. */
  followSampleNewswire: write(z.object({}), Imported),
  /** Makes every source of the reader due now. */
  refreshSources: write(z.object({}), Nothing),
  getProgress: read(z.object({}), Progress),
})
