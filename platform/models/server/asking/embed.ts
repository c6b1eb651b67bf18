import type { Tools } from '#server/tools.ts'
import type { Chosen } from './chosen.ts'
import { exchanged, wrongShape } from './exchange.ts'
import { loadSdk } from './load-sdk.ts'
import { askOrRecall } from './remembered.ts'
import { spentTokens, tokensOf } from './tokens.ts'

/** Returns the embeddings of texts by the task's model, from the cache if they are known. */
export async function embed(
  tools: Tools,
  chosen: Chosen,
  texts: string[],
  { deadlineMs }: { deadlineMs?: number } = {},
): Promise<number[][]> {
  const most = { input: tokensOf(texts.join('')), output: 0 }
  return askOrRecall(tools, chosen, JSON.stringify(texts), async () => {
    const { answer, isUsable } = await exchanged(
      tools,
      chosen,
      { most, deadlineMs },
      async ({ models }) => {
        const { embedMany } = await loadSdk()
        const { embeddings, usage } = await embedMany({
          model: models.embedding(chosen.model),
          values: texts,
          maxRetries: 0,
        })
        return {
          answer: embeddings,
          isUsable: areUsable(embeddings, texts.length),
          spent: spentTokens({ inputTokens: usage.tokens, outputTokens: 0 }, most),
        }
      },
    )
    if (!isUsable) throw wrongShape(chosen.endpoint)
    return answer
  })
}

function areUsable(embeddings: number[][], count: number): boolean {
  const size = embeddings[0]?.length ?? 0
  return (
    embeddings.length === count &&
    size > 1 &&
    embeddings.every((one) => one.length === size && one.every(Number.isFinite))
  )
}
