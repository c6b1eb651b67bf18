import type { Tools } from '#server/tools.ts'
import { chooseFor, type Chosen } from '#platform/models/server/lends.ts'
import { embeddingTask } from '../model-tasks.ts'

/** The endpoint for embeddings; null if search only matches words. */
export async function chooseEmbedder(
  tools: Pick<Tools, 'db'>,
  readerId: string,
): Promise<Chosen | null> {
  const chosen = await chooseFor(tools, readerId, embeddingTask)
  return chosen?.settings.semanticSearch ? chosen : null
}
