import { execFile } from 'node:child_process'
import { copyFile, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { throwawayFolder } from './hub.ts'

/** Parts of the program that another build has under other names: one of the first page, one that comes later. */
const renamed = /^(first|ArticleOverlay)-[\w-]+\.js$/
export const OTHER_VERSION = 'other-build1'

/** The same program as another build would have it, beside its packages. Gives the folder; delete it afterwards. */
export async function makeOtherBuild(): Promise<string> {
  const folder = await throwawayFolder()
  await promisify(execFile)('cp', ['-a', 'dist', folder])
  await copyFile('package.json', join(folder, 'package.json'))
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))

  const web = join(folder, 'dist', 'web')
  const assets = await readdir(join(web, 'assets'))
  const names = assets.filter((name) => renamed.test(name))
  const { version } = JSON.parse(await readFile(join(web, 'assets.json'), 'utf8')) as {
    version: string
  }
  const replaced = [
    [version, OTHER_VERSION] as const,
    ...names.map((name) => [name, name.replace(/.{3}\.js$/, 'ZZZ.js')] as const),
  ]
  for (const file of await textsIn(join(folder, 'dist'))) {
    const text = await readFile(file, 'utf8')
    const other = replaced.reduce((so, [from, to]) => so.replaceAll(from, to), text)
    if (other === text) continue
    await writeFile(file, other)
    for (const packed of ['.br', '.gz']) await rm(file + packed, { force: true })
  }
  for (const [from, to] of replaced.slice(1)) {
    await rename(join(web, 'assets', from), join(web, 'assets', to))
    for (const packed of ['.br', '.gz'])
      await rm(join(web, 'assets', from + packed), { force: true })
  }
  return folder
}

async function textsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.(js|json|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
