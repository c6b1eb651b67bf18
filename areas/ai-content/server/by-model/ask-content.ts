import { EndpointTrouble, type Chosen } from '#platform/models/server/lends.ts'
import { streamModel, takeTurn } from '#platform/models/server/lends/turns.ts'
import type { Tools } from '#server/tools.ts'
import type { AskStream } from './write-text.ts'

/**
 * Asks an endpoint for a text and yields it piece by piece. An endpoint that does not stream is
 * asked for the whole text.
 */
export function askContent(tools: Tools, chosen: Chosen, signal?: AbortSignal): AskStream {
  return async function* (talk) {
    const stream = streamModel(tools, chosen, { ...talk, signal })
    let hasBegun = false
    try {
      for (;;) {
        const next = await stream.next()
        if (next.done) return
        hasBegun = true
        yield next.value
      }
    } catch (error) {
      const isOfNoUse = error instanceof EndpointTrouble && error.trouble === 'wrong-shape'
      if (hasBegun || !isOfNoUse) throw error
      yield (await takeTurn(tools, chosen, talk, { tools: [], isLast: true })).text
    } finally {
      await stream.return(undefined as never)
    }
  }
}
