import type { IFileSystem } from 'just-bash'
import type { ShellChange } from './messages.ts'

/** The folder of the project in the shell. */
export const ROOT = '/project'

/**
 * Finds the project's files that a command line has changed. Files outside of the project, such as
 * in /tmp, are lost.
 */
export async function changesIn(
  fs: IFileSystem,
  before: ReadonlyMap<string, Uint8Array>,
): Promise<{ changes: ShellChange[]; links: string[] }> {
  const left = new Set(before.keys())
  const changes: ShellChange[] = []
  const links: string[] = []
  for (const full of fs.getAllPaths()) {
    if (!full.startsWith(`${ROOT}/`)) continue
    const path = full.slice(ROOT.length + 1)
    const { isFile, isSymbolicLink } = await fs.lstat(full)
    if (isSymbolicLink) links.push(path)
    if (!isFile || isSymbolicLink) continue
    left.delete(path)
    const content = await fs.readFileBuffer(full)
    const had = before.get(path)
    if (!had || !Buffer.from(had).equals(content)) changes.push([path, content])
  }
  return { changes: [...changes, ...[...left].map((path) => [path, null] as const)], links }
}
