import { happened } from '#platform/actions/server/lends.ts'
import type { Database, Desk } from '#server/tools.ts'
import { contentDrafted } from '../../contracts/happenings.ts'
import type { WholeBrief } from '../../drafts/brief.ts'

/** Announces a new text in the transaction that adds it. */
export async function tellDrafted(
  desk: Desk,
  db: Database,
  text: { id: string; name: string },
  type: WholeBrief['type'],
): Promise<void> {
  await happened(desk, db, desk.readerId, {
    ...{ happening: contentDrafted, key: `content.drafted/${text.id}`, about: text.name },
    facts: { text, type },
  })
}
