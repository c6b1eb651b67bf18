import * as z from 'zod/mini'
import { Id, line, list, Reference, RowId, text, Time } from '#core/words.ts'

export const QUESTION_CHARACTERS = 10_000
const PASSAGE_CHARACTERS = 5000
const SENTENCE_CHARACTERS = 4000
const SENTENCES_SHOWN = 8
const CITATIONS_EACH = 8
const FIGURES_SHOWN = 20
const NEAREST_SHOWN = 3
const OFFERS_SHOWN = 4

/** The open thing that a question is about. All of its fields must be valid. */
export const QuestionScope = z.object({
  article: z.optional(RowId),
  topic: z.optional(Id),
  folder: z.optional(Id),
  source: z.optional(Id),
  hub: z.optional(Id),
  /** Words that the reader had selected: "this" in the question. */
  passage: z.optional(text(PASSAGE_CHARACTERS)),
})
export type QuestionScope = z.infer<typeof QuestionScope>

/** A question with its scope; the server knows the time. */
export const Question = z.object({
  text: text(
    QUESTION_CHARACTERS,
    `A question can have ${QUESTION_CHARACTERS} characters at most. Shorten it.`,
  ),
  scope: z.optional(QuestionScope),
  /**
   * The reader's time zone, such as "Europe/Berlin", which decides what "yesterday" means. UTC if it is missing or
   * unknown.
   */
  zone: z.optional(line(100)),
})
export type Question = z.infer<typeof Question>

/** The kind of a question. `anything` is one without a question word, or a few words. */
export const QuestionKind = z.enum([
  'who',
  'when',
  'where',
  'how-many',
  'why',
  'how',
  'what',
  'what-happened',
  'what-changed',
  'compare',
  'list',
  'is-it-true',
  'first-reported',
  'figures-over-time',
  'anything',
])
export type QuestionKind = z.infer<typeof QuestionKind>

/** The question as it was understood, so that the reader notices a misunderstanding. */
export const Asked = z.object({
  kind: QuestionKind,
  /** The period that the question names, end exclusive. */
  from: z.optional(Time),
  to: z.optional(Time),
  /** The part that was searched, if it is not everything: a topic, a folder, a source, an article. */
  within: z.optional(line(500)),
})
export type Asked = z.infer<typeof Asked>

/** The position of a sentence in its source, which contains it word for word. */
export const AnswerCitation = z.object({
  article: RowId,
  entry: RowId,
  /** Character offsets into the stored text of the entry (UTF-16 units, end exclusive); into its title where `inTitle`. */
  start: z.int().check(z.minimum(0)),
  end: z.int().check(z.minimum(0)),
  inTitle: z.optional(z.boolean()),
  outlet: z.string(),
  /** Title of the entry. */
  title: z.string(),
  url: z.nullable(z.string()),
  publishedAt: Time,
})
export type AnswerCitation = z.infer<typeof AnswerCitation>

export const AnswerSentence = z.object({
  text: text(SENTENCE_CHARACTERS),
  /**
   * At least one citation. The first is the source of `text`; the others contain the same sentence or one with the same
   * content.
   */
  citations: list(AnswerCitation, CITATIONS_EACH),
  /** The heading above it: an outlet in comparisons, a day in figures and changes. */
  heading: z.optional(line(500)),
})
export type AnswerSentence = z.infer<typeof AnswerSentence>

/** A number that the sources gave, and its time. */
export const AnswerFigure = z.object({
  at: Time,
  value: z.number(),
  /** The counted thing, such as "people" or "$"; empty without one. */
  unit: line(200),
  /** Position in `sentences`, from 0. */
  sentence: z.int().check(z.minimum(0)),
})
export type AnswerFigure = z.infer<typeof AnswerFigure>

/** An action that is carried out only when the reader presses its button. */
export const Offer = z.object({
  tool: z.enum(['save', 'note', 'follow-topic', 'make-audio', 'make-video', 'make-text', 'mute']),
  /** The exact effect of pressing it, such as "Saves the article "Tide at Orrin" to your saved articles." */
  effect: z.string(),
  /** Inputs of the action, if it needs them. */
  articles: z.optional(list(RowId, 10)),
  source: z.optional(Reference),
  /** The name of a new topic, or the words of a note. */
  words: z.optional(text(2000)),
})
export type Offer = z.infer<typeof Offer>

export const NearArticle = z.object({
  id: RowId,
  title: z.string(),
  /** The sentence nearest to the question, if nothing answers it. */
  passage: z.optional(AnswerSentence),
})
export type NearArticle = z.infer<typeof NearArticle>

export const Answer = z.object({
  /**
   * `found`: sentences answer it. `not-found`: no source of the reader answers it. `offer`: it asks for a change, which
   * the offers make. `refused`: it asks for a change that the assistant cannot make. `unclear`: the question has no
   * words to search for.
   */
  kind: z.enum(['found', 'not-found', 'offer', 'refused', 'unclear']),
  asked: Asked,
  /** The first line: what was searched, or why there are no sentences. */
  intro: z.string(),
  sentences: list(AnswerSentence, SENTENCES_SHOWN),
  figures: list(AnswerFigure, FIGURES_SHOWN),
  /** The nearest articles if nothing was found; otherwise articles for further reading. */
  nearest: list(NearArticle, NEAREST_SHOWN),
  offers: list(Offer, OFFERS_SHOWN),
})
export type Answer = z.infer<typeof Answer>
