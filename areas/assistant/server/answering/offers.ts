import * as z from 'zod/mini'
import { sql, type Desk } from '#server/tools.ts'
import type { ReadQuestion, Request } from '#engine/answers/read-question.ts'
import type { Answer, Offer } from '../../answer.ts'
import type { FoundArticle } from './find-articles.ts'

interface Asked {
  question: ReadQuestion
  asked: Answer['asked']
  best: readonly FoundArticle[]
  /** The id of the open article; null if none is open. */
  article: number | null
}

const WORDS_CHARACTERS = 200

/**
 * Answers a request to change something with a button that names its effect, or with the reason why
 * there is none.
 */
export async function offersFor(desk: Desk, given: Asked): Promise<Answer> {
  const { question, asked, best, article } = given
  const request = question.request!
  const nothing = { asked, sentences: [], figures: [], nearest: [] }
  if (request === 'other') {
    return {
      ...nothing,
      kind: 'refused',
      intro:
        'The assistant cannot do that. It deletes, sends and removes nothing; it can offer to save, note, mute, follow a topic or make a piece.',
      offers: [],
    }
  }
  const target = best.find(({ id }) => article === null || id === article)
  const offer = await offerOf(desk, request, question, target)
  return {
    ...nothing,
    kind: offer === null ? 'unclear' : 'offer',
    intro:
      offer === null
        ? `${MISSING[request]} Nothing was changed.`
        : 'Nothing was changed yet. Press the button to do it.',
    nearest: best.slice(0, 3).map(({ id, title }) => ({ id, title })),
    offers: offer === null ? [] : [offer],
  }
}

const NO_ARTICLE = 'No article fits that. Open the article first, or name what it is about.'
const MISSING: Record<Exclude<Request, 'other'>, string> = {
  save: NO_ARTICLE,
  note: 'There is nothing to note. Write what the note should say.',
  'follow-topic': 'Name what the topic should follow.',
  'make-audio': NO_ARTICLE,
  'make-video': NO_ARTICLE,
  'make-text': NO_ARTICLE,
  mute: 'You follow no source of that name. Write its name as it stands among your sources.',
}

async function offerOf(
  desk: Desk,
  request: Exclude<Request, 'other'>,
  question: ReadQuestion,
  target: FoundArticle | undefined,
): Promise<Offer | null> {
  const words = question.terms
    .map(({ word }) => word)
    .join(' ')
    .slice(0, WORDS_CHARACTERS)
  const about = target && { articles: [target.id] }
  switch (request) {
    case 'save':
      return (
        (target && { tool: 'save', effect: `Saves the article "${target.title}".`, ...about }) ??
        null
      )
    case 'make-audio':
    case 'make-video':
    case 'make-text':
      return (
        (target && {
          tool: request,
          effect: `Makes ${PIECES[request]} from the article "${target.title}" in the newsroom.`,
          ...about,
        }) ??
        null
      )
    case 'note':
      return words === ''
        ? null
        : {
            tool: 'note',
            effect: target
              ? `Adds a note to the article "${target.title}".`
              : 'Adds a note of its own.',
            words: question.text.slice(0, 2000),
            ...about,
          }
    case 'follow-topic':
      return words === ''
        ? null
        : {
            tool: 'follow-topic',
            effect: `Adds a topic that follows articles with the words "${words}".`,
            words,
          }
    case 'mute': {
      const source = await namedSource(desk, question.text)
      return (
        source && {
          tool: 'mute',
          effect: `Mutes the source "${source.name}": its entries leave your lists until you unmute it.`,
          source,
        }
      )
    }
  }
}

const PIECES = { 'make-audio': 'an audio piece', 'make-video': 'a video', 'make-text': 'a text' }
const READ_CHARACTERS = 1000

async function namedSource({ db, readerId }: Desk, text: string) {
  return db.maybe(
    z.object({ id: z.string(), name: z.string() }),
    sql`select id, name from (
          select sources.id, coalesce(sources.name, feeds.title, '') as name
          from sources join feeds on feeds.id = feed_id where reader_id = ${readerId}
        ) as named
        where length(name) > 1 and strpos(lower(${text.slice(0, READ_CHARACTERS)}), lower(name)) > 0
        order by length(name) desc limit 1`,
  )
}
