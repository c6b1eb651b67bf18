import { sql, type Desk, type Sql } from '#server/tools.ts'
import { comparisonIn } from '#engine/answers/reading/comparison.ts'
import { isEmpty, readQuestion, type ReadQuestion } from '#engine/answers/read-question.ts'
import type { Answer, Question } from '../../answer.ts'
import { comparedBy, withoutNames, withPassage } from './asked-question.ts'
import { compareSides } from './compare-sides.ts'
import { articleScope, findAnswer, type FoundAnswer } from './find-answer.ts'
import { findArticles } from './find-articles.ts'
import { findingWords, introOf } from './intro.ts'
import { languageOfNearest, nearestTo, readOn } from './nearest.ts'
import { offersFor } from './offers.ts'
import { readScope, type AnswerScope } from './scope.ts'

/**
 * Answers a question with sentences of the sources that the reader follows, without a model.
 * `within` limits the search to certain articles, such as those of a hub. Nothing is changed: a
 * request for a change becomes an offer.
 */
export async function answerQuestion(
  desk: Desk,
  { text, zone, scope = {} }: Question,
  within?: Sql,
): Promise<Answer> {
  const now = desk.now().getTime()
  const asked = withPassage(readQuestion(text, { now, zone }), scope.passage, now)
  const answerIn = async (where: AnswerScope): Promise<Answer> => {
    if (within !== undefined) where.conditions.push(sql`(${within})`)
    const question = comparedBy(withoutNames(asked, where.named), where)
    const facts = askedOf(question, where)
    if (question.request !== null) {
      const { articles: best } = await findArticles(articleScope(desk, where), question, where)
      return offersFor(desk, { question, asked: facts, best, article: where.article })
    }
    if (isEmpty(question) && where.within === undefined) return unclear(facts)
    const sides = where.sources === null ? comparisonIn(question) : null
    return sides === null
      ? answerOf(await findAnswer(desk, question, where), { facts, where })
      : compareSides(desk, { sides, where, facts })
  }
  const where = await readScope(desk, asked, scope)
  const answer = await answerIn(where)
  if (answer.kind !== 'not-found' || !where.areSourcesSaid) return answer
  // If the articles of the named source do not answer the question, those of other sources may.
  const elsewhere = await answerIn(await readScope(desk, asked, scope, { areSourcesAsked: false }))
  return elsewhere.kind === 'found' ? elsewhere : answer
}

function answerOf(
  { question, composed, articles, cite, sentenceOf, nearSentences }: FoundAnswer,
  { facts, where }: { facts: Answer['asked']; where: AnswerScope },
): Answer {
  const answer = { asked: facts, figures: composed.figures, offers: [] }
  const sentences = composed.sentences.map(sentenceOf)
  if (sentences.length === 0) {
    const near = nearSentences()
    const nearest = nearestTo(near, articles, cite)
    const language = languageOfNearest(question, near, nearest)
    const intro = findingWords(question, where.within, { hasNearest: nearest.length > 0, language })
    return { ...answer, kind: 'not-found', intro, sentences, nearest }
  }
  return {
    ...answer,
    kind: 'found',
    intro: introOf(question, where.within, composed.differing),
    sentences,
    nearest: readOn(
      articles,
      composed.sentences.map(({ sentence }) => sentence.report.article),
    ),
  }
}

function askedOf({ kind, time }: ReadQuestion, where: AnswerScope): Answer['asked'] {
  return {
    kind,
    ...(time.from !== null && { from: new Date(time.from).toISOString() }),
    ...(time.to !== null && { to: new Date(time.to).toISOString() }),
    ...(where.within !== undefined && { within: where.within }),
  }
}

function unclear(asked: Answer['asked']): Answer {
  return {
    kind: 'unclear',
    asked,
    intro:
      'That question holds nothing to look for. Name what it is about, such as a person, a place or an event.',
    sentences: [],
    figures: [],
    nearest: [],
    offers: [],
  }
}
