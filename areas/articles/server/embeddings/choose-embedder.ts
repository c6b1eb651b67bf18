import type { Tools } from '#server/tools.ts'
import { chooseFor, type Chosen } from '#areas/models/server/lends.ts'

/** Who gives directions; null while search goes by words. */
export async function chooseEmbedder(
  tools: Pick<Tools, 'db'>,
  readerId: string,
): Promise<Chosen | null> {
  const chosen = await chooseFor(tools, readerId, 'embeddings')
  return chosen?.settings.semanticSearch ? chosen : null
}
