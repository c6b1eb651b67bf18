import * as z from 'zod/mini'
import { MODELS } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { EndpointTrouble } from '../trouble.ts'
import { storable } from './answer-json.ts'

/** A function of the server that a model may call while it works on an answer. */
export interface ModelTool<Input = unknown> {
  /** The name, made of letters, digits and "_", as endpoints require. */
  name: string
  description: string
  input: z.ZodMiniType<Input>
  /**
   * Returns the result for the model. If this fails with a `Problem`, the model gets its message.
   */
  execute(input: Input): Promise<unknown>
}

/** A call of a function as a model wrote it. */
export interface WrittenCall {
  name: string
  input: unknown
}

/** The most characters of an unknown name that are sent back to the model. */
const MOST_NAME = 64

/** Carries out the calls of one conversation. A repeated call is not carried out again. */
export function toolCalls(tools: readonly ModelTool[]) {
  const done = new Set<string>()

  /** Returns the text to send back to the model: the result, or what was wrong with the call. */
  return async function carryOut({ name, input }: WrittenCall): Promise<string> {
    const tool = tools.find((one) => one.name === name)
    if (!tool) return `There is no tool "${storable(name).slice(0, MOST_NAME)}".`
    const read = tool.input.safeParse(input)
    if (!read.success) return told(`The input is wrong. ${z.prettifyError(read.error)}`)
    const call = JSON.stringify([name, read.data])
    if (done.has(call)) return 'This was called with the same input before; its result is above.'
    done.add(call)
    try {
      return told(await tool.execute(read.data))
    } catch (error) {
      // Failures of an endpoint and bugs end the conversation; only a `Problem` is reported to the
      // model.
      if (!(error instanceof Problem) || error instanceof EndpointTrouble) throw error
      return told(`It failed: ${error.message}`)
    }
  }
}

function told(result: unknown): string {
  const text = typeof result === 'string' ? result : (JSON.stringify(result) ?? 'Done.')
  return storable(text.slice(0, MODELS.resultCharacters))
}
