import { Problem } from '#core/problem.ts'
import { folderName, readStream, type Stream } from '../../streams.ts'
import type { Desk } from '#server/tools.ts'
import { labelsAmong } from '../items/label-articles.ts'
import { listFollowed, type Subscription } from '../subscriptions.ts'

export type Labelled = Extract<Stream, { kind: 'folder' }>

/** The data that is needed to tell streams apart: a reader's sources, and the labels in use. */
export interface Known {
  followed: readonly Subscription[]
  labels: ReadonlySet<string>
}

/** Reads the data that is needed for these streams. */
export async function knownOf(desk: Desk, streams: readonly (string | null)[]): Promise<Known> {
  const names = streams.flatMap((given) => {
    const stream = readStream(given ?? '')
    return stream?.kind === 'folder' ? namesOf(stream) : []
  })
  return { followed: await listFollowed(desk), labels: await labelsAmong(desk, names) }
}

/**
 * Possible names of the label: as the client writes it, and composed (NFC), as labels are stored.
 * Apple's clients send decomposed names.
 */
export function namesOf({ folder }: Labelled): string[] {
  const name = folderName(folder)
  return [...new Set([name, name.normalize('NFC')])]
}

/**
 * The name under which a label is stored: on one line and composed (NFC). It is case-sensitive, as
 * names of folders are.
 */
export function labelName(stream: Labelled): string {
  const name = folderName(stream.folder).normalize('NFC')
  if (!name.isWellFormed() || /\p{Cc}/u.test(name))
    throw new Problem('invalid', 'A label has a name of one line, without control characters.')
  return name
}
