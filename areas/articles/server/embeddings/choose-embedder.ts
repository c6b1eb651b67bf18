import type { Tools } from '#server/tools.ts'
import { chooseFor, type Chosen } from '#platform/models/server/lends.ts'

/** The endpoint for embeddings; null while search matches words only. */
export async function chooseEmbedder(
  tools: Pick<Tools, 'db'>,
  readerId: string,
): Promise<Chosen | null> {
  const chosen = await chooseFor(tools, readerId, 'embeddings')
  return chosen?.settings.semanticSearch ? chosen : null
}
