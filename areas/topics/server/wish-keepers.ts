import type { Tools } from '#server/tools.ts'
import { summaryTask } from '#areas/articles/server/lends/by-model.ts'
import { chooseFor } from '#platform/models/server/lends.ts'
import { topicTask } from './follow-instructions.ts'

/**
 * Reads the names of the endpoints that apply a topic's instructions, tone and style; null if there
 * is none.
 */
export async function readWishKeepers(
  tools: Pick<Tools, 'db'>,
  readerId: string,
): Promise<{ judge: string | null; writer: string | null }> {
  const judge = await chooseFor(tools, readerId, topicTask)
  const writer = await chooseFor(tools, readerId, summaryTask)
  return {
    judge: judge?.endpoint.name ?? null,
    writer: writer?.settings.summarization ? writer.endpoint.name : null,
  }
}
