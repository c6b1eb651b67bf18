import { Problem } from '#core/problem.ts'
import type { Reply } from '#server/web/routes/route.ts'
import type { Desk } from '#server/tools.ts'
import { readStream } from '../../streams.ts'
import { removeLabel, renameLabel } from '../items/label-articles.ts'
import { moveFolder } from './edit-subscriptions.ts'
import { labelName, namesOf, type Labelled } from './labels.ts'
import { ok } from './replies.ts'

// A name may be that of a folder and of a label at once. Clients show one thing, so both are changed, with what lies
// inside. A rule goes on giving the tag that it was told to give.

/** rename-tag: of a folder, a label or both; one that is there already takes in what is renamed. */
export async function renameTag(desk: Desk, form: URLSearchParams): Promise<Reply> {
  const from = folderOf(form.get('s'))
  const into = readStream(form.get('dest') ?? '')
  if (into?.kind !== 'folder')
    throw new Problem('invalid', 'The new name "dest" is that of a folder or label.')
  const wasLabel = await renameLabel(desk, namesOf(from), labelName(into))
  return found(from, (await moveFolder(desk, from.folder, into.folder)) || wasLabel)
}

/** disable-tag: what lies in a folder goes to the top, and a label goes from all items. */
export async function removeTag(desk: Desk, form: URLSearchParams): Promise<Reply> {
  const from = folderOf(form.get('s'))
  const wasLabel = await removeLabel(desk, namesOf(from))
  return found(from, (await moveFolder(desk, from.folder, [])) || wasLabel)
}

function folderOf(given: string | null): Labelled {
  const stream = readStream(given ?? '')
  if (stream?.kind === 'folder') return stream
  throw new Problem('invalid', 'The name "s" is that of a folder or label.')
}

function found(stream: Labelled, wasThere: boolean): Reply {
  if (wasThere) return ok
  const [name = ''] = namesOf(stream)
  throw new Problem('not-found', `There is no folder or label "${name.slice(0, 100)}".`)
}
