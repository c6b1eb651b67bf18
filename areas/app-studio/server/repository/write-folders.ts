import { gitObject, type GitObject } from './objects.ts'
import type { Files } from './read-tree.ts'
import { MODE, writeTreeLines, type TreeLine } from './tree.ts'

interface Folder {
  folders: Map<string, Folder>
  lines: TreeLine[]
}

/** Makes the folders for these files. The top folder is the last. */
export function writeFolders(files: Files): GitObject[] {
  const top = newFolder()
  for (const [path, { id, isExecutable }] of files) {
    const names = path.split('/')
    const name = names.pop()!
    let folder = top
    for (const each of names) {
      const inside = folder.folders.get(each) ?? newFolder()
      folder.folders.set(each, inside)
      folder = inside
    }
    folder.lines.push({ mode: isExecutable ? MODE.executable : MODE.file, name, id })
  }
  const written: GitObject[] = []
  writeFolder(top, written)
  return written
}

function writeFolder({ folders, lines }: Folder, written: GitObject[]): string {
  const inside = [...folders].map(([name, folder]) => ({
    mode: MODE.folder,
    name,
    id: writeFolder(folder, written),
  }))
  const tree = gitObject('tree', writeTreeLines([...lines, ...inside]))
  written.push(tree)
  return tree.id
}

const newFolder = (): Folder => ({ folders: new Map(), lines: [] })
