import type { Tools } from '#server/tools.ts'

/** Lets open screens ask again. */
export async function tellOfRuns(tools: Pick<Tools, 'announce'>): Promise<void> {
  await tools.announce({ area: 'runs' })
}
