import { createHash } from 'node:crypto'
import { loadavg } from 'node:os'
import { templates } from '#areas/app-studio/server/templates.ts'
import { startHub } from '#e2e/hubs/hub.ts'
import type { Measured } from '../../measured.ts'
import { median, timed } from '../../statistics.ts'
import { askApp, studioOf, type DeployedApp } from './deployed-apps.ts'

const TIMES = 3
const PAGE = /\.html?$/
const FILE = /(?:src|href)="\.?\/?([\w./-]+)"/g

/**
 * Measures for each template the time from pressing "Deploy" until the address serves the build,
 * and the time to go back to the build before.
 */
export async function measureDeploying(): Promise<Measured> {
  const hub = await startHub({ env: { APPS_PORT: '0' } })
  try {
    const studio = studioOf(hub)
    const measured: Measured = {}
    const [all, back]: [number[], number[]] = [[], []]
    // The first deployment is measured separately, because it also starts the processes that build
    // and test.
    const { ms } = await timed(async () =>
      expectPage(await studio.deploy(await studio.create('First'))),
    )
    measured['the first one after the start, s'] = ms / 1000
    for (const { id } of templates) {
      const project = await studio.create(id, id)
      const first = await timed(async () => {
        const app = await studio.deploy(project)
        await expectPage(app)
        return app
      })
      all.push(first.ms)
      measured[`${id}: from "Deploy" to an answer, s`] = first.ms / 1000
      const app = first.result
      const bytes = await digest(app)
      for (const env of ['-int', '-stg', '-qa'])
        if ((await digest({ ...app, name: `${app.name}${env}` })) !== bytes)
          throw new Error(`${id}${env} serves other bytes than prd`)
      const build = await served(project)
      for (let nth = 0; nth < TIMES; nth++) {
        await studio.save(project, { 'public/note.html': `<!doctype html><title>${nth}</title>` })
        await studio.deploy(project)
        const { ms } = await timed(async () => {
          await studio.rollBack(project, 'prd', build)
          await expectPage(app)
        })
        back.push(ms)
        if ((await digest(app)) !== bytes) throw new Error(`${id} came back otherwise`)
      }
    }
    async function served(project: string) {
      const { environments } = await studio.places(project)
      return environments.find(({ env }) => env === 'prd')!.build!.id
    }
    return {
      ...measured,
      'from "Deploy" to an answer, most s': Math.max(...all) / 1000,
      'rolled back, until it answers: median ms': median(back),
      'rolled back, until it answers: most ms': Math.max(...back),
      'the same bytes in int, stg, qa, prd and after going back': `${templates.length} templates`,
      'load after': loadavg()[0]!,
    }
  } finally {
    await hub.stop()
  }
}

async function expectPage(app: DeployedApp): Promise<void> {
  const { status } = await askApp(app)
  if (status !== 200) throw new Error(`${app.name} answered ${status}`)
}

/** A hash of everything that a visitor receives: the first page and the files that it refers to. */
async function digest(app: DeployedApp): Promise<string> {
  const hash = createHash('sha256')
  const paths = ['/index.html']
  for (const path of paths) {
    const { status, body } = await askApp(app, path)
    hash.update(`${path} ${status} ${body.byteLength}\n`).update(body)
    if (!PAGE.test(path)) continue
    for (const [, file] of body.toString().matchAll(FILE))
      if (!paths.includes(`/${file}`)) paths.push(`/${file}`)
  }
  return hash.digest('hex')
}
