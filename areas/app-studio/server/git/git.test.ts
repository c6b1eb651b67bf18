import { randomBytes } from 'node:crypto'
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { makeToken } from '#server/access/api-tokens.ts'
import { areas } from '#server/areas.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { openTestServer } from '#server/web/test-web-server.ts'
import { studioFiles } from '../../contracts/files.ts'
import { testStudio, writeText } from '../test-studio.ts'
import { hasGit, openGit } from './test-git.ts'

// The tests share a server, but each has its own project and clone.
let tools: TestTools
let server: Awaited<ReturnType<typeof openTestServer>>
let studio: ReturnType<typeof testStudio>
let git: Awaited<ReturnType<typeof openGit>>
const secrets = { read: '', write: '' }

beforeAll(async () => {
  tools = await testTools()
  server = await openTestServer({ tools, areas, readerId: tools.readerId })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  studio = testStudio(tools)
  git = await openGit()
  for (const scope of ['read', 'write'] as const) {
    const { readerId } = tools
    const token = { readerId, name: scope, scope, days: null }
    secrets[scope] = (await makeToken(tools.db, token, tools.now())).secret
  }
}, patient(60_000))
afterAll(async () => {
  await server.app.close()
  await git.close()
  await tools.close()
})

function addressOf(project: string, secret = secrets.write): string {
  const { port } = server.app.server.address() as AddressInfo
  return `http://reader:${secret}@127.0.0.1:${port}/git/${project}.git`
}

/** Makes a project, and clones it into a folder named by its id. */
async function cloned(): Promise<string> {
  const project = await studio.create()
  await git.git('', 'clone', '-q', addressOf(project), project)
  return project
}

const inClone = (project: string, path: string) => join(git.folder, project, path)

async function commitIn(project: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(inClone(project, path), '..'), { recursive: true })
    await writeFile(inClone(project, path), text)
  }
  await git.git(project, 'add', '-A')
  await git.git(project, 'commit', '-qm', `Change ${Object.keys(files).length} files`)
}

const push = (project: string, ...more: string[]) => git.git(project, 'push', ...more)
const pushFails = (project: string, ...more: string[]) => git.gitFails(project, 'push', ...more)

