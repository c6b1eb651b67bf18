import { Problem } from '#core/problem.ts'
import type { Reply } from '#server/web/routes/route.ts'
import type { Desk } from '#server/tools.ts'
import { readStream } from '../../streams.ts'
import { removeLabel, renameLabel } from '../items/label-articles.ts'
import { moveFolder } from './edit-subscriptions.ts'
import { labelName, namesOf, type Labelled } from './labels.ts'
import { ok } from './replies.ts'

// A folder and a label may have the same name. Clients show them as one, so both are changed, with
// their content. A rule continues to give its own tag.

/**
 * Serves rename-tag: renames a folder, a label or both. If the new name already exists, the two are
 * merged.
 */
export async function renameTag(desk: Desk, form: URLSearchParams): Promise<Reply> {
  const from = folderOf(form.get('s'))
  const into = readStream(form.get('dest') ?? '')
  if (into?.kind !== 'folder')
    throw new Problem('invalid', 'The new name "dest" must be that of a folder or label.')
  const wasLabel = await renameLabel(desk, namesOf(from), labelName(into))
  return found(from, (await moveFolder(desk, from.folder, into.folder)) || wasLabel)
}

/**
 * Serves disable-tag: moves the content of a folder to the top level, and removes a label from all
 * items.
 */
export async function removeTag(desk: Desk, form: URLSearchParams): Promise<Reply> {
  const from = folderOf(form.get('s'))
  const wasLabel = await removeLabel(desk, namesOf(from))
  return found(from, (await moveFolder(desk, from.folder, [])) || wasLabel)
}

function folderOf(given: string | null): Labelled {
  const stream = readStream(given ?? '')
  if (stream?.kind === 'folder') return stream
  throw new Problem('invalid', 'The name "s" must be that of a folder or label.')
}

function found(stream: Labelled, wasThere: boolean): Reply {
  if (wasThere) return ok
  const [name = ''] = namesOf(stream)
  throw new Problem('not-found', `There is no folder or label "${name.slice(0, 100)}".`)
}
