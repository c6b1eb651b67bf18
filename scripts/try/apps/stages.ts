import type { RunningHub } from '#e2e/hubs/hub.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import {
  askApp,
  studioOf,
  type DeployedApp,
} from '../../measure/bench/app-studio/apps/deployed-apps.ts'
import { expectThat } from '../running/expect-that.ts'

/** Work during which the server is killed. */
export interface Stage {
  name: string
  work(hub: RunningHub): Promise<void>
}

/**
 * The numbers of operations that were sent and that were answered. The number that the server
 * carried out must lie between them.
 */
export interface Tally {
  tried: number
  answered: number
}

export interface Told {
  projects: { saved: string; built: string; moved: string; called: string }
  builds: Tally
  promotions: Tally
  rollBacks: Tally
  /** The number of calls that were sent, and which of them were answered. */
  calls: { tried: number; answered: Set<number> }
  saves: Tally
}

const NOTE = 'notes.txt'
/** A note of realistic length, which begins with the number of its save. */
const noteOf = (nth: number) => `${nth}\n${'Berth and quay. '.repeat(200)}`
const pageOf = (nth: number) =>
  `<!doctype html><html lang="en"><title>${nth}</title><h1>${nth}</h1>`
const MARK = `export default async ({ query }) => {
  const { value, version } = await data.read(query.call)
  await data.compareAndSet(query.call, version, (value ?? 0) + 1)
  return { body: 'done' }
}`

/**
 * Creates the projects for each stage, with their work and the conditions that must hold after a
 * kill.
 */
export async function openStages(first: RunningHub) {
  const at = studioOf(first)
  const projects = {
    saved: await at.create('Saved'),
    built: await at.create('Built'),
    moved: await at.create('Moved'),
    called: await at.create('Called'),
  }
  await at.save(projects.called, { 'functions/mark.ts': MARK })
  let called = await at.deploy(projects.called)
  await at.deploy(projects.moved)
  const movedBuilds = [await buildAt(first, projects.moved, 'prd')]
  await at.save(projects.moved, { 'index.html': pageOf(2) })
  await at.deploy(projects.moved)
  movedBuilds.push(await buildAt(first, projects.moved, 'prd'))

  const tally = (): Tally => ({ tried: 0, answered: 0 })
  const told: Told = {
    projects,
    ...{ builds: tally(), promotions: tally(), rollBacks: tally(), saves: tally() },
    calls: { tried: 0, answered: new Set() },
  }
  let pages = 0
  let newestBuild: string | null = null

  async function count(tally: Tally, work: () => Promise<unknown>): Promise<void> {
    tally.tried++
    await work()
    tally.answered++
  }

  const all: Stage[] = [
    {
      name: 'saves',
      async work(hub) {
        const nth = told.saves.tried + 1
        told.saves.tried = nth
        await studioOf(hub).save(projects.saved, { [NOTE]: noteOf(nth) })
        told.saves.answered = nth
      },
    },
    {
      name: 'builds and deployments',
      async work(hub) {
        const studio = studioOf(hub)
        await studio.save(projects.built, { 'index.html': pageOf(++pages) })
        await count(told.builds, async () => {
          newestBuild = await studio.press(projects.built)
        })
        await studio.untilServed(projects.built, 'prd', newestBuild!)
      },
    },
    {
      name: 'promotions and ways back',
      async work(hub) {
        const now = await buildAt(hub, projects.moved, 'qa')
        const other = movedBuilds.find((build) => build !== now)!
        await count(told.rollBacks, () => studioOf(hub).rollBack(projects.moved, 'qa', other))
        await count(told.promotions, () =>
          askHub(hub, 'app-studio/builds/triggerBuild', { projectId: projects.moved, env: 'prd' }),
        )
      },
    },
    {
      name: 'calls of functions',
      async work() {
        const call = ++told.calls.tried
        const { status } = await askApp(called, `/functions/mark?call=${call}`)
        if (status === 200) told.calls.answered.add(call)
      },
    },
  ]

  return {
    all,
    told,
    /** Visits an app once, just before the server is told to end. */
    async visitOnce(hub: RunningHub): Promise<void> {
      await askApp(await studioOf(hub).deploy(projects.saved))
    },
    /** Checks what must hold as soon as the server is back. */
    async afterKill(hub: RunningHub): Promise<void> {
      const studio = studioOf(hub)
      const file = (await askHub(
        hub,
        `app-studio/files/getFile?project=${projects.saved}&path=${NOTE}`,
      ).catch(() => null)) as { content: { text: string } } | null
      const saved = file === null ? 0 : Number.parseInt(file.content.text, 10)
      const { tried, answered } = told.saves
      expectThat(saved >= answered && saved <= tried, `save ${answered} is there, and not ${saved}`)
      if (saved > 0) expectThat(file!.content.text === noteOf(saved), `save ${saved} is whole`)
      const places = await studio.places(projects.called)
      const { address } = places.environments.find(({ env }) => env === 'prd')!
      called = { ...called, port: Number(new URL(address!.url).port) } satisfies DeployedApp
      if (newestBuild !== null) await untilNewestIsServed(hub)
      for (const build of [called.name, 'moved'])
        expectThat(
          (await askApp({ name: build, port: called.port })).status === 200,
          `${build} is served`,
        )
    },
  }

  /**
   * Waits until all environments serve the newest build, which may be one whose answer was lost.
   */
  async function untilNewestIsServed(hub: RunningHub): Promise<void> {
    const giveUpAt = Date.now() + 60_000
    for (;;) {
      const { environments } = await studioOf(hub).places(projects.built)
      const [local, ...served] = environments
      const newest = local!.build!
      if (served.every(({ build }) => build?.id === newest.id)) return
      expectThat(newest.state !== 'broken' && newest.state !== 'red', 'the build comes to its end')
      expectThat(Date.now() < giveUpAt, `build ${newest.nth} is served in time`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function buildAt(hub: RunningHub, project: string, env: string): Promise<string> {
  const { environments } = await studioOf(hub).places(project)
  return environments.find((one) => one.env === env)!.build!.id
}
