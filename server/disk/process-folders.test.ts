import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeProcessFolder, removeAbandoned } from './process-folders.ts'

test('folders of processes that are gone are removed, those of the living and of late stay', async () => {
  const inside = await mkdtemp(join(tmpdir(), 'synthwire-folders-'))
  try {
    const target = join(inside, 'made')
    const ours = await makeProcessFolder(target)
    const { pid } = spawnSync(process.execPath, ['--version'])
    const old = `${target}.new-${pid}-old`
    const late = `${target}.new-${pid}-late`
    const other = join(inside, `else.new-${pid}-old`)
    for (const folder of [old, late, other]) await mkdir(join(folder, 'files'), { recursive: true })
    const longAgo = new Date(Date.now() - 7_200_000)
    for (const folder of [ours, old, other]) await utimes(folder, longAgo, longAgo)

    await removeAbandoned(target, { afterMs: 3_600_000 })
    const names = (await readdir(inside)).toSorted()
    expect(names).toEqual([ours, late, other].map((folder) => basename(folder)).toSorted())
    await removeAbandoned(target)
    expect(await readdir(inside)).not.toContain(basename(late))
  } finally {
    await rm(inside, { recursive: true, force: true })
  }
})