describe.skipIf(!hasGit())('Stock git', { timeout: patient(60_000) }, () => {
  test('clones a project with its history, pulls what is saved, and finds nothing to complain of', async () => {
    const project = await cloned()
    expect(await git.git(project, 'rev-parse', 'HEAD')).toBe(await studio.commit(project))
    await studio.save(project, [
      writeText('docs/größe.md', 'Größe\n'),
      { do: 'delete', path: 'src' },
    ])
    await git.git(project, 'pull', '-q')
    expect(await git.git(project, 'log', '--format=%an %s')).toContain('Reader Create Harbour')
    expect(await git.git(project, '-c', 'core.quotePath=false', 'ls-files')).toContain(
      'docs/größe.md',
    )
    expect(await git.git(project, 'fsck', '--strict', '--full')).not.toMatch(
      /error|missing|dangling/,
    )
    expect(await git.git(project, 'rev-parse', 'HEAD')).toBe(await studio.commit(project))
  })

  test('pushes commits, merges, executables, branches and tags', async () => {
    const project = await cloned()
    const long = Array.from({ length: 3000 }, (_, nth) => `line ${nth}\n`).join('')
    await commitIn(project, { 'run.sh': '#!/bin/sh\n', 'long.txt': long })
    await chmod(inClone(project, 'run.sh'), 0o755)
    await commitIn(project, { 'long.txt': `${long}one more\n` })
    await git.git(project, 'checkout', '-qb', 'side', 'HEAD~1')
    await commitIn(project, { 'side.txt': 'side\n' })
    await git.git(project, 'checkout', '-q', 'main')
    await git.git(project, 'merge', '-q', '--no-ff', '-m', 'Merge side', 'side')
    await git.git(project, 'tag', '-am', 'First release', 'v1')
    await git.git(project, 'repack', '-adfq', '--depth=50')
    await push(project, '--follow-tags', 'origin', 'main', 'side')

    expect(await studio.text(project, 'long.txt')).toBe(`${long}one more\n`)
    const { commits } = await studio.ask(studioFiles.listHistory, { project })
    expect(commits[0]).toMatchObject({ message: 'Merge side', author: 'Mira Holt', parents: 2 })
    await git.git('', 'clone', '-q', addressOf(project), `${project}-again`)
    expect(await git.git(`${project}-again`, 'fsck', '--strict', '--full')).not.toMatch(
      /error|missing/,
    )
    expect(await git.git(`${project}-again`, 'ls-tree', 'HEAD', 'run.sh')).toMatch(/^100755/)
    expect(await git.git(`${project}-again`, 'tag')).toBe('v1')
    await push(project, 'origin', ':side')
    expect(await git.git(project, 'ls-remote', 'origin')).not.toContain('side')
  })

  test('does not lose what was saved in between, and is told to pull', async () => {
    const project = await cloned()
    await studio.save(project, [writeText('README.md', 'Changed here\n')])
    await commitIn(project, { 'there.txt': 'there\n' })
    expect(await pushFails(project)).toMatch(/\[rejected\].*fetch first/)
    await git.git(project, 'pull', '-q', '--rebase')
    await push(project)
    expect(await studio.text(project, 'README.md')).toBe('Changed here\n')
    expect(await studio.text(project, 'there.txt')).toBe('there\n')
  })

  test('is refused where history would be rewritten or the project deleted', async () => {
    const project = await cloned()
    const before = await studio.commit(project)
    await git.git(project, 'commit', '-q', '--amend', '-m', 'Rewritten')
    const refusal = await pushFails(project, '--force')
    expect(refusal).toContain(
      'remote: denying non-fast-forward refs/heads/main (you should pull first)',
    )
    expect(refusal).toMatch(/\[remote rejected\] main -> main \(non-fast-forward\)/)
    expect(await pushFails(project, 'origin', ':main')).toContain(
      'remote: refusing to delete the current branch: refs/heads/main',
    )
    expect(await studio.commit(project)).toBe(before)
  })

  test('is told why a push cannot be stored, and nothing of it is', async () => {
    const project = await cloned()
    const before = await studio.commit(project)
    const refused = async (words: string, make: () => Promise<unknown>) => {
      await make()
      await git.git(project, 'add', '-A')
      await git.git(project, 'commit', '-qm', 'More')
      expect(await pushFails(project)).toContain(`remote: ${words}`)
      await git.git(project, 'reset', '-q', '--hard', 'origin/main')
    }
    await refused('“docs/link” is a symbolic link', async () => {
      await mkdir(inClone(project, 'docs'))
      await symlink('../README.md', inClone(project, 'docs/link'))
    })
    await refused('“aux.txt” cannot be stored: Windows reserves the name', () =>
      writeFile(inClone(project, 'aux.txt'), 'x'),
    )
    await refused('“readme.md” and “README.md” differ only by case', () =>
      writeFile(inClone(project, 'readme.md'), 'x'),
    )
    await refused('A project can have 2,000 files at most', async () => {
      await mkdir(inClone(project, 'many'))
      const names = Array.from({ length: 2000 }, (_, nth) => `many/${nth}`)
      await Promise.all(names.map((name) => writeFile(inClone(project, name), 'x')))
    })
    await refused('A file is larger than 5 MB', () =>
      writeFile(inClone(project, 'big'), 'x'.repeat(5_000_001)),
    )
    await refused('A push can have 60 MB at most', async () => {
      for (let nth = 0; nth < 13; nth++)
        await writeFile(inClone(project, `noise${nth}`), randomBytes(5_000_000))
    })
    await git.git(project, 'update-index', '--add', '--cacheinfo', `160000,${before},module`)
    await git.git(project, 'commit', '-qm', 'Module')
    expect(await pushFails(project)).toContain('remote: “module” is a submodule')
    expect(await studio.commit(project)).toBe(before)
  })

  test('needs a token, whose scope reaches, and a project of that reader', async () => {
    const project = await cloned()
    await commitIn(project, { a: 'a\n' })
    const reading = addressOf(project, secrets.read)
    await git.git('', 'clone', '-q', reading, `${project}-read`)
    expect(await git.gitFails(project, 'push', reading, 'main')).toContain(
      'This token can only read',
    )
    expect(await git.gitFails('', 'ls-remote', addressOf(project, 'synthwire_wrong'))).toMatch(
      /Authentication failed|Use a token/,
    )
    expect(await git.gitFails('', 'ls-remote', addressOf('project-none'))).toContain('not found')
  })
})
