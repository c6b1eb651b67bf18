import type { Tools } from '#server/tools.ts'

/** Makes the reader's open screens reload their runs. */
export async function tellOfRuns(tools: Pick<Tools, 'announce'>, readerId: string): Promise<void> {
  await tools.announce({ area: 'runs', readerId })
}
