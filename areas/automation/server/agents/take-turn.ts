import { Problem } from '#core/problem.ts'
import { EndpointTrouble, mayHaveCost, type Chosen } from '#platform/models/server/lends.ts'
import {
  mostOfTurn,
  streamModel,
  takeTurn,
  type ModelTool,
  type ToolTurn,
} from '#platform/models/server/lends/turns.ts'
import { places, TurnOutput } from '../../agents/talk.ts'
import { AGENTS } from '../../limits.ts'
import type { Answering } from './answering.ts'
import type { Talk } from './model-words.ts'
import { reserve, roomFor, settle } from './spending.ts'

/** The pause after which the next part of an answer is stored and shown. */
const SHOWN_EVERY_MS = 500
const MOST_KNOWN = 1000

/** Thrown if the agent's budget allows no further request. */
export class BudgetOver extends Problem {
  constructor(message: string) {
    super('conflict', message)
  }
}

interface Turn extends Talk {
  tools: readonly Pick<ModelTool, 'name' | 'description' | 'input'>[]
  isLast: boolean
}

type Asked = ToolTurn & { spent: { input: number; output: number } }

/** Sends a request to a model; if the model can stream, passes on the growing answer. */
type Ask = (
  at: Answering['at'],
  chosen: Chosen,
  talk: Parameters<typeof takeTurn>[2],
  tools: Parameters<typeof takeTurn>[3],
  show: (text: string) => Promise<void>,
) => Promise<Asked>

const asWhole: Ask = ({ world }, chosen, talk, tools) => takeTurn(world, chosen, talk, tools)

const asStream: Ask = async ({ world, signal }, chosen, talk, tools, show) => {
  const stream = streamModel(world, chosen, { ...talk, signal }, tools)
  let text = ''
  let shownAt = -Infinity
  try {
    for (;;) {
      const next = await stream.next()
      if (next.done) return next.value
      text += next.value
      if (performance.now() - shownAt < SHOWN_EVERY_MS) continue
      await show(text)
      shownAt = performance.now()
    }
  } finally {
    await stream.return(undefined as never)
  }
}

/** Models whose endpoints refused to stream, as far as this process knows. */
const withoutStreams = new Set<string>()

/**
 * Takes one turn of the model. The answer arrives in parts if the endpoint can stream, otherwise as
 * a whole.
 */
export async function takeAgentTurn(
  answering: Answering,
  chosen: Chosen,
  turn: number,
  talk: Turn,
): Promise<ToolTurn> {
  const name = JSON.stringify([chosen.endpoint.address, chosen.model])
  if (withoutStreams.has(name)) return askOnce(answering, chosen, turn, talk, asWhole)
  let hasBegun = false
  const noticing: Ask = (at, given, words, tools, show) =>
    asStream(at, given, words, tools, (text) => {
      hasBegun = true
      return show(text)
    })
  try {
    return await askOnce(answering, chosen, turn, talk, noticing)
  } catch (error) {
    const isOfNoUse =
      error instanceof EndpointTrouble && ['wrong-shape', 'refused'].includes(error.trouble)
    if (hasBegun || !isOfNoUse) throw error
    if (withoutStreams.size >= MOST_KNOWN) withoutStreams.clear()
    withoutStreams.add(name)
    // An endpoint that refused a request is paused for a while, so it cannot be asked again now.
    if (error.trouble === 'refused') throw error
    return askOnce(answering, chosen, turn, talk, asWhole)
  }
}

/**
 * Sends one request to the model, as a step of the run. The highest possible cost is charged and
 * stored before it is sent. If the server dies meanwhile, the charge stays, and the request is sent
 * again.
 */
async function askOnce(
  { at, agent, nth }: Answering,
  chosen: Chosen,
  turn: number,
  { system, messages, tools, isLast }: Turn,
  ask: Ask,
): Promise<ToolTurn> {
  const { memory, desk } = at
  const path = places.turn(nth, turn)
  const stored = memory.results.get(path)
  if (stored?.state === 'done') return TurnOutput.parse(stored.output) as ToolTurn
  const most = mostOfTurn(chosen, { system, messages }, tools)
  const room = await roomFor(desk, agent, chosen, most)
  if ('over' in room) throw new BudgetOver(room.over)
  const capped = { input: most.input, output: room.output }
  const attempt = (memory.attemptsAt(path).at(-1)?.attempt ?? 0) + 1
  const note = { path, name: `Ask ${chosen.model}`, attempt }
  const reserved = await desk.db.transaction(async (db) => {
    const taken = await reserve(db, desk, agent, chosen, capped)
    if (taken) await memory.store([{ ...note, state: 'started', input: { ...capped } }], db)
    return taken
  })
  if (!reserved) throw new BudgetOver('Another conversation took what was left of today’s budget.')
  try {
    const talk = { system, messages, mostTokens: capped.output }
    const show = async (text: string) => {
      const output = { text: text.slice(0, AGENTS.answerCharacters).toWellFormed() }
      await memory.store([{ ...note, state: 'started', input: { ...capped }, output }])
      await desk.announce({ area: 'automation/conversations', operations: ['getConversation'] })
    }
    const { spent, ...taken } = await ask(at, chosen, talk, { tools, isLast }, show)
    const output = { ...taken, spent }
    await desk.db.transaction(async (db) => {
      await settle(db, agent, reserved, chosen, spent)
      await memory.store([{ ...note, state: 'done', input: { ...capped }, output }], db)
    })
    memory.stored([{ ...note, state: 'done', output }])
    return taken
  } catch (error) {
    if (error instanceof Problem && !at.signal.aborted) {
      const { message } = error
      await desk.db.transaction(async (db) => {
        if (error instanceof EndpointTrouble && !mayHaveCost(error))
          await settle(db, agent, reserved, chosen, { input: 0, output: 0 })
        await memory.store([{ ...note, state: 'failed', input: { ...capped }, error: message }], db)
      })
      memory.stored([{ ...note, state: 'failed', error: message }])
    }
    throw error
  }
}
