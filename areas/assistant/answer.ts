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

/**
 * The part of the product that a question is about, because it was open. All fields must be valid.
 */
export const QuestionScope = z.object({
  article: z.optional(RowId),
  topic: z.optional(Id),
  folder: z.optional(Id),
  source: z.optional(Id),
  hub: z.optional(Id),
  /** The selected text, which "this" in the question refers to. */
  passage: z.optional(text(PASSAGE_CHARACTERS)),
})
export type QuestionScope = z.infer<typeof QuestionScope>

/** A question with its scope. The server supplies the time. */
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

/**
 * The kind of a question. `anything` is a question without a question word, or just a few words.
 */
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

/** The question as it was understood, so that the reader can notice a misunderstanding. */
export const Asked = z.object({
  kind: QuestionKind,
  /** The period that the question names, end exclusive. */
  from: z.optional(Time),
  to: z.optional(Time),
  /**
   * The part that was searched: an article, a hub, a topic, a folder or sources; missing if
   * everything was searched.
   */
  within: z.optional(line(500)),
})
export type Asked = z.infer<typeof Asked>

/** The position of a sentence in its source, which contains the sentence word for word. */
export const AnswerCitation = z.object({
  article: RowId,
  entry: RowId,
  /**
   * Character offsets (UTF-16 units, end exclusive) into the stored text of the entry, or into its
   * title if `inTitle` is true.
   */
  start: z.int().check(z.minimum(0)),
  end: z.int().check(z.minimum(0)),
  inTitle: z.optional(z.boolean()),
  outlet: z.string(),
  /** The title of the entry. */
  title: z.string(),
  url: z.nullable(z.string()),
  publishedAt: Time,
})
export type AnswerCitation = z.infer<typeof AnswerCitation>

export const AnswerSentence = z.object({
  text: text(SENTENCE_CHARACTERS),
  /**
   * The citations, at least one. The first is the source of `text`; the others contain the same
   * sentence or one with the same content.
   */
  citations: list(AnswerCitation, CITATIONS_EACH),
  /** The heading above the sentence: an outlet in comparisons, a day in figures and changes. */
  heading: z.optional(line(500)),
})
export type AnswerSentence = z.infer<typeof AnswerSentence>

/** A number from a source, and the time of its report. */
export const AnswerFigure = z.object({
  at: Time,
  value: z.number(),
  /** The unit or the counted thing, such as "$" or "people"; empty if there is none. */
  unit: line(200),
  /** The index in `sentences`. */
  sentence: z.int().check(z.minimum(0)),
})
export type AnswerFigure = z.infer<typeof AnswerFigure>

/** An action that is performed only if the reader presses its button. */
export const Offer = z.object({
  tool: z.enum(['save', 'note', 'follow-topic', 'make-audio', 'make-video', 'make-text', 'mute']),
  /**
   * The exact effect of the action, such as "Saves the article "Tide at Orrin" to your saved
   * articles."
   */
  effect: z.string(),
  /** The inputs of the action, if it needs them. */
  articles: z.optional(list(RowId, 10)),
  source: z.optional(Reference),
  /** The name of a new topic, or the words of a note. */
  words: z.optional(text(2000)),
})
export type Offer = z.infer<typeof Offer>

export const NearArticle = z.object({
  id: RowId,
  title: z.string(),
  /** The sentence nearest to the question, if no sentence answers it. */
  passage: z.optional(AnswerSentence),
})
export type NearArticle = z.infer<typeof NearArticle>

export const Answer = z.object({
  /**
   * `found`: sentences answer the question. `not-found`: no source of the reader answers it.
   * `offer`: it asks for a change, which an offer can make. `refused`: it asks for a change that
   * the assistant cannot make. `unclear`: it has no words to search for.
   */
  kind: z.enum(['found', 'not-found', 'offer', 'refused', 'unclear']),
  asked: Asked,
  /** The first line, which says what was searched, or why there are no sentences. */
  intro: z.string(),
  sentences: list(AnswerSentence, SENTENCES_SHOWN),
  figures: list(AnswerFigure, FIGURES_SHOWN),
  /** The nearest articles if nothing was found; otherwise articles for further reading. */
  nearest: list(NearArticle, NEAREST_SHOWN),
  offers: list(Offer, OFFERS_SHOWN),
})
export type Answer = z.infer<typeof Answer>
