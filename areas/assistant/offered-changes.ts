import type { Ask, ContractName } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { pieceJobs } from '#areas/newsroom/contract.ts'
import { pieceActions } from '#areas/newsroom/contracts/actions.ts'
import { noteActions } from '#areas/notes/contracts/actions.ts'
import { notesEditor } from '#areas/notes/contracts/editor.ts'
import { saved } from '#areas/saved/contract.ts'
import { savedActions } from '#areas/saved/contracts/actions.ts'
import { sourceHealth } from '#areas/sources/contracts/source-health.ts'
import { ALL_SOURCES, topics, type TopicDraft } from '#areas/topics/contract.ts'
import { topicActions } from '#areas/topics/contracts/actions.ts'
import type { Action } from '#platform/actions/contracts/action.ts'
import type { Offer } from './answer.ts'

/** The defaults of the newsroom's dialog. */
const made = {
  audio: { type: 'audio', format: 'podcast', duration: 'short' },
  video: { type: 'video', format: 'presentation', duration: '1' },
  text: { type: 'text', format: 'summary', duration: '500' },
} as const

/** An offer's action, and how to undo it if that is possible. */
export interface OfferedChange {
  label: string
  accept: () => Promise<unknown>
  undo?: () => Promise<unknown>
}

/** The contract that each kind of offer needs. */
export const offerNeeds: Record<Offer['tool'], ContractName> = {
  save: 'saved',
  note: 'notes/editor',
  mute: 'sources/health',
  'follow-topic': 'topics',
  'make-audio': 'generation/making',
  'make-video': 'generation/making',
  'make-text': 'generation/making',
}

/**
 * Builds the action of an offer from the operations of other areas that their buttons call, too;
 * null if the offer lacks an input.
 */
export function offeredChange(ask: Ask, offer: Offer, key: string): OfferedChange | null {
  switch (offer.tool) {
    case 'save':
      return saving(ask, offer)
    case 'mute':
      return muting(ask, offer)
    case 'follow-topic':
      return following(ask, offer)
    case 'make-audio':
      return making(ask, offer, 'audio', key)
    case 'make-video':
      return making(ask, offer, 'video', key)
    case 'make-text':
      return making(ask, offer, 'text', key)
    case 'note':
      return noting(ask, offer, key)
  }
}

/** Undoes an action in the way that it declares. */
async function takeBack(ask: Ask, { makes }: Action, id: string): Promise<void> {
  if (!makes) return
  const { operation, input } = makes.undo(id)
  await ask(operation, input)
}

function saving(ask: Ask, { articles = [] }: Offer): OfferedChange | null {
  if (articles.length === 0) return null
  const each = (work: (article: number) => Promise<unknown>) => Promise.all(articles.map(work))
  return {
    label: 'Save',
    accept: () => each((article) => ask(saved.saveArticle, { article })),
    undo: () => each((id) => takeBack(ask, savedActions.saveArticle, String(id))),
  }
}

/** The ids of notes written by offers of this page, by the keys of the offers. */
const written = new Map<string, string>()

function noting(ask: Ask, { words = '', articles = [] }: Offer, key: string): OfferedChange | null {
  const text = words.trim()
  if (text === '') return null
  const [article] = articles
  const id = written.get(key)
  return {
    label: 'Add note',
    async accept() {
      const note = await ask(notesEditor.addNote, {
        text,
        ...(article !== undefined && { article }),
      })
      written.set(key, note.id)
    },
    ...(id !== undefined && { undo: () => takeBack(ask, noteActions.addNote, id) }),
  }
}

function muting(ask: Ask, { source }: Offer): OfferedChange | null {
  if (!source) return null
  const ids = [source.id]
  return {
    label: 'Mute',
    accept: () => ask(sourceHealth.muteSources, { ids }),
    undo: () => ask(sourceHealth.unmuteSources, { ids }),
  }
}

function following(ask: Ask, { words = '' }: Offer): OfferedChange | null {
  const title = words.trim()
  if (title === '') return null
  const named = async () => (await ask(topics.listTopics, {})).find((one) => one.title === title)
  return {
    label: 'Follow',
    async accept() {
      if (await named()) throw new Problem('conflict', `You follow a topic "${title}" already.`)
      await ask(topics.saveTopic, topicNamed(title))
    },
    async undo() {
      const topic = await named()
      if (topic) await takeBack(ask, topicActions.saveTopic, topic.id)
    },
  }
}

/** A topic over all followed sources, with the title as its keyword. */
function topicNamed(title: string): TopicDraft {
  return {
    ...{ title, sources: [ALL_SOURCES], includeKeywords: [title], excludeKeywords: [] },
    ...{ tone: 'balanced', style: 'concise', highlightWords: [], summarizationInstructions: '' },
    contentRules: { minSourceCount: 1, requireImage: false },
  }
}

function making(
  ask: Ask,
  offer: Offer,
  type: keyof typeof made,
  key: string,
): OfferedChange | null {
  const [article] = offer.articles ?? []
  if (article === undefined) return null
  const id = `assistant-${key}`
  const job = {
    ...{ ...made[type], id, title: offer.words ?? offer.effect.slice(0, 200), style: 'balanced' },
    subject: { kind: 'article' as const, id: article },
    ...{ sourceModule: 'Assistant', status: 'queued' as const },
  }
  return {
    label: 'Make',
    accept: () => ask(pieceJobs.startJobs, { jobs: [job] }),
    undo: () => takeBack(ask, pieceActions.startJobs, id),
  }
}
