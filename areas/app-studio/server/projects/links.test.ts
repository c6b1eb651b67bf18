import { afterAll, beforeAll, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { appStudio } from '../../contract.ts'
import { studioFiles } from '../../contracts/files.ts'
import { studioPreview } from '../../contracts/preview.ts'
import { studioProjects } from '../../contracts/projects.ts'
import { findPreview } from '../preview/find-preview.ts'
import { previewsOf } from '../preview/previews.ts'
import { workshopOf } from '../workshop.ts'
import { goneProject } from './gone-project.ts'
import { sweepProjects } from '../sweep.ts'
import { testStudio, writeText } from '../test-studio.ts'

let tools: TestTools
let studio: ReturnType<typeof testStudio>
let guest: TestTools['askAs'] extends (...args: never[]) => infer Ask ? Ask : never
beforeAll(async () => {
  tools = await testTools()
  studio = testStudio(tools)
  await tools.db.run(sql`insert into readers (id, name) values ('guest', 'Guest')`)
  guest = tools.askAs('guest', { operations: ['*'], scope: 'owner' })
})
afterAll(async () => {
  await workshopOf(tools).builder.close()
  await tools.close()
})

async function shared() {
  const project = await studio.create('Harbour')
  const { sharedId } = await studio.ask(studioProjects.shareProject, { id: project })
  return { project, sharedId }
}

test('a project is read by its link, with its history and its preview', async () => {
  const { project, sharedId } = await shared()
  await studio.save(project, [writeText('src/main.ts', 'export {}')], 'Empty main')
  expect(await guest(appStudio.getProject, { id: sharedId })).toMatchObject({
    ...{ id: sharedId, name: 'Harbour', isShared: true, repository: null },
  })
  const workspace = await guest(appStudio.getWorkspace, { projectId: sharedId })
  expect(workspace).toMatchObject({
    views: ['explorer', 'activity'],
    source: { commit: await studio.commit(project), isReadOnly: true },
  })
  const { files } = await guest(studioFiles.getTree, { project: sharedId })
  expect(files.map(({ path }) => path)).toEqual(await studio.paths(project))
  const main = { project: sharedId, path: 'src/main.ts' }
  expect((await guest(studioFiles.getFile, main)).content).toEqual({ text: 'export {}' })
  const found = await guest(studioFiles.searchFiles, { project: sharedId, search: 'Export {' })
  expect(found.lines).toContainEqual({ path: 'src/main.ts', line: 1, column: 1, text: 'export {}' })
  const { commits } = await guest(studioFiles.listHistory, { project: sharedId })
  expect(commits.map(({ message }) => message)).toEqual(['Empty main', 'Create Harbour'])
  const earlier = { project: sharedId, commit: commits[1]!.id }
  expect((await guest(studioFiles.getTree, earlier)).commit).toBe(commits[1]!.id)
  const diff = await guest(studioFiles.compareCommits, { project: sharedId, to: commits[0]!.id })
  expect(diff.files.map(({ path }) => path)).toEqual(['src/main.ts'])
  const { address } = await guest(studioPreview.showProject, { project: sharedId })
  expect(previewsOf(tools).find(address!.split('/')[2]!)).not.toBeNull()
  expect((await studio.ask(studioPreview.showProject, { project })).address).toBe(address)
})

test('who reads by a link is told of the next save, and after that only if they read again', async () => {
  const { project, sharedId } = await shared()
  const told = async (text: string) => {
    tools.announced.length = 0
    await studio.save(project, [writeText('src/main.ts', text)])
    return tools.announced.flatMap(({ readerId, ...change }) =>
      readerId === 'guest' ? [change] : [],
    )
  }
  const save = [
    { area: 'app-studio', operations: ['getProject', 'getWorkspace'] },
    { area: 'app-studio/files' },
  ]
  await guest(appStudio.getWorkspace, { projectId: sharedId })
  expect(await told('1')).toEqual(save)
  expect(await told('2')).toEqual([])
  await guest(studioFiles.getTree, { project: sharedId })
  expect(await told('3')).toEqual(save)
  // The owner can open the link like others, and is told of changes anyway.
  await studio.ask(appStudio.getWorkspace, { projectId: sharedId })
  expect(await told('4')).toEqual([])
})

test('a build that the owner was shown is shown by the link, too', async () => {
  const { project, sharedId } = await shared()
  await studio.ask(studioPreview.showProject, { project })
  await studio.save(project, [writeText('src/style.css', 'h1 { color: teal }')])
  const own = await studio.ask(studioPreview.showProject, { project })
  expect(own.styles).not.toBeNull()
  expect(await guest(studioPreview.showProject, { project: sharedId })).toEqual(own)
})

test('nothing can be changed by a link, and nothing else be read', async () => {
  const { project, sharedId } = await shared()
  const other = await studio.create('Other')
  const base = await studio.commit(project)
  const changes = [writeText('a', 'b')]
  const foreign = (await studio.commit(other))!
  const asked: Promise<unknown>[] = [
    guest(studioFiles.saveFiles, { project: sharedId, base, changes }),
    guest(studioFiles.restoreFiles, { project: sharedId, base, commit: base! }),
    guest(studioProjects.renameProject, { id: sharedId, name: 'Mine' }),
    guest(studioProjects.deleteProject, { id: sharedId }),
    guest(studioProjects.duplicateProject, { id: sharedId }),
    guest(studioProjects.getLink, { id: sharedId }),
    guest(studioPreview.runTests, { project: sharedId }),
    // A guest can read nothing with the project's own id, or commits of other projects.
    guest(appStudio.getProject, { id: project }),
    guest(studioFiles.getTree, { project }),
    guest(studioFiles.getTree, { project: sharedId, commit: foreign }),
    guest(studioFiles.getTree, { project: `shared-${'a'.repeat(43)}` }),
    guest(appStudio.getProject, { id: 'shared-' }),
  ]
  for (const [nth, end] of (await Promise.allSettled(asked)).entries()) {
    expect(end.status, `${nth}`).toBe('rejected')
    expect((end as PromiseRejectedResult).reason).toMatchObject({ kind: 'not-found' })
  }
  expect((await guest(appStudio.listProjects, {})).count).toBe(0)
})

test('a link ends when its owner says so, or deletes the project; the next one is another', async () => {
  const { project, sharedId } = await shared()
  const look = () => guest(studioFiles.getTree, { project: sharedId })
  await look()
  expect(await studio.ask(studioProjects.shareProject, { id: project })).toEqual({ sharedId })
  await studio.ask(studioProjects.endSharing, { id: project })
  await expect(look()).rejects.toThrow('Nothing is shared here')
  expect(await studio.ask(studioProjects.getLink, { id: project })).toEqual({ sharedId: null })
  const again = await studio.ask(studioProjects.shareProject, { id: project })
  expect(again.sharedId).not.toBe(sharedId)
  await studio.ask(studioProjects.deleteProject, { id: project })
  await expect(guest(appStudio.getProject, { id: again.sharedId })).rejects.toThrow(
    'Nothing is shared here',
  )
  await tools.db.run(sql`delete from app_studio_projects where id = ${project}`)
  await sweepProjects.run(tools, {})
  const { changed } = await tools.db.run(sql`
    delete from app_studio_links where project_id = ${project}`)
  expect(changed).toBe(0)
})

test('a preview that was seen by a link ends with it, and its owner has it at another address', async () => {
  const { project, sharedId } = await shared()
  const { address } = await guest(studioPreview.showProject, { project: sharedId })
  const look = (at: string | null) => findPreview(tools, at!.split('/')[2]!, 'index.html')
  expect(await look(address)).not.toBeNull()
  await studio.ask(studioProjects.endSharing, { id: project })
  expect(await look(address)).toBeNull()
  const own = await studio.ask(studioPreview.showProject, { project })
  expect(own.address).not.toBe(address)
  expect(await look(own.address)).not.toBeNull()
})

test('an address of a project is missing where its link has ended, or it never was', async () => {
  const { project, sharedId } = await shared()
  const at = (reader: string, id: string) =>
    goneProject(deskOf(tools, reader), `/build-software/projects/${id}/code/activity`)
  expect(await at('guest', sharedId)).toBe(false)
  expect(await at('guest', project)).toBe(true)
  await studio.ask(studioProjects.endSharing, { id: project })
  expect(await at('guest', sharedId)).toBe(true)
  await studio.ask(studioProjects.deleteProject, { id: project })
  expect(await at(tools.readerId, project)).toBe(false)
  expect(await goneProject(tools.desk, '/build-software/projects')).toBe(false)
})
