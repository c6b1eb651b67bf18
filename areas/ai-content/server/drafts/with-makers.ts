import { readMakers, type MakersDesk } from '#platform/actions/server/lends.ts'
import { drafts, type DraftSummary } from '../../contracts/drafts.ts'

/** Names the workflow or agent that drafted a text as its author. */
export async function withMakers<Row extends Pick<DraftSummary, 'id' | 'author'>>(
  desk: MakersDesk,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = rows.map(({ id }) => id)
  const made = await readMakers(desk, drafts.writeDraft, ids)
  return rows.map((row) => {
    const by = made.get(row.id)
    return by ? { ...row, author: `${by.kind} ${by.name}` } : row
  })
}
