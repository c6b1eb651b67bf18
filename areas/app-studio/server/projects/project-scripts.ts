import * as z from 'zod/mini'
import type { Script } from '../../contracts/workspace.ts'
import { readBlobs, readFiles } from '../repository/read-tree.ts'
import type { Owned } from '../repository/store-objects.ts'

const PACKAGE_FILE = 'package.json'
/** The most scripts to list; a longer list is no use to choose from. */
const MOST_SCRIPTS = 100

const Package = z.object({ scripts: z.record(z.string(), z.unknown()) })

/** Reads the scripts in package.json; empty if the file is missing or damaged. */
export async function scriptsAt(of: Owned, commit: string): Promise<Script[]> {
  const id = (await readFiles(of, commit)).files.get(PACKAGE_FILE)?.id
  if (id === undefined) return []
  const text = Buffer.from((await readBlobs(of, [id])).get(id)!).toString()
  try {
    const scripts = Object.entries(Package.parse(JSON.parse(text)).scripts)
    return scripts
      .flatMap(([name, command]) =>
        typeof command === 'string' ? [{ id: name, name, command }] : [],
      )
      .filter(({ name }) => /^[\w:.-]{1,100}$/.test(name))
      .slice(0, MOST_SCRIPTS)
  } catch {
    return []
  }
}
